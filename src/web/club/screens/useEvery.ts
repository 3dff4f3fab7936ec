import { useEffect } from 'react'

/** Does something again and again, for as long as it is wanted. */
export function useEvery(pause: number, act: () => unknown, wanted = true) {
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => void act(), pause)
    return () => clearInterval(timer)
  }, [pause, act, wanted])
}
