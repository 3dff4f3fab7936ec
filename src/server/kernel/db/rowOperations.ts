import { hash } from 'node:crypto'
import { and, eq, getTableName, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { needsOldValues, recordInsert, recordRemoval, recordUpdate } from '../activity/recordedChanges.ts'
import type { Db } from './database.ts'
import { runPrepared } from './insertRecords.ts'
import { preparedQuery } from './preparedQuery.ts'

type Column<Data> = AnyPgColumn<{ data: Data }>
/** A table with ids. Queries filter by id only, because row-level security limits them to the venue. */
export type TableWithId = PgTable & { venueId: Column<number>; id: Column<string> }
type VersionedTable = TableWithId & { version: Column<number> }
/** Finds one row by id and converts it to the endpoint's output. */
type FindOutput<Output> = (db: Db, id: string) => Promise<Output | null>

type Done = { done: true }
const done: Done = { done: true }

export const nextVersion = ({ version }: { version: Column<number> }) => sql`${version} + 1`

/** Condition that the column is one of the ids. Its SQL text is the same for any number of ids, also for none. */
export const isAnyOf = (column: AnyPgColumn, ids: Iterable<string>) =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`

type LockStrength = 'update' | 'no key update' | 'key share'
type RowById = ReturnType<typeof preparedQuery<{ id: string }, Record<string, unknown>>>
/** Prepared queries by their name, which contains table and lock strength. */
const rowsById = new Map<string, RowById>()
const rowById = (table: TableWithId, strength?: LockStrength) => {
  const name = `${getTableName(table)}_row${strength ? ` for ${strength}` : ''}`
  const build = (db: Db) => {
    const query = db
      .select()
      .from(table as PgTable)
      .where(eq(table.id, sql.placeholder('id')))
    return strength ? query.for(strength) : query
  }
  const read = rowsById.get(name) ?? preparedQuery<{ id: string }, Record<string, unknown>>(name, build)
  rowsById.set(name, read)
  return read
}

export const findRow = async <T extends TableWithId>(
  db: Db,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | null> => {
  const [row] = await rowById(table)(db, { id })
  return row ?? null
}

/**
 * Finds and locks a row until the transaction ends; null if there is none. With 'no key update' or 'key share' other transactions
 * can still insert rows that refer to it.
 */
export const lockRow = async <T extends TableWithId>(
  db: Db,
  table: T,
  id: string,
  strength: LockStrength = 'update',
): Promise<T['$inferSelect'] | null> => {
  const [row] = await rowById(table, strength)(db, { id })
  return row ?? null
}

/**
 * Inserts a row unless a row with the same id, which the client chooses, or another equal unique key exists. True if it was
 * inserted.
 */
export const insertOnce = async <T extends TableWithId>(db: Db, table: T, row: PgInsertValue<T>): Promise<boolean> => {
  const stored = await db.insert(table).values(row).onConflictDoNothing().returning({ id: table.id }).execute()
  if (stored.length > 0) recordInsert(db, row)
  return stored.length > 0
}

/**
 * Results of a write and of the read that was sent behind it. If the write fails, its error is thrown: the read only reports that the
 * transaction is aborted.
 */
const writeAndRead = async <Written, Found>(write: Promise<Written>, read: Promise<Found>) => {
  read.catch(() => {})
  return [await write, await read] as const
}

/** Inserts a row once and returns the stored one; null if a different row has one of its other unique keys. */
export const insertOnceAndFind = async <T extends TableWithId, Output>(
  db: Db,
  table: T,
  row: PgInsertValue<T> & { id: string },
  find: FindOutput<Output>,
): Promise<Output | null> => {
  const [, stored] = await writeAndRead(insertOnce(db, table, row), find(db, row.id))
  return stored
}

/** A name made of the statement's hash: PostgreSQL compares only the first 63 bytes of names. */
const statementName = (text: string) => hash('sha256', text).slice(0, 40)

/**
 * Updates one row, if the condition `only` holds for it; 'gone' if no row was updated. In a write of the staff the old values enter
 * the activity log.
 */
export const updateRow = async <T extends TableWithId>(
  db: Db,
  table: T,
  id: string,
  to: PgUpdateSetSource<T>,
  only?: SQL,
): Promise<Done | 'gone'> => {
  const { sql: text, params } = db
    .update(table)
    .set(to)
    .where(and(eq(table.id, id), only))
    .returning({ id: table.id })
    .toSQL()
  // Statements of one turn take one round trip, and PostgreSQL runs them in the order of sending.
  const [before, changed] = await Promise.all([
    needsOldValues(db) ? lockRow(db, table, id, 'no key update') : null,
    runPrepared(db, { name: statementName(text), text }, params),
  ])
  if (changed.length === 0) return 'gone'
  recordUpdate(db, before, to)
  return done
}

/** An additional condition of an update, and the refusal code if it does not hold. */
interface UpdateCondition {
  that: SQL
  orElse: string
}

/**
 * Updates a row if its version is still the one that the caller has read. Otherwise returns 'stale', 'gone' if there is no such
 * row, or the code of the condition that does not hold.
 */
export const updateIfUnchanged = async <
  T extends VersionedTable,
  Output extends { version: number },
  const P extends UpdateCondition = never,
>(
  db: Db,
  table: T,
  { id, version, ...values }: { id: string; version: number } & Partial<T['$inferInsert']>,
  find: FindOutput<Output>,
  provided?: P,
): Promise<Output | 'gone' | 'stale' | P['orElse']> => {
  const to = { ...values, version: nextVersion(table) } as PgUpdateSetSource<T>
  const [changed, output] = await writeAndRead(
    updateRow(db, table, id, to, and(eq(table.version, version), provided?.that)),
    find(db, id),
  )
  if (!output) return 'gone'
  if (changed !== 'gone') return output
  return provided && output.version === version ? provided.orElse : 'stale'
}

/** Deletes a row for good. What staff remove on a screen goes to the bin instead: `removeToBin`. */
export const removeRow = async (db: Db, table: TableWithId, id: string): Promise<Done | 'gone'> => {
  const [removed] = await db.delete(table).where(eq(table.id, id)).returning()
  if (removed) recordRemoval(db, removed)
  return removed ? done : 'gone'
}

/**
 * Writes positions 1 to n into the column `order`. Returns 'stale' if the ids are not exactly those of the list,
 * because a row was added or removed meanwhile. Only rows whose position changes get a new version.
 */
export const reorderRows = async <K extends string>(
  db: Db,
  table: TableWithId & { version?: Column<number> } & Record<K, AnyPgColumn>,
  order: K,
  ids: readonly string[],
  list?: SQL,
): Promise<Done | 'stale'> => {
  // Rows are locked in the order of their ids, so that two concurrent reorders cannot deadlock.
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(list)
    .orderBy(table.id)
    .for('update')
  const idSet = new Set(ids)
  if (idSet.size !== ids.length || rows.length !== ids.length || !rows.every(({ id }) => idSet.has(id))) return 'stale'
  const index = sql`array_position(${sql.param([...ids])}::uuid[], ${table.id})`
  const { version } = table
  await db
    .update(table as PgTable)
    .set({ [order]: index, ...(version && { version: nextVersion({ version }) }) })
    .where(and(list, ne(table[order], index)))
  return done
}
