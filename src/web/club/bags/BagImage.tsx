import type { BagType } from '#contract/club/bags.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'

// Loaded lazily: most bags have a photo, and the phones of the bag room load little.
const bagScene = lazyPart(() => import('./BagScene.tsx').then((m) => m.BagScene))

interface BagImageProps {
  kind: BagType | 'club'
  photo: Photo | null
  sizes: string
  eager?: boolean
}

/** The photo of a bag or a club, or else a drawing. It has no alternative text, because its name is shown beside it. */
export const BagImage = ({ kind, photo, sizes, eager = false }: BagImageProps) =>
  photo ? <Picture photo={photo} sizes={sizes} eager={eager} /> : <Lazy part={bagScene} with={{ kind }} />
