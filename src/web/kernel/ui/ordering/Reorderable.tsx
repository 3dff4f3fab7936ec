import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Write } from '#contract/api.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { orderingText as text } from '#web/kernel/text/editing.text.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { SkeletonBox } from '../loading/SkeletonBox.tsx'
import type { SortableItem } from './DragList.tsx'

const orderList = lazyPart(() => import('./DragList.tsx').then((m) => m.DragList))

interface OrderButtonProps {
  ordering: boolean
  onChange: (ordering: boolean) => void
}

/** Starts and ends reordering. The code for dragging is loaded on hover. */
export const ReorderButton = ({ ordering, onChange }: OrderButtonProps) => (
  <Button
    variant="default"
    aria-pressed={ordering}
    onPointerEnter={() => void orderList.loadWithRetries()}
    onClick={() => onChange(!ordering)}
  >
    {ordering ? text.done : text.start}
  </Button>
)

interface ReorderableProps<I extends object, O> {
  label: string
  ordering: boolean
  things: readonly SortableItem[]
  write: Write<I, O>
  /** Builds the input of the write from the ids in their new order. */
  inputOf: (ids: string[]) => I
  children: ReactNode
}

/** Shows its children, or rows that can be dragged while `ordering` is true. */
export function Reorderable<I extends object, O>({
  label,
  ordering,
  things,
  write,
  inputOf,
  children,
}: ReorderableProps<I, O>) {
  const save = useWriteWithPopup(write)
  // The library's type allows an optional input, which this write always has.
  const order = save.mutateAsync as unknown as (input: I) => Promise<O>
  if (!ordering) return children
  return (
    <Lazy
      part={orderList}
      with={{ label, things, onOrder: (ids) => order(inputOf(ids)) }}
      until={<SkeletonBox height={52 * things.length + 50} radius={10} />}
    />
  )
}
