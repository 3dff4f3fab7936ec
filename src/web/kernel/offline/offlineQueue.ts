import { useSyncExternalStore } from 'react'
import { createSender } from './sender.ts'
import { createStoredList } from './storedList.ts'
import { useRetryWhileVisible } from './useRetryWhileVisible.ts'

/** Milliseconds that sendNow waits; the sending continues in the background. */
const sendNowTimeout = 5_000

interface Sending<T> {
  /** The items that can be sent now, in their order. */
  sendable: (things: readonly T[]) => T[]
  /** Sends one item and stores the result in the list; resolves with false if the next item would fail too. */
  send: (thing: T) => Promise<boolean>
}

/** A queue of items that stay on this device until the server has received them. */
export function createOfflineQueue<T>(name: string, idOf: (thing: T) => string, { sendable, send }: Sending<T>) {
  const list = createStoredList(name, idOf)
  const none: readonly T[] = []
  const sendAll = createSender({ things: list.things, idOf, sendable, send })

  return {
    things: list.things,
    change: list.change,
    sendAll,
    /** Sends all items and resolves when done, or after five seconds. */
    sendNow: () => Promise.race([sendAll(), new Promise<void>((resolve) => setTimeout(resolve, sendNowTimeout))]),
    /** The waiting items; while a component uses them and the page is visible, sending is retried. */
    useThings(): readonly T[] {
      useRetryWhileVisible(sendAll)
      return useSyncExternalStore(list.subscribe, list.things, () => none)
    },
  }
}
