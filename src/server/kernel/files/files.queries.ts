import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
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

const joined = (db: Db, table: Pictured, { where, orderBy = [], limit }: Which) => {
  const query = db
    .select({ row: getTableColumns<PgTable>(table), file: getTableColumns(files) })
    .from(table as PgTable)
    .leftJoin(files, itsPhoto(table))
    .where(where)
    .orderBy(...orderBy)
    .$dynamic()
  return limit === undefined ? query : query.limit(limit)
}
type Joined = Awaited<ReturnType<typeof joined>>

const pictured = <T extends Pictured>(rows: Joined) =>
  rows.map(({ row, file }) => ({ ...row, photo: photoOf(file) })) as WithPhoto<T>[]

/** Rows of a table, each with its photo as screens know it. */
export const withPhoto = async <T extends Pictured>(db: Db, table: T, which: Which): Promise<WithPhoto<T>[]> =>
  pictured(await joined(db, table, which))

/** The same, prepared under a name. */
export const preparedWithPhoto = <Values extends Record<string, unknown>, T extends Pictured>(
  name: string,
  table: T,
  which: Which,
) => {
  const read = prepared<Values, Joined[number]>(name, (db) => joined(db, table, which))
  return async (db: Db, values: Values): Promise<WithPhoto<T>[]> => pictured(await read(db, values))
}

type Finder<T extends Pictured> = ReturnType<typeof preparedWithPhoto<{ id: string }, T>>
/** One per table, whoever asks. */
const finders = new Map<Pictured, Finder<Pictured>>()
const finderOf = (table: Pictured) => {
  const where = eq(table.id, sql.placeholder('id'))
  const finder = finders.get(table) ?? preparedWithPhoto(`${getTableName(table)}_with_photo`, table, { where })
  finders.set(table, finder)
  return finder
}

export const findWithPhoto = async <T extends Pictured>(db: Db, table: T, id: string): Promise<WithPhoto<T> | null> => {
  const [found] = await finderOf(table)(db, { id })
  return (found as WithPhoto<T> | undefined) ?? null
}
