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

async function send({ brand: _, fullName: __, waiting: ___, ...input }: QueuedMove): Promise<boolean> {
  const { register, registerByCode } = api.club.custody
  const { endpoint } = input.code === undefined ? register : registerByCode
  try {
    const movement = (await callWrite(endpoint, input)) as Movement
    noteAnswer(null)
    // The remembered bag is updated first: the next movement takes its position from the bag or from the queue.
    rememberMoved(movement, input.missing)
    queue.change((moves) => without(moves, input.id))
    return true
  } catch (error) {
    const failure = failureOf(error)
    noteAnswer(failure)
    queue.change((moves) => afterFailure(moves, input.id, failure))
    return !isUnanswered(failure)
  }
}

/** Waits for the result only while connected; offline, the queue sends later in the background. */
const sendOrDefer = async () => {
  if (isConnected()) await queue.sendNow()
  else void queue.sendAll()
}

/** Stores the movement on the device, then sends it. Returns why it still waits, or null when it is registered. */
export async function registerMove(move: QueuedMove): Promise<Waiting | null> {
  queue.change((moves) => added(moves, move))
  noteMove()
  await sendOrDefer()
  const waiting = queue.things().find(({ id }) => id === move.id)?.waiting ?? null
  // Without persistent storage a browser may delete the queue when space is short or after a week without use.
  if (waiting) void navigator.storage?.persist?.().catch(() => {})
  return waiting
}

/** Sends earlier movements of this device first. Returns whether a movement of this bag waits for the code. */
export async function sendEarlier(idBag: string): Promise<boolean> {
  if (sendable(queue.things()).length > 0) await sendOrDefer()
  return queue.things().some((move) => move.idBag === idBag && move.waiting === 'code')
}

/** The ledger position and last action that a new movement of this bag follows, queued movements included. */
export const ledgerNow = ({ id, position, lastAction }: { id: string } & Partial<KnownBag>) => ({
  position: positionAfter(queue.things(), id, position ?? null),
  lastAction: actionAfter(queue.things(), id, lastAction ?? null),
})

/** Sends the movements that waited for the code. Returns why a movement of this bag still waits, or null. */
export async function sendWithCode(venue: number | undefined, idBag: string, code: string): Promise<Waiting | null> {
  queue.change((moves) => coded(moves, venue, code))
  await sendOrDefer()
  return queue.things().find((move) => move.idBag === idBag)?.waiting ?? null
}

export const giveUp = (id: string) => queue.change((moves) => givenUp(moves, id))

export const useQueue = queue.useThings
