import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { DishScene } from './DishScene.tsx'

/** The photo of an outlet, a menu, a category or a product in its row. */
export const RowImage = ({ photo }: { photo: Photo | null }) =>
  photo ? <Picture photo={photo} sizes="112px" /> : <DishScene />
