import IconPhoto from 'icon:photo'
import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { IconTile } from './IconTile.tsx'

export const DirectoryEntryImage = ({ photo }: { photo: Photo | null }) =>
  photo ? <Picture photo={photo} sizes="112px" /> : <IconTile icon={IconPhoto} />
