import type { Failure } from '#web/kernel/data/failure.ts'

/** A roll-call that waits to be sent. There is one per day: a later one replaces the earlier. */
export interface QueuedRollCall {
  class: string
  day: string
  absent: string[]
  madeAt: string
  /** True if the server refused it; it is not sent again. */
  refused?: true
}
export type RollCallQueue = readonly QueuedRollCall[]

export const addRollCall = (queue: RollCallQueue, call: QueuedRollCall): RollCallQueue => [
  ...queue.filter(({ day }) => day !== call.day),
  call,
]

/** Removes a sent or discarded roll-call, unless a later one of the same day has replaced it. */
export const removeRollCall = (queue: RollCallQueue, { day, madeAt }: QueuedRollCall): RollCallQueue =>
  queue.filter((one) => one.day !== day || one.madeAt !== madeAt)

/** Other failures (no session, no response, too many calls) keep the roll-call in the queue, and it is sent again later. */
const isFinal = (failure: Failure) =>
  failure.kind === 'invalid' || (failure.kind === 'refused' && !failure.is('too_many_tries'))

export const markIfRefused = (
  queue: RollCallQueue,
  { day, madeAt }: QueuedRollCall,
  failure: Failure,
): RollCallQueue =>
  isFinal(failure)
    ? queue.map((one) => (one.day === day && one.madeAt === madeAt ? { ...one, refused: true } : one))
    : queue

export const sendableRollCalls = (queue: RollCallQueue): QueuedRollCall[] => queue.filter(({ refused }) => !refused)
