import { useState, useSyncExternalStore } from 'react'
import type { Order } from '#contract/hotel/orders.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

const storageKey = 'prints tickets'

/** Whether this device prints accepted orders: not, one ticket per order, or one per station of the order. */
type AutoPrint = false | true | 'stations'
const autoPrintHere = (): AutoPrint => {
  const stored = readFromDevice(storageKey)
  return stored === 'stations' || stored === true ? stored : false
}

/** Setting of this device: whether and how it prints tickets for orders accepted on it. */
export function useAutoPrintSetting() {
  const [prints, setPrints] = useState(autoPrintHere)
  return {
    prints,
    set(setting: AutoPrint) {
      saveToDevice(storageKey, setting)
      setPrints(setting)
    },
  }
}

/** A ticket with all lines of an order, or with those of one station; null is for lines without a station. */
export interface QueuedTicket {
  order: Order
  stationId?: string | null
}

/** Tickets that wait to be printed, oldest first. */
let queue: readonly QueuedTicket[] = []
const { subscribe, notify } = createListeners()
const setQueue = (next: readonly QueuedTicket[]) => {
  queue = next
  notify()
}

export const stationsOf = ({ lines }: Order) => [...new Set(lines.map(({ stationId }) => stationId))]

export const queueTicket = (ticket: QueuedTicket) => setQueue([...queue, ticket])
export const queueTicketPerStation = (order: Order) => {
  for (const stationId of stationsOf(order)) queueTicket({ order, stationId })
}
export const queueTicketIfEnabled = (order: Order) => {
  const prints = autoPrintHere()
  if (prints === 'stations') queueTicketPerStation(order)
  else if (prints) queueTicket({ order })
}
export const removePrintedTicket = (ticket: QueuedTicket) => setQueue(queue.filter((queued) => queued !== ticket))

/** The ticket that is printed next; undefined if the queue is empty. */
export const useNextTicket = () =>
  useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  )
