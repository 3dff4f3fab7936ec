import { ORPCError } from '@orpc/server'

/**
 * Runs at most `atOnce` tasks in parallel; further ones wait in order of arrival. With `waitingAtMost` tasks waiting, the
 * next one is refused with 503, because its caller would time out anyway.
 */
export const limitConcurrency = (atOnce: number, waitingAtMost: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= waitingAtMost) throw new ORPCError('SERVICE_UNAVAILABLE', { message: 'Too much at once.' })
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin))
    else running++
    try {
      return await work()
    } finally {
      // The next waiting task takes over this slot, so `running` decreases only if none waits.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
