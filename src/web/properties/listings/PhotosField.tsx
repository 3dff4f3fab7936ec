import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import { Later } from '#web/kernel/navigation/Later.tsx'
import { part } from '#web/kernel/navigation/part.ts'
import { Progress } from '#web/kernel/ui/feedback/Progress.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { PhotosDrop } from '#web/kernel/uploads/PhotosDrop.tsx'
import { uploadsText } from '#web/kernel/uploads/uploads.text.ts'
import { shareOf, type Upload, type Uploads, useUploads } from '#web/kernel/uploads/uploads.ts'
import { ComingPhoto } from './ComingPhoto.tsx'
import { photosText as text } from './listings.text.ts'
import { chosenOf, type ListingValues } from './listingValues.ts'

const photoGrid = part(() => import('./PhotoGrid.tsx').then((m) => m.PhotoGrid))

interface PhotosFieldProps {
  form: UseFormReturnType<ListingValues>
  uploads: Uploads
}

/** The photos that the server has become the form's, once each, in the order in which they were chosen. */
function useArrived(form: UseFormReturnType<ListingValues>, list: readonly Upload[]) {
  const arrived = list.flatMap(({ photo }) => photo ?? [])
  const taken = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per photo that arrives
  useEffect(() => {
    const { photos } = form.getValues()
    const known = new Set(photos.map(({ id }) => id))
    const fresh = arrived.filter(({ id }) => !known.has(id) && !taken.current.has(id))
    for (const { id } of fresh) taken.current.add(id)
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
  const [tooMany, setTooMany] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { photos, cover, coverList } = form.values
  const coming = list.filter(({ photo }) => photo === null)

  const take = (files: readonly File[]) => {
    const room = listingLimits.photos - photos.length - coming.length
    setTooMany(files.length > room ? text.tooMany(listingLimits.photos) : null)
    form.clearFieldError('photos')
    uploads.add(files.slice(0, Math.max(0, room)))
  }
  const remove = (photo: Photo) => {
    uploads.dropPhotos(new Set([photo.id]))
    form.setFieldValue(
      'photos',
      form.getValues().photos.filter((one) => one.id !== photo.id),
    )
    input.current?.focus()
  }

  return (
    <PhotosDrop
      label={text.label}
      more={photos.length > 0}
      error={tooMany ?? form.errors.photos}
      input={input}
      onFiles={take}
    >
      {coming.length > 0 && (
        <Progress label={uploadsText.summary(photos.length, photos.length + coming.length)} share={shareOf(list)} />
      )}
      {photos.length > 0 && (
        <Later
          part={photoGrid}
          with={{
            photos,
            cover: chosenOf(cover, photos),
            coverList: chosenOf(coverList, photos),
            onOrder: (next) => form.setFieldValue('photos', next),
            onCover: (photo) => form.setFieldValue('cover', photo.id),
            onCoverList: (photo) => form.setFieldValue('coverList', photo.id),
            onRemove: remove,
          }}
          until={<Bone height={180} radius={10} />}
        />
      )}
      {coming.length > 0 && (
        <ul className="grid small gap-12" aria-label={text.label}>
          {coming.map((upload) => (
            <ComingPhoto key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </PhotosDrop>
  )
}
