import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { type BagLocation, bagLimits, bagTabFromQuery } from '#contract/club/bags.limits.ts'
import type { BagSummary } from '#contract/club/bags.ts'
import { to as toPhone } from '#contract/club/pages.phone.ts'
import { to } from '#contract/club/pages.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { AskedBags } from '../bagRequests/AskedBags.tsx'
import { custodyText } from '../custody/custody.text.ts'
import { PendingBags } from '../custody/PendingBags.tsx'
import { QueuedMoves } from '../custody/QueuedMoves.tsx'
import { MovementList } from '../movements/MovementList.tsx'
import classes from './BagsScreen.module.css'
import { BagsTable } from './BagsTable.tsx'
import { bagsText as text } from './bags.text.ts'

export function BagsScreen() {
  const isAdmin = useMe().role === 'admin'
  const tab = bagTabFromQuery(useSearch())
  return (
    <Screen title={text.title} actions={isAdmin && <AdminActions />}>
      {isAdmin && <NoCode />}
      <QueuedMoves />
      <PendingBags />
      <AskedBags />
      <div className={classes.scan}>
        <LinkButton to={toPhone('scan')}>{custodyText.scan}</LinkButton>
      </div>
      <Tabs />
      {tab !== 'archived' && <SearchField label={text.searchHint} maxLength={bagLimits.search} />}
      <div className="with-aside">
        <div className={classes.list}>{tab === 'archived' ? <Archived /> : <Bags isAdmin={isAdmin} where={tab} />}</div>
        <Latest isAdmin={isAdmin} />
      </div>
    </Screen>
  )
}

/** Without a code nobody can move a bag from a phone. */
function NoCode() {
  const known = useRead(api.club.custody.code).data
  if (!known || known.changedAt) return null
  return (
    <Notice sentence={custodyText.setCode.never}>
      <LinkButton to={to('bagCode')}>{custodyText.setCode.setNow}</LinkButton>
    </Notice>
  )
}

function AdminActions() {
  const { remove, removing } = useRemoval(api.club.custody.removePending, {
    question: { body: text.pendingBody },
    said: text.pendingRemoved,
    stays: true,
  })
  return (
    <>
      <Button variant="default" loading={removing} onClick={() => void remove()}>
        {text.removePending}
      </Button>
      <LinkButton to={to('bagCode')}>{text.code}</LinkButton>
      <LinkButton to={to('bagsLabels')}>{text.labels}</LinkButton>
      <LinkButton to={to('bagsCreate')} primary>
        {text.create}
      </LinkButton>
    </>
  )
}

/** Where the bags are, with how many of them there are. */
function Tabs() {
  const query = useSearch()
  const here = bagTabFromQuery(query)
  const counts = useRead(api.club.bags.counts).data
  const { search } = searchFromQuery(query, bagLimits.search)
  const tabOf = (where: typeof here, label: string) => ({
    to: to('bags', { ...(search && where !== 'archived' && { q: search }), ...(where && { where }) }),
    label,
    here: where === here,
  })
  return (
    <PageTabs
      label={text.tabs.label}
      tabs={[
        tabOf(undefined, text.tabs.all(counts?.total)),
        tabOf('in', text.tabs.in(counts?.in)),
        tabOf('out', text.tabs.out(counts?.out)),
        tabOf('archived', text.tabs.archived),
      ]}
    />
  )
}

function Archived() {
  const pages = usePages(api.club.bags.archived, {})
  return <BagPages pages={pages} empty={<Empty sentence={text.noneArchived} />} />
}

interface BagPagesProps {
  pages: ReturnType<typeof usePages<object, { bags: BagSummary[]; next: string | null }>>
  empty: ReactNode
}

const BagPages = ({ pages, empty }: BagPagesProps) => (
  <Loaded
    read={pages.read}
    skeleton={<Bone height={420} radius={10} />}
    isEmpty={([first]) => first?.bags.length === 0}
    empty={empty}
  >
    {(shown) => (
      <>
        <div className="card">
          <BagsTable bags={shown.flatMap(({ bags }) => bags)} />
        </div>
        <More pages={pages} />
      </>
    )}
  </Loaded>
)

function Bags({ isAdmin, where }: { isAdmin: boolean; where: BagLocation | undefined }) {
  const query = useSearch()
  const asked = { ...searchFromQuery(query, bagLimits.search), ...(where && { where }) }
  const pages = usePages(api.club.bags.list, asked)
  const sentence = asked.search ? text.notFound(asked.search) : where ? text.noneThere[where] : text.empty
  return (
    <BagPages
      pages={pages}
      empty={
        <Empty sentence={sentence}>
          {asked.search && <LinkButton to={to('bags', { ...(where && { where }) })}>{text.clear}</LinkButton>}
          {isAdmin && !asked.search && !where && <LinkButton to={to('bagsCreate')}>{text.create}</LinkButton>}
        </Empty>
      }
    />
  )
}

function Latest({ isAdmin }: { isAdmin: boolean }) {
  const movements = useRead(api.club.movements.recent)
  return (
    <Panel
      title={text.movements}
      action={isAdmin && <Link to={to('bagsLastMovements')}>{text.moreMovements}</Link>}
      flush
    >
      <MovementList read={movements} />
    </Panel>
  )
}
