import type { ReactNode } from 'react'
import classes from './MediaCard.module.css'

interface MediaCardProps {
  title: ReactNode
  /** Shown at the card's full width; images are cropped to 4:3, videos keep their aspect ratio. */
  image?: ReactNode
  video?: ReactNode
  children?: ReactNode
}

/** A list item as a card: an image or video with a title and content below. */
export const MediaCard = ({ title, image, video, children }: MediaCardProps) => (
  <li className="card">
    {image && <div className={classes.image}>{image}</div>}
    {video}
    <div className={classes.words}>
      <h2 className="heading">{title}</h2>
      {children}
    </div>
  </li>
)
