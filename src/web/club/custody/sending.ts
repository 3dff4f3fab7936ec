import { api } from '#contract/api.ts'
import type { Movement } from '#contract/club/movements.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { failureOf, isUnanswered } from '#web/kernel/data/failure.ts'
import { openQueue } from '#web/kernel/offline/queue.ts'
import { isConnected, noteAnswer } from './connection.ts'
import { noteMove, rememberMoved } from './memory.ts'
import {
  actionAfter,
  added,
  afterFailure,
  coded,
  givenUp,
  positionAfter,
  type QueuedMove,
  sendable,
  type Waiting,
  without,
} from './queue.ts'
import type { KnownBag } from './remembering.ts'

const queue = openQueue<QueuedMove>('casa-move', ({ id }) => id, { sendable, send })

async function send({ brand: _, fullName: __, waiting: ___, ...made }: QueuedMove): Promise<boolean> {
  const { register, registerByCode } = api.club.custody
  const { endpoint } = made.code === undefined ? register : registerByCode
  try {
    const written = (await callWrite(endpoint, made)) as Movement
    noteAnswer(null)
    // Before it leaves the queue: the next one counts on one of the two.
    rememberMoved(written, made.missing)
    queue.change((now) => without(now, made.id))
    return true
  } catch (error) {
    const failure = failureOf(error)
    noteAnswer(failure)
    queue.change((now) => afterFailure(now, made.id, failure))
    return !isUnanswered(failure)
  }
}

/** Where nobody answers, waiting for it is of no use: it is sent later. */
const sendSoon = async () => {
  if (isConnected()) await queue.sendNow()
  else void queue.sendAll()
}

/** Keeps the movement on the device, then sends it; answers with why it still waits, or null when it is written. */
export async function registerMove(move: QueuedMove): Promise<Waiting | null> {
  queue.change((now) => added(now, move))
  noteMove()
  await sendSoon()
  const waiting = queue.things().find(({ id }) => id === move.id)?.waiting ?? null
  // A browser that is short of space, or not used for a week, throws away what it was not asked to keep.
  if (waiting) void navigator.storage?.persist?.().catch(() => {})
  return waiting
}

/** What this device made earlier goes out first; tells whether anything of this bag waits for the code. */
export async function sendEarlier(idBag: string): Promise<boolean> {
  if (sendable(queue.things()).length > 0) await sendSoon()
  return queue.things().some((move) => move.idBag === idBag && move.waiting === 'code')
}

/** What a movement of this bag is made against, after those that still wait here. */
export const ledgerNow = ({ id, position, lastAction }: { id: string } & Partial<KnownBag>) => ({
  position: positionAfter(queue.things(), id, position ?? null),
  lastAction: actionAfter(queue.things(), id, lastAction ?? null),
})

/** What waited for the code goes out with it; answers with why something of this bag still waits, or null. */
export async function sendWithCode(venue: number | undefined, idBag: string, code: string): Promise<Waiting | null> {
  queue.change((now) => coded(now, venue, code))
  await sendSoon()
  return queue.things().find((move) => move.idBag === idBag)?.waiting ?? null
}

export const giveUp = (id: string) => queue.change((now) => givenUp(now, id))

/** The movements that wait on this device. */
export const useQueue = queue.useThings
