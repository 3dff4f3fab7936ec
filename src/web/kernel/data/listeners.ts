/**
 * Creates a list of listeners for state outside React; `subscribe` fits useSyncExternalStore. `begin` runs when the first
 * listener subscribes; the function it returns runs when the last one unsubscribes.
 */
export function createListeners(begin?: () => () => void) {
  const listeners = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) end = begin?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end?.()
      }
    },
  }
}
