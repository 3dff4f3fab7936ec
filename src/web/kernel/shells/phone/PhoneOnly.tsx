import { lazy, type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react'
import classes from './PhoneOnly.module.css'

const phoneWidth = 800
const OnPhone = lazy(() => import('./OnPhone.tsx').then((module) => ({ default: module.OnPhone })))

/** Whether the window is this wide or less. Where nobody knows, it is a phone. */
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

/** Whether the window is as narrow as the phone's pages are made for. */
export const useNarrow = () => useNarrowerThan(phoneWidth)

/** Drawn at width 800 or less; wider, a QR code leads to the phone. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  if (useNarrow()) return <div className={classes.narrow}>{children}</div>
  return (
    <Suspense>
      <OnPhone />
    </Suspense>
  )
}
