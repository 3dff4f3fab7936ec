import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/kernel/data/listeners.ts'

export interface Popup {
  id: number
  kind: 'success' | 'error'
  text: string
  /** Optional second sentence. */
  detail?: string
  action?: PopupAction
  /** True for something that happened by itself: nobody expects the popup, so it stays longer. */
  lasting?: boolean
}

interface Optional {
  detail?: string | undefined
  action?: PopupAction | undefined
}

/** A button in a success popup. Pressing it closes the popup. */
export interface PopupAction {
  label: string
  run: () => void
  /** True if Ctrl+Z and ⌘Z run it too, while no newer undo action is shown. */
  isUndo?: boolean
}

/** Milliseconds for which a popup is shown. 'action': a success with a button; 'lasting': a success of background work. */
export const popupDuration = { success: 1500, lasting: 4000, error: 8000, action: 10_000 } as const

let popups: readonly Popup[] = []
let lastId = 0
const { subscribe, notify } = createListeners()
const none: readonly Popup[] = []

const set = (next: readonly Popup[]) => {
  popups = next
  notify()
}

const show = ({ detail, action, ...popup }: Omit<Popup, 'id' | 'detail' | 'action'> & Optional) => {
  lastId += 1
  const { text } = popup
  const shown = { id: lastId, ...popup, ...(detail && { detail }), ...(action && { action }) }
  // A popup with the same text replaces the previous one; at most three are shown.
  set([...popups.filter((popup) => popup.text !== text), shown].slice(-3))
}

/** Newest popup with an undo action: the one that Ctrl+Z and ⌘Z run. */
export const newestUndo = (shown: readonly Popup[]) => shown.filter(({ action }) => action?.isUndo).at(-1)

export const popup = {
  success: (text: string, detail?: string, action?: PopupAction) => show({ kind: 'success', text, detail, action }),
  /** A success popup for background work, such as a queued write that was sent later; it is shown longer. */
  later: (text: string, detail?: string) => show({ kind: 'success', text, detail, lasting: true }),
  error: (text: string) => show({ kind: 'error', text }),
  close: (id: number) => set(popups.filter((shown) => shown.id !== id)),
  /** Runs a popup's action and closes the popup. */
  act: ({ id, action }: Pick<Popup, 'id' | 'action'>) => {
    popup.close(id)
    action?.run()
  },
  /** Runs the newest undo action; returns false if none is shown. */
  undo: () => {
    const newest = newestUndo(popups)
    if (newest) popup.act(newest)
    return newest !== undefined
  },
}

export const usePopups = () =>
  useSyncExternalStore(
    subscribe,
    () => popups,
    () => none,
  )
