import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, every few seconds: for what is told in minutes. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / minute))
