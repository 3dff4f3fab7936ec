import type { ActionType } from '#contract/club/movements.limits.ts'
import type { Failure } from '#web/kernel/data/failure.ts'

/** A movement as it was made on this device; its id makes sending it twice the same as once. */
interface MadeMove {
  id: string
  idBag: string
  venue?: number
  permit: string
  position: number
  actionType: ActionType
  comments: string
  missing: string[] | null
  madeAt: string
}

/**
 * Why a movement still waits: `queued` until the network is back, `code` until the code is entered again,
 * `conflict` because the bag has moved meanwhile, `refused` because the server does not take it.
 */
export type Waiting = 'queued' | 'code' | 'conflict' | 'refused'

export interface QueuedMove extends MadeMove {
  brand: string
  fullName: string
  waiting: Waiting
}

export type Queue = readonly QueuedMove[]

/** Kept before it is sent: a phone that dies meanwhile has it still. */
export const added = (queue: Queue, move: QueuedMove): Queue =>
  queue.some(({ id }) => id === move.id) ? queue : [...queue, move]

/** Written by the server, or given up by the person: the only two ways out. */
export const without = (queue: Queue, id: string): Queue => queue.filter((move) => move.id !== id)

/** What a failure to send means for the movement. */
export function waitingAfter(failure: Failure): Waiting {
  if (failure.is('conflict')) return 'conflict'
  if (failure.is('permit_expired')) return 'code'
  if (failure.is('gone') || failure.kind === 'invalid' || failure.kind === 'forbidden') return 'refused'
  // No answer, or not now: perhaps it was written, perhaps not. The same id tells.
  return 'queued'
}

export const marked = (queue: Queue, id: string, waiting: Waiting): Queue =>
  queue.map((move) => (move.id === id ? { ...move, waiting } : move))

/** The code was entered again: a new permit, the old position. */
export const permitted = (queue: Queue, idBag: string, permit: string): Queue =>
  queue.map((move) =>
    move.idBag === idBag && (move.waiting === 'code' || move.waiting === 'queued')
      ? { ...move, permit, waiting: 'queued' }
      : move,
  )

/** What can be sent now, oldest first; a bag's later movement waits for its earlier one. */
export const sendable = (queue: Queue): QueuedMove[] =>
  queue.filter((move, i) => move.waiting === 'queued' && !queue.slice(0, i).some(({ idBag }) => idBag === move.idBag))
