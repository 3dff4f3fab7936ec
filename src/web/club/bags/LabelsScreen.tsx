import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import type { BagSummary } from '#contract/club/bags.ts'
import { to } from '#contract/club/pages.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { CutSheet } from '#web/kernel/ui/paper/CutSheet.tsx'
import { Qr } from '#web/kernel/ui/paper/Qr.tsx'
import { bagPath } from '../custody/bagPath.ts'
import { bagsText as text } from './bags.text.ts'
import classes from './LabelsScreen.module.css'
import { bagTypeText } from './moving.text.ts'

type LabelledBag = Pick<BagSummary, 'id' | 'type' | 'brand' | 'fullName' | 'numberSocio' | 'place'>

/** Ten sheets of 24 labels load by themselves; the button below loads the next ten. */
const labelsPerLoad = 240

export function LabelsScreen() {
  const query = useSearch()
  const idBag = query.get('bag')
  return (
    <Screen
      title={text.labelsTitle}
      actions={
        <>
          <LinkButton to={idBag ? to('bag', { idBag }) : to('bags')}>{idBag ? text.backToBag : text.back}</LinkButton>
          {idBag && <LinkButton to={to('bagsLabels')}>{text.allLabels}</LinkButton>}
          <Button onClick={() => window.print()}>{text.print}</Button>
        </>
      }
    >
      <p className="muted below screen-only">{text.labelsHint}</p>
      {idBag ? <OneLabel id={idBag} /> : <AllLabels />}
    </Screen>
  )
}

function OneLabel({ id }: { id: string }) {
  const read = useRead(api.club.bags.one, { id })
  return (
    <Loaded read={read} skeleton={<Bone height={140} radius={10} />}>
      {({ bag }) => <LabelSheets bags={[bag]} />}
    </Loaded>
  )
}

function AllLabels() {
  const pages = usePages(api.club.bags.list, {})
  const { read, hasMore, isComing, failure, more } = pages
  const count = read.data?.reduce((sum, { bags }) => sum + bags.length, 0) ?? 0
  // Pages load one after the other until the sheets of this load are full.
  const loadsMore = hasMore && !isComing && !failure && count % labelsPerLoad !== 0
  useEffect(() => {
    if (loadsMore) more()
  })
  return (
    <Loaded
      read={read}
      skeleton={<Bone height={600} radius={10} />}
      isEmpty={([first]) => first?.bags.length === 0}
      empty={
        <Empty sentence={text.empty}>
          <LinkButton to={to('bagsCreate')}>{text.create}</LinkButton>
        </Empty>
      }
    >
      {(loadedPages) => (
        <>
          <p className="muted below screen-only" role="status">
            {text.labelsCount(count)}
          </p>
          <LabelSheets bags={loadedPages.flatMap(({ bags }) => bags)} />
          <More pages={pages} />
        </>
      )}
    </Loaded>
  )
}

function LabelSheets({ bags }: { bags: readonly LabelledBag[] }) {
  const { venueId } = useMe()
  return (
    <CutSheet label={text.labelsTitle} className={classes.labels}>
      {bags.map((bag) => (
        <li key={bag.id} className={classes.label}>
          <Qr text={location.origin + bagPath({ idBag: bag.id, venue: venueId })} />
          <div className={classes.words}>
            <b>{bag.fullName}</b>
            <span>{text.member(bag.numberSocio)}</span>
            <span className="clipped">
              {bagTypeText[bag.type]} {bag.brand}
            </span>
            {bag.place && <span className={`clipped number ${classes.place}`}>{bag.place}</span>}
          </div>
        </li>
      ))}
    </CutSheet>
  )
}
