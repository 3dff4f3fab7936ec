import { useEffect, useSyncExternalStore } from 'react'
import { type Failure, isUnanswered } from '#web/kernel/data/failure.ts'
import { openListeners } from '#web/kernel/data/listeners.ts'
import { isKeptDocument } from '#web/kernel/data/opened.ts'
import { startRunningTimer } from '#web/kernel/data/runningTimer.ts'

const patience = 3000
const askEvery = 5000

let connected: boolean | undefined
const { subscribe, tell } = openListeners()

/** Whether the server answers this phone, as far as the last try told. */
export const isConnected = (): boolean => {
  connected ??= !isKeptDocument()
  return connected
}

const setConnected = (now: boolean) => {
  connected = now
  tell()
}

/** A call has ended, well or not: every answer tells whether there is a connection. */
export const noteAnswer = (failure: Failure | null) => setConnected(!failure || !isUnanswered(failure))

async function ask() {
  const stop = new AbortController()
  const cancel = startRunningTimer(patience, () => stop.abort())
  const answered = await fetch('/readyz', { cache: 'no-store', signal: stop.signal }).then(
    ({ ok }) => ok,
    () => false,
  )
  cancel()
  setConnected(answered)
}

/** Asked when someone begins to look, and while there is none, again and again. */
export function useConnected(): boolean {
  useEffect(() => {
    const askAgain = () => void ask()
    const lost = () => setConnected(false)
    askAgain()
    const timer = setInterval(() => isConnected() || askAgain(), askEvery)
    addEventListener('online', askAgain)
    addEventListener('offline', lost)
    return () => {
      clearInterval(timer)
      removeEventListener('online', askAgain)
      removeEventListener('offline', lost)
    }
  }, [])
  return useSyncExternalStore(subscribe, isConnected, () => true)
}
