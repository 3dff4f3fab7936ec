import { useState, useSyncExternalStore } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

const storageKey = 'prints tickets'
const printsHere = () => readFromDevice(storageKey) === true

/** Setting of this device: whether it prints a ticket for every order accepted on it. */
export function useAutoPrintSetting() {
  const [prints, setPrints] = useState(printsHere)
  return {
    prints,
    set(enabled: boolean) {
      saveToDevice(storageKey, enabled)
      setPrints(enabled)
    },
  }
}

/** Tickets that wait to be printed, oldest first. */
let queue: readonly Order[] = []
const { subscribe, tell } = createListeners()
const setQueue = (next: readonly Order[]) => {
  queue = next
  tell()
}

export const queueTicket = (order: Order) => setQueue([...queue, order])
export const queueTicketIfEnabled = (order: Order) => printsHere() && queueTicket(order)
export const removePrintedTicket = (order: Order) => setQueue(queue.filter((queued) => queued !== order))

/** The order whose ticket is printed next; undefined if the queue is empty. */
export const useNextTicket = () =>
  useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  )
