import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { serverNow } from './serverTime.ts'

const second = 1_000
const minute = 60 * second

const ticking = createListeners(() => {
  const timer = setInterval(ticking.notify, 5 * second)
  return () => clearInterval(timer)
})
/** Calls the listener every five seconds; all listeners share one timer. Returns the function that unsubscribes. */
export const onTick = ticking.subscribe

/** A value that depends on the server's time, computed every five seconds; the component renders again only if it changed. */
export const useTimeValue = <Value extends string | number | boolean | null>(compute: (now: number) => Value): Value =>
  useSyncExternalStore(onTick, () => compute(serverNow()))

export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / minute))
