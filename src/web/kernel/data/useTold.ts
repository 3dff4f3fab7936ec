import { useSyncExternalStore } from 'react'
import { openListeners } from './listeners.ts'
import { serverNow } from './serverTime.ts'

const second = 1_000
const minute = 60 * second

const ticking = openListeners(() => {
  const timer = setInterval(ticking.tell, 5 * second)
  return () => clearInterval(timer)
})
/** Calls every few seconds, all who listen by one timer, until what it answers with is called. */
export const onTick = ticking.subscribe

/** What the house's time says of something, looked at every few seconds; drawn again only when it says something else. */
export const useTold = <Told extends string | number | boolean | null>(tell: (now: number) => Told): Told =>
  useSyncExternalStore(onTick, () => tell(serverNow()))

export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / minute))
