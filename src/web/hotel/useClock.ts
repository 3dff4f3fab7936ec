import { useEffect, useState } from 'react'
import { serverNow } from '#web/kernel/data/serverTime.ts'

const minute = 60_000

/** The house's time, every few seconds: for what is told in minutes. */
export function useClock(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 5_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / minute))
