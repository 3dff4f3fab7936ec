import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const prefix = 'casa-draft '
const drafts = new Map<string, unknown>()
const { subscribe, notify } = createListeners()

const readStored = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Returns the same object until the draft changes, as useSyncExternalStore requires. */
const draftOf = (name: string) => {
  if (!drafts.has(name)) drafts.set(name, readStored(name))
  return drafts.get(name)
}

const storeDraft = (name: string, value: unknown) => {
  drafts.set(name, value)
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // sessionStorage is full or forbidden: the draft then lives only as long as this document.
  }
  notify()
}

/** Deletes all drafts; called at sign-out, so that the next person of this browser does not see them. */
export function deleteDrafts() {
  drafts.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Without sessionStorage there is nothing to delete.
  }
}

/** Changes a draft based on its current value, so that a late response does not overwrite newer text. */
export const updateDraft = <T>(name: string, by: (now: T | undefined) => T | undefined) =>
  storeDraft(name, by(draftOf(name) as T | undefined))

/**
 * Text or values that were entered and not sent yet. The draft stays in this tab (sessionStorage) when the page is left
 * or reloaded or the person signs in again. Setting it to undefined deletes it.
 */
export function useTabDraft<T>(name: string, blank: T): [T, (value: T | undefined) => void] {
  const draft = useSyncExternalStore(
    subscribe,
    () => draftOf(name) as T | undefined,
    // The server renders without drafts.
    () => undefined,
  )
  return [draft ?? blank, (value) => storeDraft(name, value)]
}
