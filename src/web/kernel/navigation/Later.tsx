import { type ReactNode, Suspense, use } from 'react'
import type { Part } from './part.ts'

interface LaterProps<P extends object> {
  part: Part<P>
  with: P
  /** What keeps its place until then. */
  until?: ReactNode
}

/** A piece of a page whose code comes after the page's own. Until it has come, the page around it goes on. */
export const Later = <P extends object>({ until, ...props }: LaterProps<P>) => (
  <Suspense fallback={until}>
    <Come {...props} />
  </Suspense>
)

function Come<P extends object>({ part, with: props }: Omit<LaterProps<P>, 'until'>) {
  const Piece = part.loaded() ?? use(part.comes())
  return <Piece {...props} />
}
