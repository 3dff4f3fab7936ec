import { Suspense } from 'react'
import { type Part, usePart } from './part.ts'

interface LaterProps<P extends object> {
  part: Part<P>
  with: P
}

/** A piece of a drawn page that is seen from the start, and whose code comes after the page's own. */
export const Later = <P extends object>(props: LaterProps<P>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)

function Loaded<P extends object>({ part, with: props }: LaterProps<P>) {
  const Piece = usePart(part)
  return <Piece {...props} />
}
