import { type ReactNode, useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'

const viewer = lazyPart(() => import('./PhotoViewer.tsx').then((m) => m.PhotoViewer))

/** The full-screen photo viewer. Its code is loaded when it is opened for the first time. */
export function usePhotoViewer(
  photos: readonly Photo[],
  direction: string,
): { open: (nth: number) => void; element: ReactNode } {
  const [index, setIndex] = useState<number | null>(null)
  return {
    open: (nth) => setIndex(Math.max(0, nth)),
    element: index !== null && (
      <Lazy part={viewer} with={{ photos, direction, index, onClose: () => setIndex(null) }} />
    ),
  }
}
