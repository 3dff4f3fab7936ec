import { useSyncExternalStore } from 'react'
import { openShelf } from './shelf.ts'
import { useTrying } from './trying.ts'

/** After this long it goes on by itself: nobody stands there looking at a phone. */
const patience = 5_000

interface Sending<T> {
  /** Which of those that wait can be sent now, in their order. */
  sendable: (things: readonly T[]) => T[]
  /** Sends one and writes down on the shelf what came of it; tells whether it is of use to try the next. */
  send: (thing: T) => Promise<boolean>
}

/** Things that wait on this device until the server has them. */
export function openQueue<T>(name: string, idOf: (thing: T) => string, { sendable, send }: Sending<T>) {
  const shelf = openShelf(name, idOf)
  const none: readonly T[] = []
  let sending: Promise<void> | undefined

  /** Sends what can be sent, one after the other, each once. What one has held back goes after it. */
  const sendAll = (): Promise<void> => {
    sending ??= (async () => {
      const tried = new Set<string>()
      for (;;) {
        const next = sendable(shelf.things()).find((thing) => !tried.has(idOf(thing)))
        if (!next) return
        tried.add(idOf(next))
        if (!(await send(next))) return
      }
    })().finally(() => {
      sending = undefined
    })
    return sending
  }

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
