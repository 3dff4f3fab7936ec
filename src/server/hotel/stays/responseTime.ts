import { setTimeout as wait } from 'node:timers/promises'

/**
 * Milliseconds from request to response of every attempt to enter a room. Longer than the attempt takes, so that the
 * response time does not reveal whether the room is occupied. It also limits how fast one connection can guess.
 */
const responseTime = 60

/** Runs `work` and returns or throws its result when it has ended and the response time has passed. */
export const withFixedResponseTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [result] = await Promise.allSettled([work(), wait(responseTime)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
