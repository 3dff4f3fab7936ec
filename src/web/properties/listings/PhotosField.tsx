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

/** Adds each uploaded photo to the form once, in the order in which the files were chosen. */
function useAddUploadedPhotos(form: UseFormReturnType<ListingValues>, list: readonly Upload[]) {
  const uploaded = list.flatMap(({ photo }) => photo ?? [])
  // A photo that was added once and then removed from the form is not added again.
  const added = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per uploaded photo
  useEffect(() => {
    const { photos } = form.getValues()
    const known = new Set(photos.map(({ id }) => id))
    const newPhotos = uploaded.filter(({ id }) => !known.has(id) && !added.current.has(id))
    for (const { id } of newPhotos) added.current.add(id)
    if (newPhotos.length === 0) return
    const uploadIndex = ({ id }: Photo) => uploaded.findIndex((photo) => photo.id === id)
    const indexes = photos.map(uploadIndex).filter((index) => index >= 0)
    // Uploads finish in any order. Photos are sorted as they were chosen, until somebody has moved one by hand.
    const isUnmoved = indexes.every((index, i) => i === 0 || index > (indexes[i - 1] ?? 0))
    const next = [...photos, ...newPhotos]
    form.setFieldValue('photos', isUnmoved ? next.sort((a, b) => uploadIndex(a) - uploadIndex(b)) : next)
    form.clearFieldError('photos')
  }, [uploaded.length])
}

/** Uploads many photos in parallel, chosen or dropped; uploaded ones are sorted and two chosen as covers. */
export function PhotosField({ form, uploads }: PhotosFieldProps) {
  const list = useUploads(uploads)
  useAddUploadedPhotos(form, list)
  const [tooMany, setTooMany] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { photos, cover, coverList } = form.values
  const uploading = list.filter(({ photo }) => photo === null)

  const addFiles = (files: readonly File[]) => {
    const room = listingLimits.photos - photos.length - uploading.length
    setTooMany(files.length > room ? text.tooMany(listingLimits.photos) : null)
    form.clearFieldError('photos')
    uploads.add(files.slice(0, Math.max(0, room)))
  }
  const remove = (photo: Photo) => {
    uploads.dropPhotos(new Set([photo.id]))
    form.setFieldValue(
      'photos',
      form.getValues().photos.filter((other) => other.id !== photo.id),
    )
    input.current?.focus()
  }

  return (
    <PhotosDrop
      label={text.label}
      more={photos.length > 0}
      error={tooMany ?? form.errors.photos}
      input={input}
      onFiles={addFiles}
    >
      {uploading.length > 0 && (
        <Progress label={uploadsText.summary(photos.length, photos.length + uploading.length)} share={shareOf(list)} />
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
      {uploading.length > 0 && (
        <ul className="grid small gap-12" aria-label={text.label}>
          {uploading.map((upload) => (
            <ComingPhoto key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </PhotosDrop>
  )
}
