import { and, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/kernel/db/database.ts'

type Listed<K extends string> = PgTable & Record<'id' | 'version' | K, AnyPgColumn>

/**
 * Gives a whole list its new order, 1 to n. False when the ids are not exactly the list's:
 * somebody added or removed one meanwhile. Only what really moves gets a new version.
 */
export const reorder = async <K extends string>(
  db: Db,
  table: Listed<K>,
  order: K,
  ids: readonly string[],
  list?: SQL,
): Promise<boolean> => {
  // Locked in one order, so that two people who drag at once take turns.
  const rows = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(list)
    .orderBy(table.id)
    .for('update')
  const wanted = new Set(ids)
  if (wanted.size !== ids.length || rows.length !== ids.length || !rows.every(({ id }) => wanted.has(id))) return false
  const place = sql`array_position(${sql.param([...ids])}::uuid[], ${table.id})`
  await db
    .update(table as PgTable)
    .set({ [order]: place, version: sql`${table.version} + 1` })
    .where(and(list, ne(table[order], place)))
  return true
}
