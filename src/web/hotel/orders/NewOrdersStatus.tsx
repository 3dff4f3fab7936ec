import { useEffect, useRef, useState } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { roomLabel } from '../hotel.text.ts'
import { ordersText as text } from './orders.text.ts'

interface NewOrdersStatusProps {
  /** Undefined until they are loaded. */
  orders: readonly Pick<Order, 'id' | 'number' | 'room'>[] | undefined
}

/** Reads out orders that arrive while the page is open, for screen readers. Those with which it opens are not read out. */
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
