import { Button } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { useDraft } from '#web/kernel/data/draft.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Progress } from '#web/kernel/ui/feedback/Progress.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { useGoOn } from '#web/kernel/ui/forms/goingOn.ts'
import { PhotosDrop } from '#web/kernel/uploads/PhotosDrop.tsx'
import { uploadsText } from '#web/kernel/uploads/uploads.text.ts'
import { canRetry, shareOf, type Upload, uploadsOf, useUploads } from '#web/kernel/uploads/uploads.ts'
import { photosText as text } from '../bulk.text.ts'
import { PhotoRows } from './PhotoRows.tsx'
import classes from './Photos.module.css'
import { isReady, type Placed, photoRows } from './photoNames.ts'

interface PhotosByNameProps {
  menuId: string
  products: readonly Placed[]
  back: string
}

/** Assigns many photos to products by file name. Uploads and choices outlive the page, so leaving it loses nothing. */
export function PhotosByName({ menuId, products, back }: PhotosByNameProps) {
  const { venueId } = useMe()
  const uploads = uploadsOf(`${venueId} menu ${menuId}`)
  const list = useUploads(uploads)
  const [chosen, setChosen] = useDraft<Readonly<Record<string, string>>>(`menu-photos ${menuId}`, {})
  const [tooMany, setTooMany] = useState(false)
  const [stale, setStale] = useState<ReadonlySet<string>>(new Set())
  const input = useRef<HTMLInputElement>(null)
  const goOn = useGoOn()

  const rows = useMemo(() => photoRows({ uploads: list, products, chosen }), [list, products, chosen])
  const ready = rows.filter(isReady)
  const uploaded = list.filter(({ photo }) => photo !== null).length
  const failed = list.filter((upload) => upload.failed !== null).length
  const uploading = list.length - uploaded - failed

  const addFiles = (files: readonly File[]) => {
    const free = Math.max(0, menuLimits.photosAtOnce - list.length)
    setTooMany(files.length > free)
    uploads.add(files.slice(0, free))
  }
  const drop = ({ id }: Upload) => {
    uploads.drop(id)
    input.current?.focus({ preventScroll: true })
  }
  const clear = () => {
    uploads.clear()
    setChosen(undefined)
    setTooMany(false)
  }
  const save = useWrite(api.hotel.menus.changePhotos, {
    onSuccess: ({ stale }, { photos }) => {
      const staleIds = new Set(stale)
      const saved = photos.filter(({ id }) => !staleIds.has(id))
      uploads.dropPhotos(new Set(saved.map(({ photoId }) => photoId)))
      setStale(staleIds)
      if (saved.length > 0) popup.success(text.saved(saved.length))
      if (staleIds.size > 0) popup.error(text.notSaved(staleIds.size))
      if (uploads.list().length > 0) return
      setChosen(undefined)
      goOn(back)
    },
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  const send = () => {
    uploads.forgetOld()
    const photos = photoRows({ uploads: uploads.list(), products, chosen })
      .filter(isReady)
      .map(({ upload, product }) => ({ id: product.id, was: product.photo?.id ?? null, photoId: upload.photo.id }))
    if (photos.length > 0) save.mutate({ id: menuId, photos })
  }

  return (
    <>
      <p className={`${classes.hint} ${classes.intro}`}>{text.hint}</p>
      <PhotosDrop
        label={text.label}
        more={list.length > 0}
        error={tooMany && text.tooMany(menuLimits.photosAtOnce)}
        input={input}
        onFiles={addFiles}
      >
        {uploading > 0 && <Progress label={uploadsText.summary(uploaded, list.length)} share={shareOf(list)} />}
        {list.length > 0 && (
          <>
            <FormActions>
              <Button loading={save.isPending} disabled={uploading > 0 || ready.length === 0} onClick={send}>
                {text.save(ready.length)}
              </Button>
              <LinkButton to={back}>{editingText.cancel}</LinkButton>
              {list.filter(canRetry).length > 1 && (
                <Button variant="default" onClick={uploads.retryAll}>
                  {text.retryAll}
                </Button>
              )}
              <Button variant="subtle" onClick={clear}>
                {text.dropAll}
              </Button>
            </FormActions>
            {uploading === 0 && ready.length < rows.length && (
              <p className={classes.hint}>{text.toLookAt(rows.length - ready.length)}</p>
            )}
            <PhotoRows
              rows={rows}
              products={products}
              stale={stale}
              onRetry={({ id }) => uploads.retry(id)}
              onDrop={drop}
              onChoose={(upload, product) => setChosen({ ...chosen, [upload.id]: product.id })}
            />
          </>
        )}
      </PhotosDrop>
    </>
  )
}
