import { useSyncExternalStore } from 'react'
import { serverNow } from '#web/kernel/data/serverTime.ts'

const second = 1_000
const minute = 60 * second

/** One timer for all that tell the time. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
const tick = () => {
  for (const tell of listeners) tell()
}
const listen = (tell: () => void) => {
  listeners.add(tell)
  timer ??= setInterval(tick, 5 * second)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** What the house's time says of something, looked at every few seconds; drawn again only when it says something else. */
export const useTold = <Told extends string | number | boolean>(tell: (now: number) => Told): Told =>
  useSyncExternalStore(listen, () => tell(serverNow()))

/** The house's time, every few seconds: for what is told in minutes. */
export const useClock = () => useTold((now) => now - (now % second))

export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / minute))
