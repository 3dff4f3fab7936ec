import { startRunningTimer } from './running-timer.ts'

class TookTooLong extends Error {}

/** Rejects if `work` takes longer than the limit, in milliseconds of running time. The work itself is not stopped. */
export const withTimeout = <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const cancel = startRunningTimer(milliseconds, () => reject(new TookTooLong(`took longer than ${milliseconds} ms`)))
  return Promise.race([work, limit]).finally(cancel)
}
