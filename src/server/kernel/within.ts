class TookTooLong extends Error {}

/** Rejects if `work` takes longer than the limit. The work itself is not stopped. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`took longer than ${milliseconds} ms`)), milliseconds)
  })
  // Prevents an unhandled rejection if the work fails after the limit.
  work.catch(() => {})
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
