import { useEffect, useSyncExternalStore } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { type Failure, failureOf } from '#web/kernel/data/failure.ts'
import { openListeners } from '#web/kernel/data/listeners.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { uploadPicture } from '#web/kernel/data/upload.ts'
import { forgetOnDevice, keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { forgetFile, keepFile, keptFile } from './keptFiles.ts'
import { uploadsText } from './uploads.text.ts'

/** A photo on its way to the server, there, or stuck. */
export interface Upload {
  id: string
  name: string
  /** Kept until the server has it. */
  file: File | null
  /** How much of it has been sent; null while it waits for its turn. */
  share: number | null
  failed: string | null
  photo: Photo | null
  at: number
}
type Kept = Pick<Upload, 'id' | 'name' | 'photo' | 'at'>

const waiting = { share: null, failed: null, photo: null, at: 0 }
/** More would only wait for each other at the server, which draws one after the other. */
const atOnce = 2
/** The server forgets after a day what nothing shows. */
const goodFor = 20 * 3_600_000
const isOld = ({ photo, at }: Pick<Upload, 'photo' | 'at'>) => photo !== null && Date.now() - at >= goodFor
/** Neither the server nor this device has it any more. */
const isLost = ({ photo, file }: Pick<Upload, 'photo' | 'file'>) => photo === null && file === null

export const canRetry = (upload: Upload) => upload.failed !== null && !isLost(upload)

/**
 * Photos that were chosen together and are not saved yet. They outlive their page: whoever leaves it and comes back, or
 * reloads it, finds them on their way or there, because the device keeps them until they are saved.
 */
const openUploads = (draft: string) => {
  const key = `casa-photos ${draft}`
  const { subscribe, tell } = openListeners()
  let uploads: readonly Upload[] = []
  let opened = false

  const keep = () => {
    const kept: Kept[] = uploads.map(({ id, name, photo, at }) => ({ id, name, photo, at }))
    if (kept.length > 0) keepOnDevice(key, kept)
    else forgetOnDevice(key)
  }
  const change = (next: readonly Upload[]) => {
    uploads = next
    tell()
  }
  const patch = (id: string, to: Partial<Upload>) =>
    change(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))

  const fail = (id: string, failure: Failure) => {
    patch(id, { failed: sentenceFor(failure), share: null })
    // The same bytes would be refused again: only another file helps.
    if (!failure.is('bad_picture') && failure.kind !== 'invalid') return
    patch(id, { file: null })
    forgetFile(id)
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
      forgetFile(id)
    } catch (error) {
      if (!stop.signal.aborted) fail(id, failureOf(error))
    } finally {
      stops.delete(id)
      keep()
      goOn()
    }
  }
  const goOn = () => {
    const waits = (upload: Upload): upload is Upload & { file: File } =>
      upload.file !== null && upload.failed === null && !stops.has(upload.id)
    for (const upload of uploads.filter(waits)) {
      if (stops.size >= atOnce) return
      void send(upload)
    }
  }

  const open = async () => {
    if (opened) return
    opened = true
    const kept = keptOnDevice<Kept[]>(key) ?? []
    const found = await Promise.all(
      kept.map(async (one) => ({ ...one, file: one.photo ? null : await keptFile(one.id), share: null, failed: null })),
    )
    const good = found.filter((one) => !isOld(one) && !isLost(one))
    change([...good, ...uploads])
    goOn()
  }

  const retry = (which: (upload: Upload) => boolean) => {
    change(uploads.map((upload) => (which(upload) && canRetry(upload) ? { ...upload, failed: null } : upload)))
    goOn()
  }
  const drop = (which: (upload: Upload) => boolean) => {
    for (const { id } of uploads.filter(which)) {
      stops.get(id)?.abort()
      forgetFile(id)
    }
    change(uploads.filter((upload) => !which(upload)))
    keep()
    goOn()
  }
  return {
    open,
    list: () => uploads,
    subscribe,
    add(files: readonly File[]) {
      const lost = uploads.filter(isLost)
      const added = files.map((file) => {
        // What was lost and is chosen again takes its own place, and keeps what was decided about it.
        const place = lost.findIndex(({ name }) => name === file.name)
        const [before] = place < 0 ? [] : lost.splice(place, 1)
        return { ...waiting, id: before?.id ?? newId(), name: file.name, file }
      })
      for (const { id, file } of added) keepFile(id, file)
      const ids = new Set(added.map(({ id }) => id))
      change([...uploads.filter(({ id }) => !ids.has(id)), ...added])
      keep()
      goOn()
    },
    retry: (id: string) => retry((upload) => upload.id === id),
    retryAll: () => retry(() => true),
    /** Before they are saved: one that the server has forgotten would be refused, and all others with it. */
    forgetOld() {
      const forgotten = { photo: null, share: null, failed: uploadsText.forgotten }
      change(uploads.map((upload) => (isOld(upload) ? { ...upload, ...forgotten } : upload)))
      keep()
    },
    drop: (id: string) => drop((upload) => upload.id === id),
    /** Nobody needs them here: they are saved, or not wanted. */
    dropPhotos: (photoIds: ReadonlySet<string>) => drop(({ photo }) => photo !== null && photoIds.has(photo.id)),
    clear: () => drop(() => true),
  }
}
export type Uploads = ReturnType<typeof openUploads>

const byDraft = new Map<string, Uploads>()
/** The same for everybody who asks for it in this document. */
export const uploadsOf = (draft: string): Uploads => {
  const uploads = byDraft.get(draft) ?? openUploads(draft)
  byDraft.set(draft, uploads)
  return uploads
}

/** How much of all of them the server has. What is sent must also be drawn. */
export const shareOf = (list: readonly Upload[]) =>
  list.reduce((sum, { photo, share }) => sum + (photo ? 1 : (share ?? 0) * 0.95), 0) / list.length

/** The photos of a draft as they are now. */
export function useUploads(uploads: Uploads): readonly Upload[] {
  useEffect(() => void uploads.open(), [uploads])
  return useSyncExternalStore(uploads.subscribe, uploads.list)
}
