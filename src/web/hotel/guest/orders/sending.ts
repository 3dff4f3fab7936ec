import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, featureOf } from '#contract/api.ts'
import type { GuestOrder, LineProblems } from '#contract/hotel/orders.ts'
import { callRead, callWrite } from '#web/kernel/data/call.ts'
import { type FailureKind, failureOf } from '#web/kernel/data/failure.ts'
import { useOwnStay } from '../stays/ownStay.ts'
import type { Cart, Outgoing } from './cart.ts'
import { changeCart, useCart } from './cartStore.ts'
import { broughtBack, receivedAs } from './outgoing.ts'

const { orders, menus } = api.hotel
/** Nobody wants yesterday's dinner for breakfast. */
const tooOldAfter = 30 * 60_000
/** Without an answer for this long, the guest is told that it may take a while. */
const patience = 4000
const slowest = 15_000

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

let delivering: Promise<boolean> | undefined

/** One attempt; true once it is known what became of the order. */
function deliver(client: QueryClient, venue: number, outgoing: Outgoing): Promise<boolean> {
  delivering ??= outcomeOf(venue, outgoing)
    .then((outcome) => {
      if (!outcome) return false
      changeCart(venue, outcome)
      // What was ordered is to be seen; what was refused was so because this phone knows something older.
      for (const { endpoint } of [orders.send, menus.offered, api.kernel.identity.me])
        void client.invalidateQueries({ queryKey: [featureOf(endpoint)] })
      return true
    })
    .finally(() => {
      delivering = undefined
    })
  return delivering
}

/** Sends what was ordered again and again until the server has answered; true while that takes long. */
export function useSending(venue: number): boolean {
  const client = useQueryClient()
  const outgoing = useCart(venue)?.outgoing ?? null
  const { stay } = useOwnStay()
  const [late, setLate] = useState(false)
  const id = outgoing?.id
  const isIn = stay && stay.id === outgoing?.stayId
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: one order is sent as it is, whatever object it is kept in
  useEffect(() => {
    if (!outgoing || !isIn) return
    let attempt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const tryNow = async () => {
      clearTimeout(timer)
      const known = await deliver(client, venue, outgoing)
      if (known || left) return
      setLate(true)
      attempt += 1
      clearTimeout(timer)
      timer = setTimeout(tryNow, Math.min(slowest, 500 * 2 ** attempt))
    }
    const hurry = () => void tryNow()
    hurry()
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      left = true
      clearTimeout(timer)
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
    }
  }, [client, venue, id, isIn])

  return late
}
