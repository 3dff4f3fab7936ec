import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

const widest = '(max-width: 800px)'
const OnPhone = lazy(() => import('./OnPhone.tsx').then((module) => ({ default: module.OnPhone })))

const subscribe = (listener: () => void) => {
  const query = matchMedia(widest)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Drawn at width 800 or less; wider, a QR code leads to the phone. */
export function PhoneOnly({ children }: { children: ReactNode }) {
  const narrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(widest).matches,
    () => true,
  )
  if (narrow) return children
  return (
    <Suspense>
      <OnPhone />
    </Suspense>
  )
}
