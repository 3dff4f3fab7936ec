import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import type { Db } from '../db/database.ts'
import { files, photoOf } from './files.table.ts'

type Pictured = PgTable & Record<'venueId' | 'id' | 'photoId', AnyPgColumn>
export type WithPhoto<T extends Pictured> = T['$inferSelect'] & { photo: Photo | null }

/** How a row is joined with the file that its photo is. */
export const itsPhoto = ({ venueId, photoId }: Pictured) => and(eq(files.venueId, venueId), eq(files.id, photoId))

interface Which {
  where?: SQL | undefined
  orderBy?: SQL[]
  limit?: number
}

/** Rows of a table, each with its photo as screens know it. */
export const withPhoto = async <T extends Pictured>(
  db: Db,
  table: T,
  { where, orderBy = [], limit }: Which,
): Promise<WithPhoto<T>[]> => {
  const query = db
    .select({ row: getTableColumns<PgTable>(table), file: getTableColumns(files) })
    .from(table as PgTable)
    .leftJoin(files, itsPhoto(table))
    .where(where)
    .orderBy(...orderBy)
    .$dynamic()
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ row, file }) => ({ ...row, photo: photoOf(file) }))
}

export const findWithPhoto = async <T extends Pictured>(db: Db, table: T, id: string): Promise<WithPhoto<T> | null> => {
  const [found] = await withPhoto(db, table, { where: eq(table.id, id) })
  return found ?? null
}
