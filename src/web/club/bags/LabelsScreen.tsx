import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import type { BagSummary } from '#contract/club/bags.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { CutOutSheet } from '#web/kernel/ui/print/CutOutSheet.tsx'
import { QrCode } from '#web/kernel/ui/print/QrCode.tsx'
import { bagPath } from '../custody/bagPath.ts'
import { bagTypeText } from './bagMovement.text.ts'
import { bagsText as text } from './bags.text.ts'
import classes from './LabelsScreen.module.css'

type LabelledBag = Pick<BagSummary, 'id' | 'type' | 'brand' | 'fullName' | 'numberSocio' | 'place'>

/** Ten sheets of 24 labels load by themselves; the button below loads the next ten. */
const labelsPerLoad = 240

export function LabelsScreen() {
  const query = useSearchParams()
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
    <Loaded read={read} skeleton={<SkeletonBox height={140} radius={10} />}>
      {({ bag }) => <LabelSheets bags={[bag]} />}
    </Loaded>
  )
}

function AllLabels() {
  const pages = usePagedRead(api.club.bags.list, {})
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
      skeleton={<SkeletonBox height={600} radius={10} />}
      isEmpty={([first]) => first?.bags.length === 0}
      empty={
        <EmptyPanel sentence={text.empty}>
          <LinkButton to={to('bagsCreate')}>{text.create}</LinkButton>
        </EmptyPanel>
      }
    >
      {(loadedPages) => (
        <>
          <p className="muted below screen-only" role="status">
            {text.labelsCount(count)}
          </p>
          <LabelSheets bags={loadedPages.flatMap(({ bags }) => bags)} />
          <LoadMore pages={pages} />
        </>
      )}
    </Loaded>
  )
}

function LabelSheets({ bags }: { bags: readonly LabelledBag[] }) {
  const { venueId } = useMe()
  return (
    <CutOutSheet label={text.labelsTitle} className={classes.labels}>
      {bags.map((bag) => (
        <li key={bag.id} className={classes.label}>
          <QrCode text={location.origin + bagPath({ idBag: bag.id, venue: venueId })} />
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
    </CutOutSheet>
  )
}
