import { type ReactNode, useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'

const viewer = part(() => import('./Viewer.tsx').then((m) => m.Viewer))

/** The full-screen photo viewer. Its code is loaded when it is opened for the first time. */
export function useViewer(
  photos: readonly Photo[],
  direction: string,
): { open: (nth: number) => void; element: ReactNode } {
  const [index, setIndex] = useState<number | null>(null)
  return {
    open: (nth) => setIndex(Math.max(0, nth)),
    element: index !== null && (
      <Later part={viewer} with={{ photos, direction, index, onClose: () => setIndex(null) }} />
    ),
  }
}
