class TookTooLong extends Error {}

/** Waits for work, but not for ever. The work itself goes on: whoever started it must be able to do without it. */
export const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`took longer than ${milliseconds} ms`)), milliseconds)
  })
  // Should it fail after the limit, nobody is left to hear of it.
  work.catch(() => {})
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
