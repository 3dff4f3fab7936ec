import type { Photo } from '#contract/kernel/files.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { PlaceholderScene } from '#web/kernel/ui/scenes/PlaceholderScene.tsx'

/** A card's photo, or a placeholder picture. It has no alt text, because the card's title describes it. */
export const CardImage = ({ photo, eager = false }: { photo: Photo | null; eager?: boolean }) =>
  photo ? <Picture photo={photo} sizes="(max-width: 560px) 100vw, 520px" eager={eager} /> : <PlaceholderScene />
