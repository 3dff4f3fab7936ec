import IconGripVertical from 'icon:grip-vertical'
import IconX from 'icon:x'
import { rectSortingStrategy } from '@dnd-kit/sortable'
import type { Photo } from '#contract/kernel/files.ts'
import { Sortable, useSortableItem } from '#web/kernel/ui/ordering/Sortable.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { photosText as text } from './listings.text.ts'
import classes from './PhotosField.module.css'

interface PhotoGridProps {
  photos: readonly Photo[]
  cover: string
  coverList: string
  onOrder: (photos: Photo[]) => void
  onCover: (photo: Photo) => void
  onCoverList: (photo: Photo) => void
  onRemove: (photo: Photo) => void
}

/** The uploaded photos of a property: sorted by dragging, two of them chosen as covers. */
export function PhotoGrid({ photos, onOrder, ...rest }: PhotoGridProps) {
  const ids = photos.map(({ id }) => id)
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  return (
    <Sortable
      ids={ids}
      nameOf={(id) => text.nth(ids.indexOf(id) + 1)}
      strategy={rectSortingStrategy}
      onOrder={(next) => onOrder(next.flatMap((id) => byId.get(id) ?? []))}
    >
      {photos.length > 1 && <p className="muted">{text.hint}</p>}
      <ol className="grid small gap-12" aria-label={text.label}>
        {photos.map((photo, i) => (
          <Tile key={photo.id} photo={photo} nth={i + 1} {...rest} />
        ))}
      </ol>
    </Sortable>
  )
}

interface TileProps extends Omit<PhotoGridProps, 'photos' | 'onOrder'> {
  photo: Photo
  nth: number
}

function Tile({ photo, nth, cover, coverList, onCover, onCoverList, onRemove }: TileProps) {
  const sortable = useSortableItem(photo.id)
  return (
    <li className={`card ${classes.tile}`} {...sortable.thing}>
      <div className={`frame ${classes.image}`} {...sortable.listeners}>
        <Picture photo={photo} sizes="200px" alt={text.nth(nth)} />
      </div>
      <button type="button" className={classes.handle} {...sortable.handle} aria-label={text.move(nth)}>
        <IconGripVertical size={16} aria-hidden />
        {nth}
      </button>
      <button type="button" className={classes.remove} aria-label={text.remove(nth)} onClick={() => onRemove(photo)}>
        <IconX size={16} aria-hidden />
      </button>
      <div className={classes.covers}>
        <button
          type="button"
          aria-pressed={photo.id === cover}
          aria-label={text.asCover(nth)}
          onClick={() => onCover(photo)}
        >
          {text.cover}
        </button>
        <button
          type="button"
          aria-pressed={photo.id === coverList}
          aria-label={text.asCoverList(nth)}
          onClick={() => onCoverList(photo)}
        >
          {text.coverList}
        </button>
      </div>
    </li>
  )
}
