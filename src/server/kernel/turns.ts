import { ORPCError } from '@orpc/server'

/**
 * Lets `atOnce` pieces of costly work run at a time. More wait their turn, in the order they came;
 * past `waitingAtMost` they are refused at once: whoever waits too long is gone when the answer comes.
 */
export const turns = (atOnce: number, waitingAtMost: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= waitingAtMost) throw new ORPCError('SERVICE_UNAVAILABLE', { message: 'Too much at once.' })
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin))
    else running++
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place; only without anybody it becomes free.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
