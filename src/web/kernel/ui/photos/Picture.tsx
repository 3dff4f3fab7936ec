import { useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import classes from './Picture.module.css'

interface PictureProps {
  photo: Photo
  /** Shown width as a CSS `sizes` value, from which the browser picks the file. */
  sizes: string
  /** Empty if text beside the picture describes it. */
  alt?: string
  /** True loads the picture at once with high priority; otherwise it loads when it is scrolled near. */
  eager?: boolean
}

/**
 * On dense displays a picture as wide as the page (100vw) declares half of that width: the file of 640 px then has 1.6 pixels per
 * CSS pixel of a phone, and less than half of the bytes of the next one.
 */
const withDenseDisplays = (sizes: string) => sizes.replace(/(.*) 100vw/, '$1 and (min-resolution: 2dppx) 54vw, $&')

/** A photo that fills its box; a blurred preview is shown until it has loaded. */
export function Picture({ photo, sizes, alt = '', eager = false }: PictureProps) {
  const [isLoaded, setLoaded] = useState(false)
  const urlOf = (width: number) => `${photo.src}/${width}.webp`
  const largest = photo.widths.at(-1) ?? photo.width
  return (
    <img
      className={classes.picture}
      src={urlOf(largest)}
      srcSet={photo.widths.map((width) => `${urlOf(width)} ${width}w`).join(', ')}
      sizes={withDenseDisplays(sizes)}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onLoad={() => setLoaded(true)}
      style={isLoaded || !photo.blur ? undefined : { backgroundImage: `url("${photo.blur}")` }}
    />
  )
}
