import { Video } from '#web/kernel/ui/photos/Video.tsx'
import classes from './VideoCards.module.css'

interface VideoCardsProps {
  videos: readonly { id: string; title: string; youtube: string | null }[]
}

/** Titles, each with its video where it has one. */
export const VideoCards = ({ videos }: VideoCardsProps) => (
  <ul className={classes.cards}>
    {videos.map(({ id, title, youtube }) => (
      <li key={id}>
        {youtube && <Video title={title} address={youtube} />}
        <h2>{title}</h2>
      </li>
    ))}
  </ul>
)
