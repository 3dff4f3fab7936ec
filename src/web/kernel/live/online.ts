import { useSyncExternalStore } from 'react'

export interface Online {
  online: boolean
  /** When the server was last heard, in milliseconds. */
  since: number
}

// The HTML has just come from the server: until the stream says otherwise, we are online.
let current: Online = { online: true, since: 0 }
const listeners = new Set<() => void>()

export const onlineNow = () => current

export function setOnline(next: Online) {
  if (next.online === current.online && (next.online || next.since === current.since)) return
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const atFirst: Online = { online: true, since: 0 }

export const useOnline = (): Online => useSyncExternalStore(subscribe, onlineNow, () => atFirst)
