import { useSyncExternalStore } from 'react'
import { openListeners } from './listeners.ts'

const prefix = 'casa-draft '
const drafts = new Map<string, unknown>()
const { subscribe, tell } = openListeners()

const kept = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The same value until it is changed. */
const draftOf = (name: string) => {
  if (!drafts.has(name)) drafts.set(name, kept(name))
  return drafts.get(name)
}

const keep = (name: string, value: unknown) => {
  drafts.set(name, value)
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // Full, or forbidden: then it stays for as long as the page.
  }
  tell()
}

/** Whoever signs out leaves nothing that they have written to the next. */
export function forgetDrafts() {
  drafts.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // What keeps nothing has nothing to forget.
  }
}

/** Changes a draft by what it is now: an answer that comes late finds what was entered meanwhile. */
export const changeDraft = <T>(name: string, by: (now: T | undefined) => T | undefined) =>
  keep(name, by(draftOf(name) as T | undefined))

/**
 * What was entered and not sent yet. It stays in this tab, whether its page is left, reloaded or asked to sign in again;
 * undefined, once it has been sent.
 */
export function useDraft<T>(name: string, blank: T): [T, (value: T | undefined) => void] {
  const draft = useSyncExternalStore(
    subscribe,
    () => draftOf(name) as T | undefined,
    // A page is drawn for everybody before it is this tab's.
    () => undefined,
  )
  return [draft ?? blank, (value) => keep(name, value)]
}
