import { useEffect, useSyncExternalStore } from 'react'
import { type Failure, isWithoutResponse } from '#web/kernel/data/failure.ts'
import { isOfflineDocument } from '#web/kernel/data/initialData.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { startRunningTimer } from '#web/kernel/data/runningTimer.ts'

const checkTimeoutMs = 3000
const checkIntervalMs = 5000

let connected: boolean | undefined
const { subscribe, notify } = createListeners()

/**
 * True if the last call got a response or the last check succeeded, and the browser has not gone offline since. Before
 * both, false if the page itself came from the offline cache.
 */
export const isConnected = (): boolean => {
  connected ??= !isOfflineDocument()
  return connected
}

const setConnected = (value: boolean) => {
  connected = value
  notify()
}

/** Records the end of a call. Any response counts as connected, also a refusal. */
export const recordCallResult = (failure: Failure | null) => setConnected(!failure || !isWithoutResponse(failure))

async function checkConnection() {
  const stop = new AbortController()
  const cancelTimeout = startRunningTimer(checkTimeoutMs, () => stop.abort())
  const isReady = await fetch('/readyz', { cache: 'no-store', signal: stop.signal }).then(
    ({ ok }) => ok,
    () => false,
  )
  cancelTimeout()
  setConnected(isReady)
}

/** Checks the connection when the component appears, and every five seconds while there is none. */
export function useConnected(): boolean {
  useEffect(() => {
    const check = () => void checkConnection()
    const onOffline = () => setConnected(false)
    check()
    const timer = setInterval(() => isConnected() || check(), checkIntervalMs)
    addEventListener('online', check)
    addEventListener('offline', onOffline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', check)
      removeEventListener('offline', onOffline)
    }
  }, [])
  return useSyncExternalStore(subscribe, isConnected, () => true)
}
