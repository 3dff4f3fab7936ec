import { type ReactNode, Suspense, use } from 'react'
import type { LazyPart } from './lazyPart.ts'

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
  const Component = part.loaded() ?? use(part.comes())
  return <Component {...props} />
}
