import { useSyncExternalStore } from 'react'
import { serverNow } from '#web/kernel/data/serverTime.ts'

const second = 1_000
const minute = 60 * second

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
const tick = () => {
  for (const tell of listeners) tell()
}
/** Calls every few seconds, all who listen by one timer, until what it answers with is called. */
export const onTick = (tell: () => void) => {
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
export const useTold = <Told extends string | number | boolean | null>(tell: (now: number) => Told): Told =>
  useSyncExternalStore(onTick, () => tell(serverNow()))

export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / minute))
