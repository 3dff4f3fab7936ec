import { useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import type { Movement } from '#contract/club/movements.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { type Failure, failureOf, isUnanswered } from '#web/kernel/data/failure.ts'
import { openShelf } from '#web/kernel/offline/shelf.ts'
import { useTrying } from '#web/kernel/offline/trying.ts'
import { isConnected, noteAnswer } from './connection.ts'
import { noteMove, rememberMoved } from './memory.ts'
import {
  actionAfter,
  added,
  afterFailure,
  coded,
  givenUp,
  positionAfter,
  type Queue,
  type QueuedMove,
  sendable,
  type Waiting,
  without,
} from './queue.ts'
import type { KnownBag } from './remembering.ts'

/** After this long it goes on by itself: nobody stands there looking at a phone. */
const patience = 5000

const shelf = openShelf<QueuedMove>('casa-move', ({ id }) => id)
const none: Queue = []

/** Sends one; answers with the failure, or null when it is written. */
async function send({ brand: _, fullName: __, waiting: ___, ...made }: QueuedMove): Promise<Failure | null> {
  const { register, registerByCode } = api.club.custody
  const { endpoint } = made.code === undefined ? register : registerByCode
  try {
    const written = (await callWrite(endpoint, made)) as Movement
    noteAnswer(null)
    // Before it leaves the queue: the next one counts on one of the two.
    rememberMoved(written, made.missing)
    shelf.change((now) => without(now, made.id))
    return null
  } catch (error) {
    const failure = failureOf(error)
    noteAnswer(failure)
    shelf.change((now) => afterFailure(now, made.id, failure))
    return failure
  }
}

let sending: Promise<void> | undefined

/** Sends what can be sent, one after the other, each once; stops at the first that gets no answer. */
function sendAll(): Promise<void> {
  sending ??= (async () => {
    const tried = new Set<string>()
    for (;;) {
      const next = sendable(shelf.things()).find(({ id }) => !tried.has(id))
      if (!next) return
      tried.add(next.id)
      const failure = await send(next)
      if (failure && isUnanswered(failure)) return
    }
  })().finally(() => {
    sending = undefined
  })
  return sending
}

/** Where nobody answers, waiting for it is of no use: it is sent later. */
const sendSoon = async () => {
  const sent = sendAll()
  if (isConnected()) await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Keeps the movement on the device, then sends it; answers with why it still waits, or null when it is written. */
export async function registerMove(move: QueuedMove): Promise<Waiting | null> {
  shelf.change((now) => added(now, move))
  noteMove()
  await sendSoon()
  const waiting = shelf.things().find(({ id }) => id === move.id)?.waiting ?? null
  // A browser that is short of space, or not used for a week, throws away what it was not asked to keep.
  if (waiting) void navigator.storage?.persist?.().catch(() => {})
  return waiting
}

/** What this device made earlier goes out first; tells whether anything of this bag waits for the code. */
export async function sendEarlier(idBag: string): Promise<boolean> {
  if (sendable(shelf.things()).length > 0) await sendSoon()
  return shelf.things().some((move) => move.idBag === idBag && move.waiting === 'code')
}

/** What a movement of this bag is made against, after those that still wait here. */
export const ledgerNow = ({ id, position, lastAction }: { id: string } & Partial<KnownBag>) => ({
  position: positionAfter(shelf.things(), id, position ?? null),
  lastAction: actionAfter(shelf.things(), id, lastAction ?? null),
})

/** What waited for the code goes out with it; answers with why something of this bag still waits, or null. */
export async function sendWithCode(venue: number | undefined, idBag: string, code: string): Promise<Waiting | null> {
  shelf.change((now) => coded(now, venue, code))
  await sendSoon()
  return shelf.things().find((move) => move.idBag === idBag)?.waiting ?? null
}

export const giveUp = (id: string) => shelf.change((now) => givenUp(now, id))

/** The movements that wait on this device; while someone looks, they are sent as soon as the network is back. */
export function useQueue(): Queue {
  useTrying(sendAll)
  return useSyncExternalStore(shelf.subscribe, shelf.things, () => none)
}
