import { useEffect, useReducer } from 'react'
import { serverNow } from '#web/kernel/data/serverTime.ts'

/** Looked at again by then: the server's time may have become known meanwhile. */
const soon = 30_000

/** The time, which moves on when the next of these moments comes. The server's: a television's clock may say anything. */
export function useNow(moments: readonly string[]): number {
  const [, tick] = useReducer((times: number) => times + 1, 0)
  const now = serverNow()
  const ahead = moments.map((moment) => Date.parse(moment)).filter((at) => at > now)
  const next = Math.min(...ahead, now + soon)
  const isWatching = moments.length > 0
  useEffect(() => {
    if (!isWatching) return
    const timer = setTimeout(tick, next - now + 20)
    return () => clearTimeout(timer)
  }, [isWatching, next, now])
  return now
}
