import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/kernel/data/listeners.ts'

export interface OnlineState {
  online: boolean
  /** Server time of the last event, in milliseconds. */
  since: number
}

// The HTML has just arrived from the server, so the state is online until the stream fails.
let current: OnlineState = { online: true, since: 0 }
const { subscribe, notify } = createListeners()

export const getOnlineState = () => current

export function setOnlineState(next: OnlineState) {
  if (next.online === current.online && (next.online || next.since === current.since)) return
  current = next
  notify()
}

const serverState: OnlineState = { online: true, since: 0 }

export const useOnline = (): OnlineState => useSyncExternalStore(subscribe, getOnlineState, () => serverState)
