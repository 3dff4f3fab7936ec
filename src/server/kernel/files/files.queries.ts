import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import type { Db } from '../db/database.ts'
import { preparedQuery } from '../db/preparedQuery.ts'
import { files, pictureColumns, toPhotoOrNull } from './files.table.ts'

type TableWithPhoto = PgTable & Record<'venueId' | 'id' | 'photoId', AnyPgColumn>
export type RowWithPhoto<T extends TableWithPhoto> = T['$inferSelect'] & { photo: Photo | null }

/** Join condition of a row and its photo's file. */
export const photoJoin = ({ venueId, photoId }: TableWithPhoto) =>
  and(eq(files.venueId, venueId), eq(files.id, photoId))

interface RowQuery {
  where?: SQL | undefined
  orderBy?: SQL[]
  limit?: number
}

const selectJoined = (db: Db, table: TableWithPhoto, { where, orderBy = [], limit }: RowQuery) => {
  const query = db
    .select({ row: getTableColumns<PgTable>(table), file: pictureColumns(files) })
    .from(table as PgTable)
    .leftJoin(files, photoJoin(table))
    .where(where)
    .orderBy(...orderBy)
    .$dynamic()
  return limit === undefined ? query : query.limit(limit)
}
type JoinedRows = Awaited<ReturnType<typeof selectJoined>>

const toRowsWithPhoto = <T extends TableWithPhoto>(rows: JoinedRows) =>
  rows.map(({ row, file }) => ({ ...row, photo: toPhotoOrNull(file) })) as RowWithPhoto<T>[]

/** Selects rows of a table, each with its photo. */
export const selectWithPhoto = async <T extends TableWithPhoto>(
  db: Db,
  table: T,
  query: RowQuery,
): Promise<RowWithPhoto<T>[]> => toRowsWithPhoto(await selectJoined(db, table, query))

/** `selectWithPhoto` as a prepared query; `name` must be unique. */
export const prepareSelectWithPhoto = <Values extends Record<string, unknown>, T extends TableWithPhoto>(
  name: string,
  table: T,
  query: RowQuery,
) => {
  const read = preparedQuery<Values, JoinedRows[number]>(name, (db) => selectJoined(db, table, query))
  return async (db: Db, values: Values): Promise<RowWithPhoto<T>[]> => toRowsWithPhoto(await read(db, values))
}

type Finder<T extends TableWithPhoto> = ReturnType<typeof prepareSelectWithPhoto<{ id: string }, T>>
/** Prepared queries by table. */
const finders = new Map<TableWithPhoto, Finder<TableWithPhoto>>()
const finderOf = (table: TableWithPhoto) => {
  const where = eq(table.id, sql.placeholder('id'))
  const finder = finders.get(table) ?? prepareSelectWithPhoto(`${getTableName(table)}_with_photo`, table, { where })
  finders.set(table, finder)
  return finder
}

export const findWithPhoto = async <T extends TableWithPhoto>(
  db: Db,
  table: T,
  id: string,
): Promise<RowWithPhoto<T> | null> => {
  const [found] = await finderOf(table)(db, { id })
  return (found as RowWithPhoto<T> | undefined) ?? null
}
