import { useCallback, useEffect, useState } from 'react'
import { api, featureOf } from '#contract/api.ts'
import type { GuestOrder, LineProblems } from '#contract/hotel/orders.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { type FailureKind, toFailure } from '#web/kernel/data/failure.ts'
import type { ReadCache } from '#web/kernel/data/readCache.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { createSender } from '#web/kernel/offline/sender.ts'
import { useRetryWhileVisible } from '#web/kernel/offline/useRetryWhileVisible.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import type { Cart, OutgoingOrder } from './cart.ts'
import { changeCart, readCart, useCart } from './cartStore.ts'
import { markReceived, returnToCart } from './outgoingOrder.ts'

const { orders, menus } = api.hotel
/** Milliseconds after which an unsent order is returned to the cart instead of sent. */
const expiresAfter = 30 * 60_000
/** Milliseconds without a response after which the guest sees that sending takes longer. */
const lateAfter = 4000

/** True for final responses. After any other failure the order may be stored already; a retry with the same id is safe. */
const isFinal = (kind: FailureKind) => kind === 'refused' || kind === 'invalid' || kind === 'forbidden'

const requestLinesOf = ({ lines }: OutgoingOrder) => lines.map(({ name: _, price: __, ...request }) => request)

const send = ({ id, total, language, ...outgoing }: OutgoingOrder) =>
  callWrite(orders.send.endpoint, {
    id,
    lines: requestLinesOf({ id, total, language, ...outgoing }),
    total,
    language,
    ...outgoing.delivery,
  }) as Promise<{
    order: GuestOrder | null
    problems: LineProblems
  }>

/** Looks up an expired order, which is not sent again: an earlier attempt may have stored it. */
const findExpired = async (venue: number, { id, language }: OutgoingOrder) => {
  const mine = (await callRead(orders.mine.endpoint, { venue, language })) as { orders: GuestOrder[] }
  return { order: mine.orders.find((order) => order.id === id) ?? null, problems: [] }
}

/** The change to the cart that the response requires; null without a final response. */
async function outcomeOf(venue: number, outgoing: OutgoingOrder): Promise<((cart: Cart) => Cart) | null> {
  const { id, at } = outgoing
  const isExpired = Date.now() - at > expiresAfter
  try {
    const { order, problems } = await (isExpired ? findExpired(venue, outgoing) : send(outgoing))
    if (order) return (cart) => markReceived(cart, id, order.number)
    return (cart) => returnToCart(cart, id, { code: isExpired ? 'too_old' : 'problems', problems })
  } catch (error) {
    const { kind, facts } = toFailure(error)
    if (!isFinal(kind)) return null
    // A forbidden response means that the stay was closed.
    const code = kind === 'forbidden' ? 'room_closed' : (facts.code ?? kind)
    return (cart) => returnToCart(cart, id, { code, problems: [] })
  }
}

/** Makes one attempt to send the order; resolves with true once the outcome is known. */
const deliver = async (cache: ReadCache, venue: number, outgoing: OutgoingOrder): Promise<boolean> => {
  const outcome = await outcomeOf(venue, outgoing)
  if (!outcome) return false
  changeCart(venue, outcome)
  // The reads are repeated: the new order must be shown, and a refused one was made from an outdated menu or stay.
  for (const { endpoint } of [orders.send, menus.offered, api.kernel.identity.me])
    void cache.invalidate(featureOf(endpoint))
  return true
}

const senders = new Map<number, () => Promise<void>>()

/** One sender per venue, so that two screens never send an order at the same time. The cart is its store. */
const senderOf = (cache: ReadCache, venue: number) => {
  const existing = senders.get(venue)
  if (existing) return existing
  const sender = createSender<OutgoingOrder>({
    things: () => [readCart(venue).outgoing].filter((order) => order !== null),
    idOf: ({ id }) => id,
    send: (order) => deliver(cache, venue, order),
  })
  senders.set(venue, sender)
  return sender
}

const sendNothing = async () => {}

/** Sends the order of this venue's cart until the server has responded; true while that takes long. */
export function useSendOrder(venue: number): boolean {
  const cache = useReadCache()
  const outgoing = useCart(venue)?.outgoing ?? null
  const { stay } = useOwnStay()
  const [late, setLate] = useState(false)
  const id = outgoing?.id
  const isIn = !!stay && stay.id === outgoing?.stayId
  const hasLeft = stay !== undefined && !isIn

  useEffect(() => {
    setLate(false)
    if (!id) return
    const timer = setTimeout(() => setLate(true), lateAfter)
    return () => clearTimeout(timer)
  }, [id])

  useEffect(() => {
    if (id && hasLeft) changeCart(venue, (cart) => returnToCart(cart, id, { code: 'room_closed', problems: [] }))
  }, [venue, id, hasLeft])

  const sendOrder = useCallback(async () => {
    await senderOf(cache, venue)()
    if (readCart(venue).outgoing) setLate(true)
  }, [cache, venue])
  useRetryWhileVisible(isIn ? sendOrder : sendNothing)

  return late
}
