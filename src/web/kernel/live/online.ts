import { useSyncExternalStore } from 'react'
import { openListeners } from '#web/kernel/data/listeners.ts'

export interface Online {
  online: boolean
  /** When the server was last heard, in milliseconds. */
  since: number
}

// The HTML has just come from the server: until the stream says otherwise, we are online.
let current: Online = { online: true, since: 0 }
const { subscribe, tell } = openListeners()

export const onlineNow = () => current

export function setOnline(next: Online) {
  if (next.online === current.online && (next.online || next.since === current.since)) return
  current = next
  tell()
}

const atFirst: Online = { online: true, since: 0 }

export const useOnline = (): Online => useSyncExternalStore(subscribe, onlineNow, () => atFirst)
