/**
 * Values stored on this device. Uses localStorage because it writes synchronously: with IndexedDB, WebKit may freeze a page
 * for its back/forward cache during a transaction, and the next page then waits for ever.
 */

/** Reads a value; undefined if it is missing or not valid JSON, or if storage is forbidden. */
export const readFromDevice = <T>(key: string): T | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as T
  } catch {
    return undefined
  }
}

/** Returns false if the storage is full or forbidden. */
export const saveToDevice = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const removeFromDevice = (key: string) => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

export const listDeviceKeys = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
