import { useState, useSyncExternalStore } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { openListeners } from '#web/kernel/data/listeners.ts'
import { keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'

const storageKey = 'prints tickets'
const printsHere = () => keptOnDevice(storageKey) === true

/** Setting of this device: whether it prints a ticket for every order accepted on it. */
export function usePrintsTickets() {
  const [prints, setPrints] = useState(printsHere)
  return {
    prints,
    set(enabled: boolean) {
      keepOnDevice(storageKey, enabled)
      setPrints(enabled)
    },
  }
}

/** Tickets that wait to be printed, oldest first. */
let queue: readonly Order[] = []
const { subscribe, tell } = openListeners()
const setQueue = (next: readonly Order[]) => {
  queue = next
  tell()
}

export const printTicket = (order: Order) => setQueue([...queue, order])
export const printAccepted = (order: Order) => printsHere() && printTicket(order)
export const printed = (order: Order) => setQueue(queue.filter((queued) => queued !== order))

/** The order whose ticket is printed next; undefined if the queue is empty. */
export const useNextTicket = () =>
  useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  )
