import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { DishScene } from './DishScene.tsx'

/** Photo of an outlet, menu, category or product in a back-office row. */
export const RowImage = ({ photo }: { photo: Photo | null }) =>
  photo ? <Picture photo={photo} sizes="112px" /> : <DishScene />
