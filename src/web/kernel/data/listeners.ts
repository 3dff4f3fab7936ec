/**
 * Those who want to hear of a change that React does not know of: `subscribe` is what its useSyncExternalStore asks for.
 * `begin` is done for the first who listens, and what it gives back once nobody listens any more.
 */
export function openListeners(begin?: () => () => void) {
  const listeners = new Set<() => void>()
  let end: (() => void) | undefined
  return {
    tell() {
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
