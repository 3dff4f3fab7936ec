import { randomUUID } from 'node:crypto'
import type { openPictures } from '#demo/stored-pictures.ts'
import { files } from '../kernel/files/files.table.ts'

/** Inserts a row without a file for each demo picture, so that tests encode no pictures. */
export const openPlaceholderPictures: typeof openPictures = (db, _store, venueId) => async () => {
  const id = randomUUID()
  await db.insert(files).values({ venueId, id, label: '', widths: [1], width: 1, height: 1, blur: '' })
  return id
}
