import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { type BagLocation, bagLimits, bagTabFromQuery } from '#contract/club/bags.limits.ts'
import type { BagSummary } from '#contract/club/bags.ts'
import { to as toPhone } from '#contract/club/pages.phone.ts'
import { to } from '#contract/club/pages.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { RequestedBags } from '../bagRequests/RequestedBags.tsx'
import { custodyText } from '../custody/custody.text.ts'
import { OpenShifts } from '../custody/OpenShifts.tsx'
import { PendingBags } from '../custody/PendingBags.tsx'
import { QueuedMoves } from '../custody/QueuedMoves.tsx'
import { MovementList } from '../movements/MovementList.tsx'
import classes from './BagsScreen.module.css'
import { BagsTable } from './BagsTable.tsx'
import { bagsText as text } from './bags.text.ts'

export function BagsScreen() {
  const isAdmin = useMe().role === 'admin'
  const tab = bagTabFromQuery(useSearchParams())
  return (
    <Screen title={text.title} actions={isAdmin && <AdminActions />}>
      {isAdmin && <MissingCodeNotice />}
      <QueuedMoves />
      <PendingBags />
      <RequestedBags />
      <OpenShifts />
      <div className={classes.scan}>
        <LinkButton to={toPhone('scan')}>{custodyText.scan}</LinkButton>
      </div>
      <LocationTabs />
      {tab !== 'archived' && <SearchField label={text.searchHint} maxLength={bagLimits.search} />}
      <div className="with-aside">
        <div>{tab === 'archived' ? <ArchivedBags /> : <Bags isAdmin={isAdmin} where={tab} />}</div>
        <LatestMovementsPanel isAdmin={isAdmin} />
      </div>
    </Screen>
  )
}

/** Warns admins while no bag code is set: without it nobody can move a bag from a phone. */
function MissingCodeNotice() {
  const code = useRead(api.club.custody.code).data
  if (!code || code.changedAt) return null
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
      <ExportButton label={text.export} read={api.club.bags.export} name={text.exportName} />
      <LinkButton to={to('bagsImport')}>{text.import}</LinkButton>
      <LinkButton to={to('bagsCreate')} primary>
        {text.create}
      </LinkButton>
    </>
  )
}

/** Tabs by location, each with its number of bags. They keep the search, except for the archive, which has none. */
function LocationTabs() {
  const query = useSearchParams()
  const currentTab = bagTabFromQuery(query)
  const counts = useRead(api.club.bags.counts).data
  const { search } = searchFromQuery(query, bagLimits.search)
  const tabOf = (where: typeof currentTab, label: string) => ({
    to: to('bags', { ...(search && where !== 'archived' && { q: search }), ...(where && { where }) }),
    label,
    here: where === currentTab,
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

function ArchivedBags() {
  const pages = usePagedRead(api.club.bags.archived, {})
  return <BagPages pages={pages} empty={<EmptyPanel sentence={text.noneArchived} />} />
}

interface BagPagesProps {
  pages: ReturnType<typeof usePagedRead<object, { bags: BagSummary[]; next: string | null }>>
  empty: ReactNode
}

const BagPages = ({ pages, empty }: BagPagesProps) => (
  <Loaded
    read={pages.read}
    skeleton={<SkeletonBox height={420} radius={10} />}
    isEmpty={([first]) => first?.bags.length === 0}
    empty={empty}
  >
    {(loadedPages) => (
      <>
        <div className="card">
          <BagsTable bags={loadedPages.flatMap(({ bags }) => bags)} />
        </div>
        <LoadMore pages={pages} />
      </>
    )}
  </Loaded>
)

function Bags({ isAdmin, where }: { isAdmin: boolean; where: BagLocation | undefined }) {
  const query = useSearchParams()
  const filter = { ...searchFromQuery(query, bagLimits.search), ...(where && { where }) }
  const pages = usePagedRead(api.club.bags.list, filter)
  const sentence = filter.search ? text.notFound(filter.search) : where ? text.noneThere[where] : text.empty
  return (
    <BagPages
      pages={pages}
      empty={
        <EmptyPanel sentence={sentence}>
          {filter.search && <LinkButton to={to('bags', { ...(where && { where }) })}>{text.clear}</LinkButton>}
          {isAdmin && !filter.search && !where && <LinkButton to={to('bagsCreate')}>{text.create}</LinkButton>}
        </EmptyPanel>
      }
    />
  )
}

function LatestMovementsPanel({ isAdmin }: { isAdmin: boolean }) {
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
