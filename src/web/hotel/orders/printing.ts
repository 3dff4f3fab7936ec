import { useState, useSyncExternalStore } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { openListeners } from '#web/kernel/data/listeners.ts'
import { keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'

const setting = 'prints tickets'
const isSet = () => keptOnDevice(setting) === true

/** Whether this screen prints what is accepted at it: the one beside the printer does. */
export function usePrintsTickets() {
  const [prints, setPrints] = useState(isSet)
  return {
    prints,
    set(now: boolean) {
      keepOnDevice(setting, now)
      setPrints(now)
    },
  }
}

let tickets: readonly Order[] = []
const { subscribe, tell } = openListeners()
const put = (next: readonly Order[]) => {
  tickets = next
  tell()
}

export const printTicket = (order: Order) => put([...tickets, order])
export const printAccepted = (order: Order) => isSet() && printTicket(order)
export const printed = (order: Order) => put(tickets.filter((one) => one !== order))

/** The ticket that is next on paper. */
export const useNextTicket = () =>
  useSyncExternalStore(
    subscribe,
    () => tickets[0],
    () => undefined,
  )
