import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { restoreRule } from '#server/kernel/bin/restoreFromBin.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { insertOnceAndFind, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'

type Column<Data> = AnyPgColumn<{ data: Data }>
type ListTable = PgTable & { venueId: Column<number>; id: Column<string>; version: Column<number> } & Record<
    'place' | 'hidden',
    AnyPgColumn
  >

/** SQL for the `place` after the last entry of a list. */
export const nextPlace = (table: ListTable): SQL<number> =>
  sql<number>`(select coalesce(max(place), 0) + 1 from ${table as PgTable})`

/** Stores an entry at the end of its list; a repeated id returns the stored entry, a full list 'full'. */
export const createAtEnd = async <T extends ListTable, Output>(
  db: Db,
  table: T,
  row: Omit<PgInsertValue<T>, 'place'> & { id: string },
  find: (db: Db, id: string) => Promise<Output | null>,
  maxEntries: number,
): Promise<Output | 'full' | null> => {
  const existing = await find(db, row.id)
  if (existing) return existing
  if ((await db.$count(table)) >= maxEntries) return 'full'
  return insertOnceAndFind(
    db,
    table,
    { ...row, place: nextPlace(table) } as unknown as PgInsertValue<T> & { id: string },
    find,
  )
}

/** A removed entry returns to its old place unless its list is full. */
export const restoreUnlessFull = (table: ListTable, maxEntries: number) =>
  restoreRule(table, async (db) => ((await db.$count(table)) >= maxEntries ? 'full' : 'restore'))

export const setHidden = <T extends ListTable>(db: Db, table: T, { id, hidden }: { id: string; hidden: boolean }) =>
  updateRow(db, table, id, { hidden, version: nextVersion(table) } as unknown as PgUpdateSetSource<T>)
