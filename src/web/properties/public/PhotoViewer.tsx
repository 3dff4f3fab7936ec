import 'yet-another-react-lightbox/styles.css'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { Photo } from '#contract/kernel/files.ts'
import { photoViewerText as text } from './photoViewer.text.ts'
import { publicText } from './public.text.ts'

interface PhotoViewerProps {
  photos: readonly Photo[]
  direction: string
  index: number
  onClose: () => void
}

const slideOf = (direction: string) => (photo: Photo, nth: number) => {
  const sizes = photo.widths.map((width) => ({
    src: `${photo.src}/${width}.webp`,
    width,
    height: Math.round((width * photo.height) / photo.width),
  }))
  return {
    src: sizes.at(-1)?.src ?? '',
    srcSet: sizes,
    width: photo.width,
    height: photo.height,
    alt: publicText.nthPhotoOf(nth + 1, direction),
  }
}

/** The photos in full screen, with swipe, pinch zoom and keyboard control. */
export const PhotoViewer = ({ photos, direction, index, onClose }: PhotoViewerProps) => (
  <Lightbox
    open
    index={index}
    close={onClose}
    slides={photos.map(slideOf(direction))}
    plugins={[Zoom]}
    carousel={{ finite: true }}
    controller={{ closeOnPullDown: true }}
    zoom={{ maxZoomPixelRatio: 3 }}
    labels={{
      Previous: text.previous,
      Next: text.next,
      Close: text.close,
      'Zoom in': text.zoomIn,
      'Zoom out': text.zoomOut,
      Lightbox: text.viewer,
      'Photo gallery': publicText.gallery,
      Slide: text.slide,
      '{index} of {total}': text.nthOfAll,
    }}
  />
)
