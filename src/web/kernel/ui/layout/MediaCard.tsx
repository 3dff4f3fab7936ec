import type { ReactNode } from 'react'
import classes from './MediaCard.module.css'

interface MediaCardProps {
  title: ReactNode
  /** As wide as the card: a photo is cut to 4:3, a video keeps its own shape. */
  image?: ReactNode
  video?: ReactNode
  children?: ReactNode
}

/** An item of a list of cards: a picture with a title and words below it. */
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
