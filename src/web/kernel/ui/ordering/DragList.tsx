import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import { orderingText as text } from '#web/kernel/text/editing.text.ts'
import { useVisibleRows } from '../lists/useVisibleRows.ts'
import { DragHandle } from './DragHandle.tsx'
import classes from './DragList.module.css'
import { Sortable, useSortableItem } from './Sortable.tsx'

export interface SortableItem {
  id: string
  name: string
}

interface DragListProps {
  label: string
  things: readonly SortableItem[]
  /** Saves the ids in their new order. */
  onOrder: (ids: string[]) => Promise<unknown>
}

/** A list whose rows can be dragged into another order. */
export function DragList({ label, things, onOrder }: DragListProps) {
  const serverIds = things.map(({ id }) => id)
  const [ids, setIds] = useState(serverIds)
  // The server's list replaces the dragged order: other people may have added, removed or reordered items.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list that the server sends
  useEffect(() => setIds(serverIds), [serverIds.join()])
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])

  const [lifted, setLifted] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const { rows: visibleRows, room } = useVisibleRows(list, {
    count: rows.length,
    height: 53,
    keep: lifted === null ? -1 : ids.indexOf(lifted),
  })

  const order = (next: string[]) => {
    setIds(next)
    onOrder(next).catch(() => setIds(serverIds))
  }

  return (
    <Sortable
      ids={ids}
      nameOf={(id) => byId.get(id)?.name ?? ''}
      strategy={verticalListSortingStrategy}
      onOrder={order}
      onLift={setLifted}
    >
      <div className="card">
        <p className={`muted ${classes.hint}`}>{text.hint}</p>
        <ol ref={list} aria-label={label} style={room}>
          {visibleRows.map((i) => {
            const thing = rows[i]
            return thing && <Row key={thing.id} thing={thing} nth={i + 1} />
          })}
        </ol>
      </div>
    </Sortable>
  )
}

function Row({ thing, nth }: { thing: SortableItem; nth: number }) {
  const place = useSortableItem(thing.id)
  return (
    <li className={classes.row} {...place.thing}>
      <DragHandle handle={place.handle} label={text.handleOf(thing.name)} />
      <span className={`muted ${classes.nth}`}>{nth}</span>
      <span className="strong">{thing.name}</span>
    </li>
  )
}
