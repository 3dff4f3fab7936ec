import { useSyncExternalStore } from 'react'

/**
 * What this device keeps by itself. In localStorage, because that is written when the next line runs: with IndexedDB a
 * browser that freezes a page in the middle of a transaction (WebKit's back cache) lets the next page wait for ever.
 */

/** One value under a key; undefined where there is none, or nothing that can be read. */
export const keptOnDevice = <T>(key: string): T | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T
  } catch {
    return undefined
  }
}

/** False where the device has no room for it, or keeps nothing. */
export const keepOnDevice = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const forgetOnDevice = (key: string) => {
  try {
    localStorage.removeItem(key)
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

export const keysOnDevice = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

const unheard = () => () => {}

/** Whether this device knows of something. A page that arrives drawn was drawn by one that knows of nothing. */
export const useKnownOnDevice = (known: () => boolean) => useSyncExternalStore(unheard, known, () => false)
