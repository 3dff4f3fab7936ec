import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { roomLabel } from '../hotel.text.ts'
import { ordersText as text } from './orders.text.ts'

interface NewOrdersStatusProps {
  /** The orders that the page lists; undefined until they are loaded. */
  orders: readonly Pick<Order, 'id' | 'number' | 'room'>[] | undefined
}

/** Makes screen readers announce orders that arrive while the page is open, not those that it opens with. */
export function NewOrdersStatus({ orders }: NewOrdersStatusProps) {
  const known = useRef<Set<string>>(undefined)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    if (!orders) return
    const added = known.current ? orders.filter(({ id }) => !known.current?.has(id)) : []
    known.current = new Set([...(known.current ?? []), ...orders.map(({ id }) => id)])
    if (added.length > 0) setSentence(added.map(({ number, room }) => text.newOrder(number, roomLabel(room))).join(' '))
  }, [orders])
  return (
    <p role="status" className="unseen">
      {sentence}
    </p>
  )
}
