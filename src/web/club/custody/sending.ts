import { get, set } from 'idb-keyval'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { type Failure, failureOf } from '#web/kernel/data/failure.ts'
import { added, marked, permitted, type Queue, type QueuedMove, sendable, waitingAfter, without } from './queue.ts'

const key = 'casa-moves'
const tryEvery = 10_000

let queue: Queue = []
const listeners = new Set<() => void>()
const none: Queue = []

const show = (next: Queue) => {
  queue = next
  for (const listener of listeners) listener()
}

/** One tab at a time: what another has changed is read first. Without locks the ids still keep it to once. */
const alone = <T>(work: () => Promise<T>): Promise<T> => (navigator.locks ? navigator.locks.request(key, work) : work())

/** Changes the queue on the device; where nothing can be stored, in memory at least. */
const change = (by: (queue: Queue) => Queue) =>
  alone(async () => {
    const stored = await get<Queue>(key).catch(() => undefined)
    const next = by(stored ?? queue)
    show(next)
    await set(key, next).catch(() => {})
  })

const read = async () => {
  const stored = await get<Queue>(key).catch(() => undefined)
  if (stored) show(stored)
}

/** Sends one; answers with the failure, or null when it is written. */
async function send({ brand: _, fullName: __, waiting: ___, ...made }: QueuedMove): Promise<Failure | null> {
  try {
    await callWrite(api.club.custody.register.endpoint, made)
    await change((now) => without(now, made.id))
    return null
  } catch (error) {
    const failure = failureOf(error)
    await change((now) => marked(now, made.id, waitingAfter(failure)))
    return failure
  }
}

let sending: Promise<void> | undefined

/** Sends what can be sent, one after the other; stops at the first that gets no answer. */
function sendAll(): Promise<void> {
  sending ??= (async () => {
    for (;;) {
      const [next] = sendable(queue)
      if (!next) return
      const failure = await send(next)
      if (failure && waitingAfter(failure) === 'queued') return
    }
  })().finally(() => {
    sending = undefined
  })
  return sending
}

/** Keeps the movement on the device, then sends it. */
export async function registerMove(move: QueuedMove): Promise<Failure | null> {
  await change((now) => added(now, move))
  return send(move)
}

/** What was kept for this bag goes out with the new permit; null when nothing was, else what still waits. */
export async function sendWithPermit(idBag: string, permit: string): Promise<Queue | null> {
  await read()
  const ofBag = () => queue.filter((move) => move.idBag === idBag)
  if (!ofBag().some(({ waiting }) => waiting === 'code' || waiting === 'queued')) return null
  await change((now) => permitted(now, idBag, permit))
  await sendAll()
  return ofBag()
}

export const giveUp = (id: string) => change((now) => without(now, id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The movements that wait on this device; while someone looks, they are sent as soon as the network is back. */
export function useQueue(): Queue {
  const waiting = useSyncExternalStore(
    subscribe,
    () => queue,
    () => none,
  )
  useEffect(() => {
    const tryNow = () => void read().then(sendAll)
    tryNow()
    const timer = setInterval(tryNow, tryEvery)
    addEventListener('online', tryNow)
    document.addEventListener('visibilitychange', tryNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryNow)
      document.removeEventListener('visibilitychange', tryNow)
    }
  }, [])
  return waiting
}
