import type { BagType } from '#contract/club/bags.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { BagScene } from './BagScene.tsx'

interface BagImageProps {
  kind: BagType | 'club'
  photo: Photo | null
  sizes: string
  eager?: boolean
}

/** The photo of a bag or a club, or else a drawing. It has no alternative text, because its name is shown beside it. */
export const BagImage = ({ kind, photo, sizes, eager = false }: BagImageProps) =>
  photo ? <Picture photo={photo} sizes={sizes} eager={eager} /> : <BagScene kind={kind} />
