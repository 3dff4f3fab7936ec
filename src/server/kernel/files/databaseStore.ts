import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import { Id, VenueId } from '#contract/kernel/values.ts'
import type { Db } from '../db/database.ts'
import { fileBytes } from './fileBytes.table.ts'
import { type FileStore, parseStoreName } from './store.ts'

const pageSize = 500
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/** Runs `work` with the rights of a background task in one venue. */
export type RunInVenue = <T>(venueId: number, mode: 'read' | 'write', work: (db: Db) => Promise<T>) => Promise<T>

/** Stores files in PostgreSQL, so that all nodes share them and one backup or replica contains everything. */
export const openDatabaseStore = (inVenue: RunInVenue): FileStore => {
  /** True if the columns can store the parts of a name. Other stores accept names with larger numbers; no file has such a name. */
  const fits = ({ venueId, id }: { venueId: number; id: string }) =>
    VenueId.safeParse(venueId).success && Id.safeParse(id).success
  const ofPicture = ({ id, isPrivate }: { id: string; isPrivate: boolean }) =>
    and(eq(fileBytes.pictureId, id), eq(fileBytes.isPrivate, isPrivate))

  const readPage = (venueId: number, isPrivate: boolean, after: string) =>
    inVenue(venueId, 'read', (db) =>
      db
        .select({
          id: fileBytes.pictureId,
          files: sql<string[]>`array_agg(${fileBytes.name})`,
          changedAt: max(fileBytes.changedAt),
        })
        .from(fileBytes)
        .where(and(eq(fileBytes.isPrivate, isPrivate), gt(fileBytes.pictureId, after)))
        .groupBy(fileBytes.pictureId)
        .orderBy(asc(fileBytes.pictureId))
        .limit(pageSize),
    )

  return {
    async put(name, bytes) {
      const { venueId, id: pictureId, isPrivate, file } = parseStoreName('size', name)
      const content = { bytes: Buffer.from(bytes), changedAt: sql`now()` }
      await inVenue(venueId, 'write', (db) =>
        db
          .insert(fileBytes)
          .values({ venueId, pictureId, isPrivate, name: file, ...content })
          .onConflictDoUpdate({
            target: [fileBytes.venueId, fileBytes.pictureId, fileBytes.isPrivate, fileBytes.name],
            set: content,
          }),
      )
    },
    async get(name) {
      const parsed = parseStoreName('size', name)
      if (!fits(parsed)) return null
      const [found] = await inVenue(parsed.venueId, 'read', (db) =>
        db
          .select({ bytes: fileBytes.bytes })
          .from(fileBytes)
          .where(and(ofPicture(parsed), eq(fileBytes.name, parsed.file))),
      )
      return found?.bytes ?? null
    },
    async remove(picture) {
      const parsed = parseStoreName('picture', picture)
      await inVenue(parsed.venueId, 'write', (db) => db.delete(fileBytes).where(ofPicture(parsed)))
    },
    async *list(part) {
      const { venueId, isPrivate } = parseStoreName('part', part)
      for (let after = beforeAllIds; ; ) {
        const page = await readPage(venueId, isPrivate, after)
        for (const { id, files, changedAt } of page) yield { id, files, changedAt: changedAt ?? new Date(0) }
        const last = page.at(-1)
        if (!last || page.length < pageSize) return
        after = last.id
      }
    },
  }
}
