import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Write } from '#contract/api.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { orderingText as text } from '#web/kernel/text/editing.text.ts'
import { useAction } from '#web/kernel/ui/feedback/useAction.ts'
import { Bone } from '../loading/Bone.tsx'
import type { Orderable } from './OrderList.tsx'

const orderList = part(() => import('./OrderList.tsx').then((m) => m.OrderList))

interface OrderButtonProps {
  ordering: boolean
  onChange: (ordering: boolean) => void
}

/** Starts and ends reordering. The code for dragging is loaded on hover. */
export const OrderButton = ({ ordering, onChange }: OrderButtonProps) => (
  <Button
    variant="default"
    aria-pressed={ordering}
    onPointerEnter={() => void orderList.comes()}
    onClick={() => onChange(!ordering)}
  >
    {ordering ? text.done : text.start}
  </Button>
)

interface OrderedProps<I extends object, O> {
  label: string
  ordering: boolean
  things: readonly Orderable[]
  write: Write<I, O>
  /** Builds the input of the write from the ids in their new order. */
  inputOf: (ids: string[]) => I
  children: ReactNode
}

/** Shows its children, or rows that can be dragged while `ordering` is true. */
export function Ordered<I extends object, O>({
  label,
  ordering,
  things,
  write,
  inputOf,
  children,
}: OrderedProps<I, O>) {
  const save = useAction(write)
  // The library's type allows an optional input, which this write always has.
  const order = save.mutateAsync as unknown as (input: I) => Promise<O>
  if (!ordering) return children
  return (
    <Later
      part={orderList}
      with={{ label, things, onOrder: (ids) => order(inputOf(ids)) }}
      until={<Bone height={52 * things.length + 50} radius={10} />}
    />
  )
}
