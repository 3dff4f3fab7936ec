import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import type { Photo } from '#contract/kernel/files.ts'
import { orderingText } from '#web/kernel/text/editing.text.ts'
import { Picture } from '#web/kernel/ui/Picture.tsx'
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

/** The photos of a property, dragged to their places by pointer, finger or keyboard. */
export function PhotoGrid({ photos, onOrder, ...rest }: PhotoGridProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  const ids = photos.map(({ id }) => id)
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    onOrder(arrayMove([...photos], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(ids),
        screenReaderInstructions: { draggable: orderingText.instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {photos.length > 1 && <p className={classes.hint}>{text.hint}</p>}
        <ol className={classes.grid} aria-label={text.label}>
          {photos.map((photo, i) => (
            <Tile key={photo.id} photo={photo} nth={i + 1} {...rest} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const announcementsOf = (ids: readonly string[]): Announcements => {
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1
  const nameOf = (id: string | number) => text.nth(placeOf(id))
  return {
    onDragStart: ({ active }) => orderingText.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? orderingText.over(nameOf(active.id), placeOf(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? orderingText.dropped(nameOf(active.id), placeOf(over.id), ids.length) : undefined,
    onDragCancel: ({ active }) => orderingText.cancelled(nameOf(active.id)),
  }
}

interface TileProps extends Omit<PhotoGridProps, 'photos' | 'onOrder'> {
  photo: Photo
  nth: number
}

function Tile({ photo, nth, cover, coverList, onCover, onCoverList, onRemove }: TileProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: photo.id,
  })
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.image} {...listeners}>
        <Picture photo={photo} sizes="200px" alt={text.nth(nth)} />
      </div>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={text.move(nth)}
      >
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
