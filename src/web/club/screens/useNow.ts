import { useEffect, useState } from 'react'

/** The time, which moves on when the next of these moments comes. */
export function useNow(moments: readonly string[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...moments.map((moment) => Date.parse(moment)).filter((at) => at > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 20)
    return () => clearTimeout(timer)
  }, [next])
  return now
}
