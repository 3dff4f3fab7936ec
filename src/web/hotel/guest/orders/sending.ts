import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { api, featureOf } from '#contract/api.ts'
import type { GuestOrder, LineProblems } from '#contract/hotel/orders.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { type FailureKind, failureOf } from '#web/kernel/data/failure.ts'
import { openSender } from '#web/kernel/offline/sender.ts'
import { useTrying } from '#web/kernel/offline/trying.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import type { Cart, Outgoing } from './cart.ts'
import { cartOf, changeCart, useCart } from './cartStore.ts'
import { broughtBack, receivedAs } from './outgoing.ts'

const { orders, menus } = api.hotel
/** Nobody wants yesterday's dinner for breakfast. */
const tooOldAfter = 30 * 60_000
/** Without an answer for this long, the guest is told that it may take a while. */
const patience = 4000

/** The server has said no. Anything else says nothing about whether it has taken the order: the same id tells. */
const isAnswer = (kind: FailureKind) => kind === 'refused' || kind === 'invalid' || kind === 'forbidden'

const wantedOf = ({ lines }: Outgoing) => lines.map(({ name: _, price: __, ...wanted }) => wanted)

const send = ({ id, total, language, ...outgoing }: Outgoing) =>
  callWrite(orders.send.endpoint, {
    id,
    lines: wantedOf({ id, total, language, ...outgoing }),
    total,
    language,
  }) as Promise<{
    order: GuestOrder | null
    problems: LineProblems
  }>

/** What has waited for too long is not sent any more. Perhaps the server has it all the same. */
const findOld = async (venue: number, { id, language }: Outgoing) => {
  const mine = (await callRead(orders.mine.endpoint, { venue, language })) as { orders: GuestOrder[] }
  return { order: mine.orders.find((order) => order.id === id) ?? null, problems: [] }
}

/** What became of it; null as long as nobody knows. */
async function outcomeOf(venue: number, outgoing: Outgoing): Promise<((cart: Cart) => Cart) | null> {
  const { id, at } = outgoing
  const isOld = Date.now() - at > tooOldAfter
  try {
    const { order, problems } = await (isOld ? findOld(venue, outgoing) : send(outgoing))
    if (order) return (cart) => receivedAs(cart, id, order.number)
    return (cart) => broughtBack(cart, id, { code: isOld ? 'too_old' : 'problems', problems })
  } catch (error) {
    const { kind, facts } = failureOf(error)
    if (!isAnswer(kind)) return null
    // Who was in and is no longer has heard of it by this answer first.
    const code = kind === 'forbidden' ? 'room_closed' : (facts.code ?? kind)
    return (cart) => broughtBack(cart, id, { code, problems: [] })
  }
}

/** One attempt; resolves with true once the outcome is known. */
const deliver = async (client: QueryClient, venue: number, outgoing: Outgoing): Promise<boolean> => {
  const outcome = await outcomeOf(venue, outgoing)
  if (!outcome) return false
  changeCart(venue, outcome)
  // The new order must be shown; a refused one was made from an outdated menu or stay.
  for (const { endpoint } of [orders.send, menus.offered, api.kernel.identity.me])
    void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })
  return true
}

const senders = new Map<number, () => Promise<void>>()

/** One sender per venue, so that two screens never send an order at the same time. The cart is its store. */
const senderOf = (client: QueryClient, venue: number) => {
  const known = senders.get(venue)
  if (known) return known
  const sender = openSender<Outgoing>({
    things: () => [cartOf(venue).outgoing].filter((order) => order !== null),
    idOf: ({ id }) => id,
    send: (order) => deliver(client, venue, order),
  })
  senders.set(venue, sender)
  return sender
}

const sendNothing = async () => {}

/** Sends the order of this venue's cart until the server has responded; true while that takes long. */
export function useSending(venue: number): boolean {
  const client = useQueryClient()
  const outgoing = useCart(venue)?.outgoing ?? null
  const { stay } = useOwnStay()
  const [late, setLate] = useState(false)
  const id = outgoing?.id
  const isIn = !!stay && stay.id === outgoing?.stayId
  const isElsewhere = stay !== undefined && !isIn

  useEffect(() => {
    setLate(false)
    if (!id) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [id])

  useEffect(() => {
    if (id && isElsewhere) changeCart(venue, (cart) => broughtBack(cart, id, { code: 'room_closed', problems: [] }))
  }, [venue, id, isElsewhere])

  const sendOrder = useCallback(async () => {
    await senderOf(client, venue)()
    if (cartOf(venue).outgoing) setLate(true)
  }, [client, venue])
  useTrying(isIn ? sendOrder : sendNothing)

  return late
}
