import type { Failure } from '#web/kernel/data/failure.ts'

/** A roll-call that waits to be sent. There is one per day for the class, and one for each group: a later one replaces the earlier. */
export interface QueuedRollCall {
  class?: string | undefined
  /** Id of the group; without it, the roll-call is that of the class. */
  group?: string | undefined
  day: string
  absent: string[]
  madeAt: string
  /** True if the server refused it; it is not sent again. */
  refused?: true
}
export type RollCallQueue = readonly QueuedRollCall[]

/**
 * Id of a roll-call in the queue: the day, with the group if there is one. A later roll-call replaces one with the same
 * id.
 */
export const rollCallId = ({ day, group }: Pick<QueuedRollCall, 'day' | 'group'>) => (group ? `${group} ${day}` : day)

const isSame = (one: QueuedRollCall, other: QueuedRollCall) =>
  rollCallId(one) === rollCallId(other) && one.madeAt === other.madeAt

export const addRollCall = (queue: RollCallQueue, call: QueuedRollCall): RollCallQueue => [
  ...queue.filter((one) => rollCallId(one) !== rollCallId(call)),
  call,
]

/** Removes a sent or discarded roll-call, unless a later one of the same day has replaced it. */
export const removeRollCall = (queue: RollCallQueue, call: QueuedRollCall): RollCallQueue =>
  queue.filter((one) => !isSame(one, call))

/** Other failures (no session, no response, too many calls) keep the roll-call in the queue, and it is sent again later. */
const isFinal = (failure: Failure) =>
  failure.kind === 'invalid' || (failure.kind === 'refused' && !failure.is('too_many_tries'))

export const markIfRefused = (queue: RollCallQueue, call: QueuedRollCall, failure: Failure): RollCallQueue =>
  isFinal(failure) ? queue.map((one) => (isSame(one, call) ? { ...one, refused: true } : one)) : queue

export const sendableRollCalls = (queue: RollCallQueue): QueuedRollCall[] => queue.filter(({ refused }) => !refused)
