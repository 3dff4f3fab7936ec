import { type ReactNode, Suspense, use, useEffect } from 'react'
import type { LazyPart } from './lazyPart.ts'
import { replayLostInput } from './lostInput.ts'
import { useHydrated } from './useHydrated.ts'

interface LazyProps<P extends object> {
  part: LazyPart<P>
  with: P
  /** Shown until the code has loaded. */
  until?: ReactNode
}

/** Renders a lazy part; the page around it stays usable while the part's code loads. */
export const Lazy = <P extends object>({ until, ...props }: LazyProps<P>) => (
  <Suspense fallback={until}>
    <LoadedPart {...props} />
  </Suspense>
)

function LoadedPart<P extends object>({ part, with: props }: Omit<LazyProps<P>, 'until'>) {
  const Component = part.loaded() ?? use(part.loadWithRetries())
  return (
    <>
      <Component {...props} />
      <ReplayWhenHydrated />
    </>
  )
}

/** A component of its own, because `useHydrated` renders its component a second time. */
function ReplayWhenHydrated() {
  const isHydrating = !useHydrated()
  useEffect(() => {
    if (isHydrating) replayLostInput()
  }, [isHydrating])
  return null
}
