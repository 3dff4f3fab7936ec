import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#server/kernel/db/database.ts'
import type { FileStore } from '#server/kernel/files/store.ts'
import { storePicture } from '#server/kernel/files/storing.ts'
import type { PictureName } from './pictures/pictures.ts'

/** Stores the demo's pictures for a venue, each once, when first asked for; answers with the file's id. */
export const openPictures = (db: Db, store: FileStore, venueId: number) => {
  const stored = new Map<PictureName, Promise<string>>()
  const keep = async (name: PictureName) => {
    const jpeg = await readFile(path.join(import.meta.dirname, 'pictures/jpeg', `${name}.jpg`))
    return (await storePicture(db, store, venueId, jpeg, `${name}.jpg`)).id
  }
  return (name: PictureName) => {
    const file = stored.get(name) ?? keep(name)
    stored.set(name, file)
    return file
  }
}
export type DemoPictures = ReturnType<typeof openPictures>
