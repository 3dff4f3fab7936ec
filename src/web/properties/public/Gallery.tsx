import type { MouseEvent } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { publicText as text } from './public.text.ts'

interface GalleryProps {
  photos: readonly Photo[]
  direction: string
  onOpen: (nth: number) => void
}

/**
 * All photos as thumbnails. Each is a link to the large file; once JavaScript has loaded, it opens the viewer instead.
 */
export const Gallery = ({ photos, direction, onOpen }: GalleryProps) => (
  <ul className="grid small gap-8">
    {photos.map((photo, nth) => {
      const open = (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onOpen(nth)
      }
      return (
        <li key={photo.id}>
          <a className="frame" href={`${photo.src}/${photo.widths.at(-1)}.webp`} onClick={open}>
            <Picture photo={photo} sizes="(max-width: 800px) 33vw, 230px" alt={text.nthPhotoOf(nth + 1, direction)} />
          </a>
        </li>
      )
    })}
  </ul>
)
