import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { files, photoOf } from './files.table.ts'
import type { Encoded } from './pictures.ts'
import type { FileStore } from './store.ts'

/** Stores a picture of the venue: first the bytes, then the row that makes them known. */
export const storePicture = async (db: Db, store: FileStore, venueId: number, encoded: Encoded, label: string) => {
  const { sizes, ...picture } = encoded
  const id = randomUUID()
  await Promise.all(sizes.map(({ width, bytes }) => store.put(`${venueId}/${id}/${width}.webp`, bytes)))
  const file = { venueId, id, label, widths: sizes.map(({ width }) => width), ...picture }
  const [stored] = await db.insert(files).values(file).returning()
  const photo = photoOf(stored ?? null)
  if (!photo) throw new Error('the picture was not stored')
  return photo
}
