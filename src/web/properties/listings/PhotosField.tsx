import type { UseFormReturnType } from '@mantine/form'
import { type DragEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import { pictureTypes } from '#web/kernel/data/upload.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { Progress } from '#web/kernel/ui/Progress.tsx'
import { ComingPhoto } from './ComingPhoto.tsx'
import { photosText as text } from './listings.text.ts'
import { chosenOf, type ListingValues } from './listingValues.ts'
import classes from './PhotosField.module.css'
import { type Upload, type Uploads, useUploads } from './uploads.ts'

const PhotoGrid = lazy(() => import('./PhotoGrid.tsx').then((module) => ({ default: module.PhotoGrid })))

interface PhotosFieldProps {
  form: UseFormReturnType<ListingValues>
  uploads: Uploads
}

/** The photos that the server has become the form's, once each, in the order in which they were chosen. */
function useArrived(form: UseFormReturnType<ListingValues>, list: readonly Upload[]) {
  const arrived = list.flatMap(({ photo }) => photo ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per photo that arrives
  useEffect(() => {
    const { photos } = form.getValues()
    const known = new Set(photos.map(({ id }) => id))
    const fresh = arrived.filter(({ id }) => !known.has(id))
    if (fresh.length === 0) return
    const place = ({ id }: Photo) => arrived.findIndex((photo) => photo.id === id)
    const places = photos.map(place).filter((at) => at >= 0)
    // As they were chosen, however they arrive; once somebody has moved one, behind the others.
    const untouched = places.every((at, i) => i === 0 || at > (places[i - 1] ?? 0))
    const next = [...photos, ...fresh]
    form.setFieldValue('photos', untouched ? next.sort((a, b) => place(a) - place(b)) : next)
    form.clearFieldError('photos')
  }, [arrived.length])
}

/** Many photos at once: dropped or chosen, each on its way by itself, put in order, two of them covers. */
export function PhotosField({ form, uploads }: PhotosFieldProps) {
  const list = useUploads(uploads)
  useArrived(form, list)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { photos, cover, coverList } = form.values
  const coming = list.filter(({ photo }) => photo === null)
  const error = refused ?? form.errors.photos

  const take = (files: readonly File[]) => {
    const wrong = files.find(({ type }) => !pictureTypes.includes(type))
    const good = files.filter(({ type }) => pictureTypes.includes(type))
    const room = listingLimits.photos - photos.length - coming.length
    setRefused(wrong ? text.wrongType(wrong.name) : good.length > room ? text.tooMany(listingLimits.photos) : null)
    form.clearFieldError('photos')
    uploads.add(good.slice(0, Math.max(0, room)))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const remove = (photo: Photo) => {
    uploads.dropPhoto(photo.id)
    form.setFieldValue(
      'photos',
      form.getValues().photos.filter((one) => one.id !== photo.id),
    )
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      className={classes.field}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        ref={input}
        type="file"
        multiple
        className="unseen"
        accept={pictureTypes.join(',')}
        aria-label={text.label}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={Boolean(error)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // Choosing the same files again must count as choosing.
          event.currentTarget.value = ''
          take(files)
        }}
      />
      <label htmlFor={id} className={classes.drop} data-over={over || undefined}>
        <span className={classes.choose}>{photos.length > 0 ? text.add : text.choose}</span> {text.orDrop}
      </label>
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {coming.length > 0 && (
        <Progress label={text.summary(photos.length, photos.length + coming.length)} share={shareOf(list)} />
      )}
      {photos.length > 0 && (
        <Suspense fallback={<Bone height={180} radius={10} />}>
          <PhotoGrid
            photos={photos}
            cover={chosenOf(cover, photos)}
            coverList={chosenOf(coverList, photos)}
            onOrder={(next) => form.setFieldValue('photos', next)}
            onCover={(photo) => form.setFieldValue('cover', photo.id)}
            onCoverList={(photo) => form.setFieldValue('coverList', photo.id)}
            onRemove={remove}
          />
        </Suspense>
      )}
      {coming.length > 0 && (
        <ul className={classes.grid} aria-label={text.label}>
          {coming.map((upload) => (
            <ComingPhoto
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onDrop={() => uploads.drop(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const shareOf = (list: readonly Upload[]) =>
  list.reduce((sum, { photo, share }) => sum + (photo ? 1 : (share ?? 0) * 0.95), 0) / list.length
