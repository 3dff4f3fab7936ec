import { useSyncExternalStore } from 'react'
import { openListeners } from '#web/kernel/data/listeners.ts'

export interface Online {
  online: boolean
  /** Server time of the last event, in milliseconds. */
  since: number
}

// The HTML has just arrived from the server, so the state is online until the stream fails.
let current: Online = { online: true, since: 0 }
const { subscribe, tell } = openListeners()

export const onlineNow = () => current

export function setOnline(next: Online) {
  if (next.online === current.online && (next.online || next.since === current.since)) return
  current = next
  tell()
}

const serverState: Online = { online: true, since: 0 }

export const useOnline = (): Online => useSyncExternalStore(subscribe, onlineNow, () => serverState)
