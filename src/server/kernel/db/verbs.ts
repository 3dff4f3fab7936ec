import { and, eq, getTableName, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { prepared } from './prepared.ts'

type Column<Data> = AnyPgColumn<{ data: Data }>
/** Things of a venue, each under its own id. In which venue to look is for row-level security to say. */
type Things = PgTable & { venueId: Column<number>; id: Column<string> }
type Versioned = Things & { version: Column<number> }
/** A thing as the contract shows it. */
type Find<Shown> = (db: Db, id: string) => Promise<Shown | null>

type Done = { done: true }
const done: Done = { done: true }

export const nextVersion = ({ version }: { version: Column<number> }) => sql`${version} + 1`

/** Where the column is one of these ids. One text of SQL however many they are, none included. */
export const among = (column: AnyPgColumn, ids: Iterable<string>) =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`

type Strength = 'update' | 'no key update' | 'key share'
type RowById = ReturnType<typeof prepared<{ id: string }, Record<string, unknown>>>
/** One per table and strength, whoever asks. */
const rowsById = new Map<string, RowById>()
const rowById = (table: Things, strength?: Strength) => {
  const name = `${getTableName(table)}_row${strength ? ` for ${strength}` : ''}`
  const build = (db: Db) => {
    const query = db
      .select()
      .from(table as PgTable)
      .where(eq(table.id, sql.placeholder('id')))
    return strength ? query.for(strength) : query
  }
  const read = rowsById.get(name) ?? prepared<{ id: string }, Record<string, unknown>>(name, build)
  rowsById.set(name, read)
  return read
}

export const findRow = async <T extends Things>(db: Db, table: T, id: string): Promise<T['$inferSelect'] | null> => {
  const [row] = await rowById(table)(db, { id })
  return row ?? null
}

/** Finds it and holds it until the transaction ends; the weaker strengths let others point at it meanwhile. */
export const lockRow = async <T extends Things>(
  db: Db,
  table: T,
  id: string,
  strength: Strength = 'update',
): Promise<T['$inferSelect'] | null> => {
  const [row] = await rowById(table, strength)(db, { id })
  return row ?? null
}

/** The same id again is the same intention: stored once. True when it is new. */
export const storeOnce = async <T extends Things>(db: Db, table: T, row: PgInsertValue<T>): Promise<boolean> => {
  const stored = await db.insert(table).values(row).onConflictDoNothing().returning({ id: table.id })
  return stored.length > 0
}

/** Stores it once, and answers with what is there; null when another row has one of its other keys. */
export const createOnce = async <T extends Things, Shown>(
  db: Db,
  table: T,
  row: PgInsertValue<T> & { id: string },
  find: Find<Shown>,
): Promise<Shown | null> => {
  await storeOnce(db, table, row)
  return find(db, row.id)
}

/** Changes one thing, where it is as `only` says. */
export const change = async <T extends Things>(
  db: Db,
  table: T,
  id: string,
  to: PgUpdateSetSource<T>,
  only?: SQL,
): Promise<Done | 'gone'> => {
  const changed = await db
    .update(table)
    .set(to)
    .where(and(eq(table.id, id), only))
    .returning({ id: table.id })
  return changed.length > 0 ? done : 'gone'
}

/** A condition of an update beyond its version, and how it is refused where that does not hold. */
interface Provided {
  that: SQL
  orElse: string
}

/** Writes over the version that was seen, and no other: what somebody else has changed meanwhile is 'stale'. */
export const updateVersion = async <
  T extends Versioned,
  Shown extends { version: number },
  const P extends Provided = never,
>(
  db: Db,
  table: T,
  { id, version, ...written }: { id: string; version: number } & Partial<T['$inferInsert']>,
  find: Find<Shown>,
  provided?: P,
): Promise<Shown | 'gone' | 'stale' | P['orElse']> => {
  const to = { ...written, version: nextVersion(table) } as PgUpdateSetSource<T>
  const changed = await change(db, table, id, to, and(eq(table.version, version), provided?.that))
  const thing = await find(db, id)
  if (!thing) return 'gone'
  if (changed !== 'gone') return thing
  return provided && thing.version === version ? provided.orElse : 'stale'
}

export const remove = async (db: Db, table: Things, id: string): Promise<Done | 'gone'> => {
  const removed = await db.delete(table).where(eq(table.id, id)).returning({ id: table.id })
  return removed.length > 0 ? done : 'gone'
}

/**
 * Gives a whole list its new order, 1 to n. 'stale' when the ids are not exactly the list's: somebody added or removed
 * one meanwhile. Only what really moves gets a new version.
 */
export const reorder = async <K extends string>(
  db: Db,
  table: Things & { version?: Column<number> } & Record<K, AnyPgColumn>,
  order: K,
  ids: readonly string[],
  list?: SQL,
): Promise<Done | 'stale'> => {
  // Locked in one order, so that two people who drag at once take turns.
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(list)
    .orderBy(table.id)
    .for('update')
  const wanted = new Set(ids)
  if (wanted.size !== ids.length || rows.length !== ids.length || !rows.every(({ id }) => wanted.has(id)))
    return 'stale'
  const index = sql`array_position(${sql.param([...ids])}::uuid[], ${table.id})`
  const { version } = table
  await db
    .update(table as PgTable)
    .set({ [order]: index, ...(version && { version: nextVersion({ version }) }) })
    .where(and(list, ne(table[order], index)))
  return done
}
