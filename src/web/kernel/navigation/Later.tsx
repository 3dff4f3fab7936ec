import { type ReactNode, Suspense, use } from 'react'
import type { Part } from './part.ts'

interface LaterProps<P extends object> {
  part: Part<P>
  with: P
  /** Shown until the code has loaded. */
  until?: ReactNode
}

/** Renders a lazy part; the page around it stays usable while the part's code loads. */
export const Later = <P extends object>({ until, ...props }: LaterProps<P>) => (
  <Suspense fallback={until}>
    <LoadedPart {...props} />
  </Suspense>
)

function LoadedPart<P extends object>({ part, with: props }: Omit<LaterProps<P>, 'until'>) {
  const Component = part.loaded() ?? use(part.comes())
  return <Component {...props} />
}
