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
  /** How a thing is called to whoever listens instead of looking. */
  nameOf: (id: string) => string
  /** How the others make room. */
  strategy: SortingStrategy
  onOrder: (ids: string[]) => void
  /** Which one is in the air; null once it is down again. */
  onLift?: (id: string | null) => void
  children: ReactNode
}

/** Things that are dragged to their places, by pointer, finger or keyboard; each is drawn with `usePlace`. */
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
  const named = ({ id }: { id: Id }) => nameOf(String(id))
  const placeOf = ({ id }: { id: Id }) => indexOf(id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => text.lifted(named(active)),
    onDragOver: ({ active, over }) => (over ? text.over(named(active), placeOf(over), ids.length) : undefined),
    onDragEnd: ({ active, over }) => (over ? text.dropped(named(active), placeOf(over), ids.length) : undefined),
    onDragCancel: ({ active }) => text.cancelled(named(active)),
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

/** What makes an element one of a Sortable's things, what makes a button its handle, and what else may lift it. */
export function usePlace(id: string) {
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
