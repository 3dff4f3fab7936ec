import { asc } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import type { RunInVenue } from './databaseStore.ts'
import { files, pictureFolderOf } from './files.table.ts'
import { type FileStore, storePartsOfVenue } from './store.ts'

const picturesOf = (db: Db) =>
  db
    .select({ venueId: files.venueId, id: files.id, isPrivate: files.isPrivate, widths: files.widths })
    .from(files)
    .orderBy(asc(files.createdAt))

/** Names of the files that the database names and the store lacks. */
export const findMissingFiles = async (inVenue: RunInVenue, venues: number, store: FileStore): Promise<string[]> => {
  const missing: string[] = []
  for (let venueId = 1; venueId <= venues; venueId++) {
    // The rows are read before the store is listed: the bytes of a row are stored before the row.
    const pictures = await inVenue(venueId, 'read', picturesOf)
    if (pictures.length === 0) continue
    const stored = new Set<string>()
    for (const part of storePartsOfVenue(venueId))
      for await (const { id, files } of store.list(part)) for (const file of files) stored.add(`${part}/${id}/${file}`)
    for (const { widths, ...picture } of pictures)
      for (const width of widths) {
        const name = `${pictureFolderOf(picture)}/${width}.webp`
        if (!stored.has(name)) missing.push(name)
      }
  }
  return missing
}

export const countVenues = (inVenue: RunInVenue) => inVenue(0, 'read', highestVenueNumber)
