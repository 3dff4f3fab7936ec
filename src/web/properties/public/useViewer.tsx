import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'

const load = () => import('./Viewer.tsx')
const Viewer = lazy(() => load().then((module) => ({ default: module.Viewer })))

/** The full-screen viewer, whose code comes when somebody opens it. */
export function useViewer(
  photos: readonly Photo[],
  direction: string,
): { open: (nth: number) => void; element: ReactNode } {
  const [at, setAt] = useState<number | null>(null)
  return {
    open: (nth) => setAt(Math.max(0, nth)),
    element: at !== null && (
      <Suspense>
        <Viewer photos={photos} direction={direction} at={at} onClose={() => setAt(null)} />
      </Suspense>
    ),
  }
}
