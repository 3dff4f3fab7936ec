import { MediaCard } from '../layout/MediaCard.tsx'
import { Video } from '../photos/Video.tsx'

interface VideoCardsProps {
  videos: readonly { id: string; title: string; youtube: string | null }[]
}

/** A grid of cards with titles and their videos. */
export const VideoCards = ({ videos }: VideoCardsProps) => (
  <ul className="grid wide">
    {videos.map(({ id, title, youtube }) => (
      <MediaCard key={id} title={title} video={youtube && <Video title={title} address={youtube} />} />
    ))}
  </ul>
)
