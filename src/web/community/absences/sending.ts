import { useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { openShelf } from '#web/kernel/offline/shelf.ts'
import { useTrying } from '#web/kernel/offline/trying.ts'
import { afterFailure, type Queue, type QueuedCall, sendable, withCall, without } from './queue.ts'

/** After this long it goes on by itself: nobody stands there looking at a phone. */
const patience = 5_000

const shelf = openShelf<QueuedCall>('casa-roll-call', ({ day }) => day)
const none: Queue = []

let sending: Promise<void> | undefined

/** Sends what waits, each once; stops at the first that gets no answer. */
function sendAll(): Promise<void> {
  sending ??= (async () => {
    for (const call of sendable(shelf.things())) {
      const failure = await callWrite(api.community.absences.send.endpoint, call).then(() => null, failureOf)
      shelf.change((now) => (failure ? afterFailure(now, call, failure) : without(now, call)))
      if (failure && failure.kind !== 'refused') return
    }
  })().finally(() => {
    sending = undefined
  })
  return sending
}

/** Keeps the roll-call on the device, then sends it; true when the server has written it. */
export async function sendRollCall(call: QueuedCall): Promise<boolean> {
  shelf.change((now) => withCall(now, call))
  await Promise.race([sendAll(), new Promise((resolve) => setTimeout(resolve, patience))])
  return !shelf.things().some(({ day }) => day === call.day)
}

export const giveUp = (call: QueuedCall) => shelf.change((now) => without(now, call))

/** The roll-calls that wait on this device; while someone looks, they are sent as soon as there is a network. */
export function useWaiting(): Queue {
  useTrying(sendAll)
  return useSyncExternalStore(shelf.subscribe, shelf.things, () => none)
}
