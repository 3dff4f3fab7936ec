import type { ActionType } from '#contract/club/movements.limits.ts'
import type { Failure } from '#web/kernel/data/failure.ts'

/** A movement as it was made on this device; its id makes sending it twice the same as once. */
interface MadeMove {
  id: string
  idBag: string
  venue?: number
  /** What an accepted code gave; where nobody could check the code, the code itself. */
  permit?: string
  code?: string
  /** The bag's ledger as this device knows it; null when it does not. */
  position: number | null
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
  /** Empty for a bag that this device has never seen. */
  brand: string
  fullName: string
  waiting: Waiting
}

export type Queue = readonly QueuedMove[]

const waitsToBeSent = ({ waiting }: QueuedMove) => waiting === 'queued' || waiting === 'code'

/** Kept before it is sent: a phone that dies meanwhile has it still. */
export const added = (queue: Queue, move: QueuedMove): Queue =>
  queue.some(({ id }) => id === move.id) ? queue : [...queue, move]

/** The server has written it. */
export const without = (queue: Queue, id: string): Queue => queue.filter((move) => move.id !== id)

/** The person gives it up. What was made after it on the same bag no longer knows the ledger it counted on. */
export const givenUp = (queue: Queue, id: string): Queue => {
  const at = queue.findIndex((move) => move.id === id)
  return without(
    queue.map((move, i) => (i > at && move.idBag === queue[at]?.idBag ? { ...move, position: null } : move)),
    id,
  )
}

/** The position that a new movement of this bag is made against: its own predecessors will have been written. */
export const positionAfter = (queue: Queue, idBag: string, known: number | null): number | null =>
  known === null ? null : known + queue.filter((move) => move.idBag === idBag && waitsToBeSent(move)).length

/** Where the bag will be once what waits here is written: what it did last. */
export const actionAfter = (queue: Queue, idBag: string, known: ActionType | null): ActionType | null =>
  queue.filter((move) => move.idBag === idBag && waitsToBeSent(move)).at(-1)?.actionType ?? known

/** What a failure to send means for the movement. */
export function waitingAfter(failure: Failure): Waiting {
  if (failure.is('conflict')) return 'conflict'
  if (failure.is('permit_expired') || failure.is('wrong_code') || failure.is('no_bag_code')) return 'code'
  if (failure.is('gone') || failure.kind === 'invalid' || failure.kind === 'forbidden') return 'refused'
  // No answer, or not now: perhaps it was written, perhaps not. The same id tells.
  return 'queued'
}

export const marked = (queue: Queue, id: string, waiting: Waiting): Queue =>
  queue.map((move) => (move.id === id ? { ...move, waiting } : move))

/**
 * What failed waits. A code that two bags have refused is wrong, and not tried on the others: a long queue would
 * use up the tries of everybody at the club.
 */
export function afterFailure(queue: Queue, id: string, failure: Failure): Queue {
  const next = marked(queue, id, waitingAfter(failure))
  const { code, venue } = queue.find((move) => move.id === id) ?? {}
  if (!failure.is('wrong_code')) return next
  const same = (move: QueuedMove) => move.code === code && move.venue === venue
  const refusing = new Set(next.filter((move) => same(move) && move.waiting === 'code').map(({ idBag }) => idBag))
  if (refusing.size < 2) return next
  return next.map((move) => (same(move) && move.waiting === 'queued' ? { ...move, waiting: 'code' } : move))
}

/** The code was entered again: it goes with everything of the venue that waited for one, each at its old position. */
export const coded = (queue: Queue, venue: number | undefined, code: string): Queue =>
  queue.map((move) => {
    if (move.waiting !== 'code' || move.venue !== venue) return move
    const { permit: _, ...rest } = move
    return { ...rest, code, waiting: 'queued' }
  })

/** What can be sent now, oldest first; a bag's later movement waits for its earlier one. */
export const sendable = (queue: Queue): QueuedMove[] =>
  queue.filter((move, i) => move.waiting === 'queued' && !queue.slice(0, i).some(({ idBag }) => idBag === move.idBag))
