import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#server/kernel/db/database.ts'
import { change, createOnce, nextVersion } from '#server/kernel/db/verbs.ts'

type Column<Data> = AnyPgColumn<{ data: Data }>
type Listed = PgTable & { venueId: Column<number>; id: Column<string>; version: Column<number> } & Record<
    'place' | 'hidden',
    AnyPgColumn
  >

/** The place after the last of a list. */
export const lastPlace = (table: Listed): SQL<number> =>
  sql<number>`(select coalesce(max(place), 0) + 1 from ${table as PgTable})`

/** Stores it once, as the last of its list. */
export const createLast = async <T extends Listed, Shown>(
  db: Db,
  table: T,
  row: Omit<PgInsertValue<T>, 'place'> & { id: string },
  find: (db: Db, id: string) => Promise<Shown | null>,
  atMost: number,
): Promise<Shown | 'full' | null> => {
  const made = await find(db, row.id)
  if (made) return made
  if ((await db.$count(table)) >= atMost) return 'full'
  return createOnce(
    db,
    table,
    { ...row, place: lastPlace(table) } as unknown as PgInsertValue<T> & { id: string },
    find,
  )
}

export const setHidden = <T extends Listed>(db: Db, table: T, { id, hidden }: { id: string; hidden: boolean }) =>
  change(db, table, id, { hidden, version: nextVersion(table) } as unknown as PgUpdateSetSource<T>)
