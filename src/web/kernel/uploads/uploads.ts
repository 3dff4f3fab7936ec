import { useEffect, useSyncExternalStore } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { type Failure, toFailure } from '#web/kernel/data/failure.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { uploadPicture } from '#web/kernel/data/upload.ts'
import { readFromDevice, removeFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { deleteStoredFile, readStoredFile, storeFile } from './storedFiles.ts'
import { uploadsText } from './uploads.text.ts'

/** A photo that waits for its upload, is being uploaded, is uploaded, or has failed. */
export interface Upload {
  id: string
  name: string
  /** Null after the upload, or if the file was lost. */
  file: File | null
  /** Sent share from 0 to 1; null while it waits. */
  share: number | null
  failed: string | null
  photo: Photo | null
  /** Time of the upload in milliseconds. */
  at: number
}
type StoredUpload = Pick<Upload, 'id' | 'name' | 'photo' | 'at'>

const waiting = { share: null, failed: null, photo: null, at: 0 }
/** Parallel uploads; the server resizes pictures one after the other, so more would not be faster. */
const maxParallel = 2
/** Milliseconds after which an uploaded photo counts as lost: the server deletes unused photos after 24 hours. */
const maxAge = 20 * 3_600_000
const isOld = ({ photo, at }: Pick<Upload, 'photo' | 'at'>) => photo !== null && Date.now() - at >= maxAge
/** Neither the server nor this device has the picture. */
const isLost = ({ photo, file }: Pick<Upload, 'photo' | 'file'>) => photo === null && file === null

export const canRetry = (upload: Upload) => upload.failed !== null && !isLost(upload)

/**
 * The photos of a draft that are not saved yet. They are stored on the device, so that uploads continue and finished photos
 * reappear after the page was left or reloaded.
 */
const openUploads = (draft: string) => {
  const key = `casa-photos ${draft}`
  const { subscribe, notify } = createListeners()
  let uploads: readonly Upload[] = []
  let isOpened = false

  const store = () => {
    const stored: StoredUpload[] = uploads.map(({ id, name, photo, at }) => ({ id, name, photo, at }))
    if (stored.length > 0) saveToDevice(key, stored)
    else removeFromDevice(key)
  }
  const change = (next: readonly Upload[]) => {
    uploads = next
    notify()
  }
  const patch = (id: string, to: Partial<Upload>) =>
    change(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))

  const fail = (id: string, failure: Failure) => {
    patch(id, { failed: failureSentence(failure), share: null })
    // The server would refuse the same bytes again, so the file is removed and cannot be retried.
    if (!failure.is('bad_picture') && failure.kind !== 'invalid') return
    patch(id, { file: null })
    deleteStoredFile(id)
  }

  const stops = new Map<string, AbortController>()
  const send = async ({ id, file, name }: Upload & { file: File }) => {
    const stop = new AbortController()
    stops.set(id, stop)
    patch(id, { share: 0 })
    try {
      const onProgress = (share: number) => patch(id, { share })
      const photo = await uploadPicture(file, { label: name, signal: stop.signal, onProgress })
      patch(id, { photo, file: null, at: Date.now() })
      deleteStoredFile(id)
    } catch (error) {
      if (!stop.signal.aborted) fail(id, toFailure(error))
    } finally {
      stops.delete(id)
      store()
      sendNext()
    }
  }
  const sendNext = () => {
    const isWaiting = (upload: Upload): upload is Upload & { file: File } =>
      upload.file !== null && upload.failed === null && !stops.has(upload.id)
    for (const upload of uploads.filter(isWaiting)) {
      if (stops.size >= maxParallel) return
      void send(upload)
    }
  }

  const open = async () => {
    if (isOpened) return
    isOpened = true
    const stored = readFromDevice<StoredUpload[]>(key) ?? []
    const restored = await Promise.all(
      stored.map(async (upload) => ({
        ...upload,
        file: upload.photo ? null : await readStoredFile(upload.id),
        share: null,
        failed: null,
      })),
    )
    const usable = restored.filter((upload) => !isOld(upload) && !isLost(upload))
    change([...usable, ...uploads])
    sendNext()
  }

  const retry = (which: (upload: Upload) => boolean) => {
    change(uploads.map((upload) => (which(upload) && canRetry(upload) ? { ...upload, failed: null } : upload)))
    sendNext()
  }
  const drop = (which: (upload: Upload) => boolean) => {
    for (const { id } of uploads.filter(which)) {
      stops.get(id)?.abort()
      deleteStoredFile(id)
    }
    change(uploads.filter((upload) => !which(upload)))
    store()
    sendNext()
  }
  return {
    open,
    list: () => uploads,
    subscribe,
    add(files: readonly File[]) {
      const lost = uploads.filter(isLost)
      const added = files.map((file) => {
        // A file with the name of a lost upload takes over its id, so that other fields that refer to this id stay valid.
        const lostIndex = lost.findIndex(({ name }) => name === file.name)
        const [lostUpload] = lostIndex < 0 ? [] : lost.splice(lostIndex, 1)
        return { ...waiting, id: lostUpload?.id ?? newId(), name: file.name, file }
      })
      for (const { id, file } of added) storeFile(id, file)
      const ids = new Set(added.map(({ id }) => id))
      change([...uploads.filter(({ id }) => !ids.has(id)), ...added])
      store()
      sendNext()
    },
    retry: (id: string) => retry((upload) => upload.id === id),
    retryAll: () => retry(() => true),
    /**
     * Marks photos uploaded more than 20 hours ago as failed. Called before saving: the server may have deleted one, and
     * refuses the whole save then.
     */
    forgetOld() {
      const forgotten = { photo: null, share: null, failed: uploadsText.forgotten }
      change(uploads.map((upload) => (isOld(upload) ? { ...upload, ...forgotten } : upload)))
      store()
    },
    drop: (id: string) => drop((upload) => upload.id === id),
    /** Removes photos that were saved or discarded. */
    dropPhotos: (photoIds: ReadonlySet<string>) => drop(({ photo }) => photo !== null && photoIds.has(photo.id)),
    clear: () => drop(() => true),
  }
}
export type Uploads = ReturnType<typeof openUploads>

const byDraft = new Map<string, Uploads>()
/** The uploads of a draft; every caller in this document gets the same object. */
export const uploadsOfDraft = (draft: string): Uploads => {
  const uploads = byDraft.get(draft) ?? openUploads(draft)
  byDraft.set(draft, uploads)
  return uploads
}

/** Uploaded share of all photos, from 0 to 1. A sent photo counts 95 % until the server has resized it. */
export const uploadedShare = (list: readonly Upload[]) =>
  list.reduce((sum, { photo, share }) => sum + (photo ? 1 : (share ?? 0) * 0.95), 0) / list.length

/** The uploads as React state. */
export function useUploads(uploads: Uploads): readonly Upload[] {
  useEffect(() => void uploads.open(), [uploads])
  return useSyncExternalStore(uploads.subscribe, uploads.list)
}
