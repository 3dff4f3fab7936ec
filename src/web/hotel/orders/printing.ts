import { useState, useSyncExternalStore } from 'react'
import type { Order } from '#contract/hotel/orders.ts'

const setting = 'prints tickets'
const isSet = () => localStorage.getItem(setting) === 'yes'

/** Whether this screen prints what is accepted at it: the one beside the printer does. */
export function usePrintsTickets() {
  const [prints, setPrints] = useState(isSet)
  return {
    prints,
    set(now: boolean) {
      localStorage.setItem(setting, now ? 'yes' : 'no')
      setPrints(now)
    },
  }
}

let tickets: readonly Order[] = []
const listeners = new Set<() => void>()
const put = (next: readonly Order[]) => {
  tickets = next
  for (const listener of listeners) listener()
}

export const printTicket = (order: Order) => put([...tickets, order])
export const printAccepted = (order: Order) => isSet() && printTicket(order)
export const printed = (order: Order) => put(tickets.filter((one) => one !== order))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The ticket that is next on paper. */
export const useNextTicket = () =>
  useSyncExternalStore(
    subscribe,
    () => tickets[0],
    () => undefined,
  )
