import { useEffect } from 'react'

const tryEvery = 5_000

/** While somebody looks, what waits on this device is tried again, and at once when the network is back. */
export function useTrying(send: () => Promise<void>) {
  useEffect(() => {
    // A page that hides starts nothing: it may be frozen before it ends.
    const tryNow = () => document.hidden || void send()
    tryNow()
    const timer = setInterval(tryNow, tryEvery)
    addEventListener('online', tryNow)
    document.addEventListener('visibilitychange', tryNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryNow)
      document.removeEventListener('visibilitychange', tryNow)
    }
  }, [send])
}
