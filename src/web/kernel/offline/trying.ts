import { useEffect } from 'react'

/** Pauses between attempts in milliseconds: they double from the first to the longest. */
const firstPause = 1_000
const longestPause = 5_000

/** While the page is visible, sends what waits on this device: now, after growing pauses, and when the network is back. */
export function useTrying(send: () => Promise<unknown>) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tryAfter = (pause: number) => {
      timer = setTimeout(() => {
        tryNow()
        tryAfter(Math.min(longestPause, pause * 2))
      }, pause)
    }
    // A hidden page sends nothing: the browser may freeze it before the response arrives.
    const tryNow = () => document.hidden || void send()
    const restart = () => {
      clearTimeout(timer)
      tryNow()
      tryAfter(firstPause)
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
