import type { Failure } from '#web/kernel/data/failure.ts'

/** A roll-call as it was made on this device. One per day: a later one takes the place of the earlier. */
export interface QueuedCall {
  class: string
  day: string
  absent: string[]
  madeAt: string
  /** The server does not take it, now or ever. */
  refused?: true
}
export type Queue = readonly QueuedCall[]

export const withCall = (queue: Queue, call: QueuedCall): Queue => [
  ...queue.filter(({ day }) => day !== call.day),
  call,
]

/** Written, or given up; unless a later one has taken its place meanwhile. */
export const without = (queue: Queue, { day, madeAt }: QueuedCall): Queue =>
  queue.filter((one) => one.day !== day || one.madeAt !== madeAt)

/** Whoever is not signed in any more, or gets no answer, keeps it and tries again. */
const isFinal = (failure: Failure) => failure.kind === 'refused' || failure.kind === 'invalid'

export const afterFailure = (queue: Queue, { day, madeAt }: QueuedCall, failure: Failure): Queue =>
  isFinal(failure)
    ? queue.map((one) => (one.day === day && one.madeAt === madeAt ? { ...one, refused: true } : one))
    : queue

export const sendable = (queue: Queue): QueuedCall[] => queue.filter(({ refused }) => !refused)
