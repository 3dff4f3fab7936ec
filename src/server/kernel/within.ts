import { afterRunning } from './running-timer.ts'

class TookTooLong extends Error {}

/** Rejects when the work takes longer than so many milliseconds of running time. The work itself goes on. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const cancel = afterRunning(milliseconds, () => reject(new TookTooLong(`took longer than ${milliseconds} ms`)))
  return Promise.race([work, limit]).finally(cancel)
}
