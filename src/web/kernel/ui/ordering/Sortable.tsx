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
  type SortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { orderingText as text } from '#web/kernel/text/editing.text.ts'

type Id = string | number

interface SortableProps {
  ids: readonly string[]
  /** Name of an item in announcements for screen readers. */
  nameOf: (id: string) => string
  /** Rule by which the other items move during a drag. */
  strategy: SortingStrategy
  onOrder: (ids: string[]) => void
  /** Called with the dragged item's id, and with null when it is dropped. */
  onLift?: (id: string | null) => void
  children: ReactNode
}

/** Items that are reordered by pointer, finger or keyboard; each item uses `useSortableItem`. */
export function Sortable({ ids, nameOf, strategy, onOrder, onLift, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  const indexOf = (id: Id) => ids.indexOf(String(id))
  const drop = ({ active, over }: DragEndEvent) => {
    onLift?.(null)
    if (over && active.id !== over.id) onOrder(arrayMove([...ids], indexOf(active.id), indexOf(over.id)))
  }
  const nameFor = ({ id }: { id: Id }) => nameOf(String(id))
  const positionOf = ({ id }: { id: Id }) => indexOf(id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => text.lifted(nameFor(active)),
    onDragOver: ({ active, over }) => (over ? text.over(nameFor(active), positionOf(over), ids.length) : undefined),
    onDragEnd: ({ active, over }) => (over ? text.dropped(nameFor(active), positionOf(over), ids.length) : undefined),
    onDragCancel: ({ active }) => text.cancelled(nameFor(active)),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => onLift?.(String(active.id))}
      onDragCancel={() => onLift?.(null)}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Props for an item of a Sortable (`thing`) and for its drag handle (`handle`); `listeners` make another element start the drag. */
export function useSortableItem(id: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  })
  return {
    thing: {
      ref: setNodeRef,
      'data-lifted': isDragging || undefined,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    listeners,
  }
}
