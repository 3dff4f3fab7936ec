import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { DishPlaceholder } from './DishPlaceholder.tsx'

/** Photo of an outlet, menu, category or product in a back-office row, or a placeholder. */
export const RowImage = ({ photo }: { photo: Photo | null }) =>
  photo ? <Picture photo={photo} sizes="112px" /> : <DishPlaceholder />
