import { get, set } from 'idb-keyval'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { afterFailure, type Queue, type QueuedCall, sendable, withCall, without } from './queue.ts'

const key = 'casa-roll-calls'
const tryEvery = 5_000
/** After this long it goes on by itself: nobody stands there looking at a phone. */
const patience = 5_000

let queue: Queue = []
const none: Queue = []
const listeners = new Set<() => void>()
const show = (next: Queue) => {
  queue = next
  for (const listener of listeners) listener()
}

/** One tab at a time: what another has changed is read first. */
const alone = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(key, work) : work())

/** Changes the queue on the device; where nothing can be stored, in memory at least. */
const change = (by: (queue: Queue) => Queue) =>
  alone(async () => {
    const stored = await get<Queue>(key).catch(() => undefined)
    show(by(stored ?? queue))
    await set(key, queue).catch(() => {})
  })

const read = async () => {
  const stored = await get<Queue>(key).catch(() => undefined)
  if (stored) show(stored)
}

let sending: Promise<void> | undefined

/** Sends what waits, each once; stops at the first that gets no answer. */
function sendAll(): Promise<void> {
  sending ??= (async () => {
    for (const call of sendable(queue)) {
      const failure = await callWrite(api.community.absences.send.endpoint, call).then(() => null, failureOf)
      await change((now) => (failure ? afterFailure(now, call, failure) : without(now, call)))
      if (failure && failure.kind !== 'refused') return
    }
  })().finally(() => {
    sending = undefined
  })
  return sending
}

/** Keeps the roll-call on the device, then sends it; true when the server has written it. */
export async function sendRollCall(call: QueuedCall): Promise<boolean> {
  await change((now) => withCall(now, call))
  await Promise.race([sendAll(), new Promise((resolve) => setTimeout(resolve, patience))])
  return !queue.some(({ day }) => day === call.day)
}

export const giveUp = (call: QueuedCall) => change((now) => without(now, call))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The roll-calls that wait on this device; while someone looks, they are sent as soon as there is a network. */
export function useWaiting(): Queue {
  useEffect(() => {
    const tryNow = () => void read().then(sendAll)
    tryNow()
    const timer = setInterval(tryNow, tryEvery)
    addEventListener('online', tryNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryNow)
    }
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => queue,
    () => none,
  )
}
