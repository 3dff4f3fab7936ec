import { useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import classes from './Picture.module.css'

interface PictureProps {
  photo: Photo
  /** How wide it is shown, as CSS says it: the browser picks the file. */
  sizes: string
  /** Empty where the words beside it say the same. */
  alt?: string
  /** What is seen first is fetched first; the rest when it comes near. */
  eager?: boolean
}

/** Fills its box, whose ratio the box decides; a blurred hint until the photo is there. */
export function Picture({ photo, sizes, alt = '', eager = false }: PictureProps) {
  const [here, setHere] = useState(false)
  const address = (width: number) => `${photo.src}/${width}.webp`
  const largest = photo.widths.at(-1) ?? photo.width
  return (
    <img
      className={classes.picture}
      src={address(largest)}
      srcSet={photo.widths.map((width) => `${address(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager ? { fetchPriority: 'high' } : {})}
      decoding="async"
      onLoad={() => setHere(true)}
      {...(here || !photo.blur ? {} : { style: { backgroundImage: `url("${photo.blur}")` } })}
    />
  )
}
