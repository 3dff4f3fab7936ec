import { useSyncExternalStore } from 'react'
import { openListeners } from '#web/kernel/data/listeners.ts'

export interface Popup {
  id: number
  kind: 'success' | 'error'
  text: string
  /** Optional second sentence. */
  detail?: string
}

let popups: readonly Popup[] = []
let lastId = 0
const { subscribe, tell } = openListeners()
const none: readonly Popup[] = []

const set = (next: readonly Popup[]) => {
  popups = next
  tell()
}

const show = (kind: Popup['kind'], text: string, detail?: string) => {
  lastId += 1
  // A popup with the same text replaces the previous one; at most three are shown.
  set(
    [...popups.filter((popup) => popup.text !== text), { id: lastId, kind, text, ...(detail ? { detail } : {}) }].slice(
      -3,
    ),
  )
}

export const popup = {
  success: (text: string, detail?: string) => show('success', text, detail),
  error: (text: string) => show('error', text),
  close: (id: number) => set(popups.filter((shown) => shown.id !== id)),
}

export const usePopups = () =>
  useSyncExternalStore(
    subscribe,
    () => popups,
    () => none,
  )
