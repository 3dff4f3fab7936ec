import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { orderingText as text } from '#web/kernel/text/editing.text.ts'
import { useRowsInView } from '../lists/rowsInView.ts'
import classes from './Ordering.module.css'
import { Sortable, usePlace } from './Sortable.tsx'

export interface Orderable {
  id: string
  name: string
}

interface OrderListProps {
  label: string
  things: readonly Orderable[]
  /** Saves the whole list in its new order. */
  onOrder: (ids: string[]) => Promise<unknown>
}

/** A list whose rows are dragged to their places. */
export function OrderList({ label, things, onOrder }: OrderListProps) {
  const known = things.map(({ id }) => id)
  const [ids, setIds] = useState(known)
  // Somebody else may add, remove or order meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list that the server answers
  useEffect(() => setIds(known), [known.join()])
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])

  const [lifted, setLifted] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const { rows: inView, room } = useRowsInView(list, {
    count: rows.length,
    height: 53,
    keep: lifted === null ? -1 : ids.indexOf(lifted),
  })

  const order = (next: string[]) => {
    setIds(next)
    onOrder(next).catch(() => setIds(known))
  }

  return (
    <Sortable
      ids={ids}
      nameOf={(id) => byId.get(id)?.name ?? ''}
      strategy={verticalListSortingStrategy}
      onOrder={order}
      onLift={setLifted}
    >
      <div className={classes.list}>
        <p className={classes.hint}>{text.hint}</p>
        <ol ref={list} aria-label={label} style={room}>
          {inView.map((i) => {
            const thing = rows[i]
            return thing && <Row key={thing.id} thing={thing} nth={i + 1} />
          })}
        </ol>
      </div>
    </Sortable>
  )
}

function Row({ thing, nth }: { thing: Orderable; nth: number }) {
  const place = usePlace(thing.id)
  return (
    <li className={classes.row} {...place.thing}>
      <button type="button" className={classes.handle} {...place.handle} aria-label={text.handleOf(thing.name)}>
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </button>
      <span className={classes.nth}>{nth}</span>
      <span className={classes.name}>{thing.name}</span>
    </li>
  )
}
