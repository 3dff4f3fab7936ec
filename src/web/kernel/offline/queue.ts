import { useSyncExternalStore } from 'react'
import { openSender } from './sender.ts'
import { openShelf } from './shelf.ts'
import { useTrying } from './trying.ts'

/** After this long it goes on by itself: nobody stands there looking at a phone. */
const patience = 5_000

interface Sending<T> {
  /** The items that can be sent now, in their order. */
  sendable: (things: readonly T[]) => T[]
  /** Sends one item and stores the result on the shelf; resolves with false if the next item would fail too. */
  send: (thing: T) => Promise<boolean>
}

/** Items that wait on this device until the server has them. */
export function openQueue<T>(name: string, idOf: (thing: T) => string, { sendable, send }: Sending<T>) {
  const shelf = openShelf(name, idOf)
  const none: readonly T[] = []
  const sendAll = openSender({ things: shelf.things, idOf, sendable, send })

  return {
    things: shelf.things,
    change: shelf.change,
    sendAll,
    /** Sends, and waits for it as long as a person does. */
    sendNow: () => Promise.race([sendAll(), new Promise<void>((resolve) => setTimeout(resolve, patience))]),
    /** What waits; while someone looks, it is sent as soon as the network is back. */
    useThings(): readonly T[] {
      useTrying(sendAll)
      return useSyncExternalStore(shelf.subscribe, shelf.things, () => none)
    },
  }
}
