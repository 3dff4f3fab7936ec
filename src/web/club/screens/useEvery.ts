import { useEffect } from 'react'

/** Calls `callback` every `ms` milliseconds while the component is mounted and `enabled`. */
export function useEvery(ms: number, callback: () => unknown, enabled = true) {
  useEffect(() => {
    if (!enabled) return
    const timer = setInterval(() => void callback(), ms)
    return () => clearInterval(timer)
  }, [ms, callback, enabled])
}
