import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at most this wide; true on the server, which renders for phones. */
export function useNarrowerThan(width: number) {
  const query = `(max-width: ${width}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
