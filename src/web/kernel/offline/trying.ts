import { useEffect } from 'react'

/** Delays between attempts in milliseconds; they double from the first to the longest. */
const firstDelay = 1_000
const maxDelay = 5_000

/** Calls `send` while the page is visible: at once, after growing delays, and when the network is back. */
export function useTrying(send: () => Promise<unknown>) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const retryAfter = (delay: number) => {
      timer = setTimeout(() => {
        tryNow()
        retryAfter(Math.min(maxDelay, delay * 2))
      }, delay)
    }
    // A hidden page sends nothing: the browser may freeze it before the response arrives.
    const tryNow = () => document.hidden || void send()
    const restart = () => {
      clearTimeout(timer)
      tryNow()
      retryAfter(firstDelay)
    }
    restart()
    addEventListener('online', restart)
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', restart)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [send])
}
