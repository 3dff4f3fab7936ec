import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/kernel/data/listeners.ts'

export interface Popup {
  id: number
  kind: 'success' | 'error'
  text: string
  /** Optional second sentence. */
  detail?: string
  action?: PopupAction
}

/** A button in a success popup. Pressing it closes the popup. */
export interface PopupAction {
  label: string
  run: () => void
}

let popups: readonly Popup[] = []
let lastId = 0
const { subscribe, tell } = createListeners()
const none: readonly Popup[] = []

const set = (next: readonly Popup[]) => {
  popups = next
  tell()
}

const show = (kind: Popup['kind'], text: string, detail?: string, action?: PopupAction) => {
  lastId += 1
  const shown = { id: lastId, kind, text, ...(detail && { detail }), ...(action && { action }) }
  // A popup with the same text replaces the previous one; at most three are shown.
  set([...popups.filter((popup) => popup.text !== text), shown].slice(-3))
}

export const popup = {
  success: (text: string, detail?: string, action?: PopupAction) => show('success', text, detail, action),
  error: (text: string) => show('error', text),
  close: (id: number) => set(popups.filter((shown) => shown.id !== id)),
}

export const usePopups = () =>
  useSyncExternalStore(
    subscribe,
    () => popups,
    () => none,
  )
