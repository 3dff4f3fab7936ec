import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import type { Photo } from '#contract/kernel/files.ts'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { Db } from '../db/database.ts'
import type { EncodedPicture } from './encodingWorker.ts'
import { files, pictureFolderOf, toPhoto } from './files.table.ts'
import type { FileStore } from './store.ts'

export interface PictureInfo {
  venueId: number
  /** A random one unless an import gives it. */
  id?: string
  label: string
  owner?: { kind: SessionKind; id: string }
  isPrivate?: boolean
}

type RunInWrite = (work: (db: Db) => Promise<unknown>) => Promise<unknown>

const putAll = async (store: FileStore, folder: string, sizes: EncodedPicture['sizes']) => {
  const puts = await Promise.allSettled(sizes.map(({ width, bytes }) => store.put(`${folder}/${width}.webp`, bytes)))
  for (const put of puts) if (put.status === 'rejected') throw put.reason
}

/**
 * Stores a picture of the venue: first the bytes, then the row, so that no row refers to missing bytes. After a failure the bytes
 * are removed.
 */
export const storePicture = async (
  write: RunInWrite,
  store: FileStore,
  { venueId, id = randomUUID(), label, owner, isPrivate = false }: PictureInfo,
  { sizes, ...picture }: EncodedPicture,
): Promise<Photo> => {
  const widths = sizes.map(({ width }) => width)
  const file = { venueId, id, label, isPrivate, widths, ...picture }
  const folder = pictureFolderOf(file)
  try {
    await putAll(store, folder, sizes)
    await write((db) => db.insert(files).values({ ...file, ownerKind: owner?.kind, ownerId: owner?.id }))
  } catch (error) {
    // If the database became unreachable the row may have been committed; the sweep removes the bytes if it was not.
    const isUnknown = error instanceof ORPCError && error.status === 503
    if (!isUnknown) await store.remove(folder).catch(() => {})
    throw error
  }
  return toPhoto(file)
}
