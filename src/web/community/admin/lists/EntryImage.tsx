import { IconPhoto } from '@tabler/icons-react'
import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { Tile } from './Tile.tsx'

export const EntryImage = ({ photo }: { photo: Photo | null }) =>
  photo ? <Picture photo={photo} sizes="112px" /> : <Tile icon={IconPhoto} />
