import { type ReactNode, useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'

const viewer = part(() => import('./Viewer.tsx').then((m) => m.Viewer))

/** The full-screen viewer, whose code comes when somebody opens it. */
export function useViewer(
  photos: readonly Photo[],
  direction: string,
): { open: (nth: number) => void; element: ReactNode } {
  const [at, setAt] = useState<number | null>(null)
  return {
    open: (nth) => setAt(Math.max(0, nth)),
    element: at !== null && <Later part={viewer} with={{ photos, direction, at, onClose: () => setAt(null) }} />,
  }
}
