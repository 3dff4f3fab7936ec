import type { ActionType } from '#contract/club/movements.limits.ts'
import type { Failure } from '#web/kernel/data/failure.ts'

/** A movement as this device sends it. The id makes a second send of the same movement harmless. */
interface MoveToSend {
  id: string
  idBag: string
  venue?: number
  /** The permit that the server gave for a correct code; if the device was offline, the code instead. */
  permit?: string
  code?: string
  /** Set for a movement of a shift: whether the bag was read from the server, so that its position is exact. */
  exact?: boolean
  /** The ledger position that this movement follows; null if this device does not know it. */
  position: number | null
  actionType: ActionType
  comments: string
  missing: string[] | null
  madeAt: string
}

/**
 * Why a movement is still in the queue. `queued`: not sent yet. `code`: the code must be entered again.
 * `conflict`: the bag was moved meanwhile. `refused`: the server rejects the movement for good.
 */
export type WaitReason = 'queued' | 'code' | 'conflict' | 'refused'

export interface QueuedMove extends MoveToSend {
  /** Empty for a bag that this device has never seen. */
  brand: string
  fullName: string
  waiting: WaitReason
}

export type MoveQueue = readonly QueuedMove[]

const waitsToBeSent = ({ waiting }: QueuedMove) => waiting === 'queued' || waiting === 'code'

/** Adds a movement before it is sent, so that a phone that turns off meanwhile still has it. */
export const addMove = (queue: MoveQueue, move: QueuedMove): MoveQueue =>
  queue.some(({ id }) => id === move.id) ? queue : [...queue, move]

export const removeMove = (queue: MoveQueue, id: string): MoveQueue => queue.filter((move) => move.id !== id)

/** Discards a movement. Later movements of the same bag lose their ledger position, which counted on it. */
export const discardMove = (queue: MoveQueue, id: string): MoveQueue => {
  const index = queue.findIndex((move) => move.id === id)
  return removeMove(
    queue.map((move, i) => (i > index && move.idBag === queue[index]?.idBag ? { ...move, position: null } : move)),
    id,
  )
}

/**
 * The ledger position for a new movement of this bag: the known one plus this bag's movements that are still to be
 * sent.
 */
export const expectedPosition = (queue: MoveQueue, idBag: string, known: number | null): number | null =>
  known === null ? null : known + queue.filter((move) => move.idBag === idBag && waitsToBeSent(move)).length

/** The bag's last action once the queued movements are registered. */
export const expectedLastAction = (queue: MoveQueue, idBag: string, known: ActionType | null): ActionType | null =>
  queue.filter((move) => move.idBag === idBag && waitsToBeSent(move)).at(-1)?.actionType ?? known

export function waitReasonOf(failure: Failure): WaitReason {
  if (failure.is('conflict')) return 'conflict'
  if (
    failure.is('permit_expired') ||
    failure.is('shift_ended') ||
    failure.is('wrong_code') ||
    failure.is('no_bag_code')
  )
    return 'code'
  if (failure.is('gone') || failure.kind === 'invalid' || failure.kind === 'forbidden') return 'refused'
  // After every other failure the movement may have been registered; sending it again with the same id is safe.
  return 'queued'
}

export const setWaitReason = (queue: MoveQueue, id: string, waiting: WaitReason): MoveQueue =>
  queue.map((move) => (move.id === id ? { ...move, waiting } : move))

/**
 * Sets why the failed movement waits. A code that was wrong for two bags is not sent for the others: a long queue
 * would use up the attempts of everybody at the club.
 */
export function applySendFailure(queue: MoveQueue, id: string, failure: Failure): MoveQueue {
  const next = setWaitReason(queue, id, waitReasonOf(failure))
  const { code, venue } = queue.find((move) => move.id === id) ?? {}
  if (!failure.is('wrong_code')) return next
  const hasSameCode = (move: QueuedMove) => move.code === code && move.venue === venue
  const refusedBags = new Set(
    next.filter((move) => hasSameCode(move) && move.waiting === 'code').map(({ idBag }) => idBag),
  )
  if (refusedBags.size < 2) return next
  return next.map((move) => (hasSameCode(move) && move.waiting === 'queued' ? { ...move, waiting: 'code' } : move))
}

/** Gives a newly entered code to all movements of the venue that wait for one; their ledger positions stay. */
export const applyCode = (queue: MoveQueue, venue: number | undefined, code: string): MoveQueue =>
  queue.map((move) => {
    if (move.waiting !== 'code' || move.venue !== venue) return move
    const { permit: _, exact: __, ...rest } = move
    return { ...rest, code, waiting: 'queued' }
  })

/** The movements that can be sent now, oldest first. A bag's later movement waits for its earlier one. */
export const sendableMoves = (queue: MoveQueue): QueuedMove[] =>
  queue.filter((move, i) => move.waiting === 'queued' && !queue.slice(0, i).some(({ idBag }) => idBag === move.idBag))
