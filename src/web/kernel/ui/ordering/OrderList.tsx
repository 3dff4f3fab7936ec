import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { orderingText as text } from '#web/kernel/text/editing.text.ts'
import { useRowsInView } from '../rowsInView.ts'
import classes from './Ordering.module.css'

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

/** A list whose rows are dragged to their places, by pointer, finger or keyboard. */
export function OrderList({ label, things, onOrder }: OrderListProps) {
  const known = things.map(({ id }) => id)
  const [ids, setIds] = useState(known)
  // Somebody else may add, remove or order meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list that the server answers
  useEffect(() => setIds(known), [known.join()])
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )

  const [lifted, setLifted] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const { rows: inView, room } = useRowsInView(list, {
    count: rows.length,
    height: 53,
    keep: lifted === null ? -1 : ids.indexOf(lifted),
  })

  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null)
    if (!over || active.id === over.id) return
    const next = arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
    setIds(next)
    onOrder(next).catch(() => setIds(known))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(rows),
        screenReaderInstructions: { draggable: text.instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <div className={classes.list}>
          <p className={classes.hint}>{text.hint}</p>
          <ol ref={list} aria-label={label} style={room}>
            {inView.map((i) => {
              const thing = rows[i]
              return thing && <Row key={thing.id} thing={thing} nth={i + 1} />
            })}
          </ol>
        </div>
      </SortableContext>
    </DndContext>
  )
}

function announcementsOf(rows: readonly Orderable[]): Announcements {
  const nameOf = (id: string | number) => rows.find((row) => row.id === id)?.name ?? ''
  const placeOf = (id: string | number) => rows.findIndex((row) => row.id === id) + 1
  return {
    onDragStart: ({ active }) => text.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? text.over(nameOf(active.id), placeOf(over.id), rows.length) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? text.dropped(nameOf(active.id), placeOf(over.id), rows.length) : undefined,
    onDragCancel: ({ active }) => text.cancelled(nameOf(active.id)),
  }
}

function Row({ thing, nth }: { thing: Orderable; nth: number }) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: thing.id,
  })
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={text.handleOf(thing.name)}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </button>
      <span className={classes.nth}>{nth}</span>
      <span className={classes.name}>{thing.name}</span>
    </li>
  )
}
