import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { isAnyOf } from '../db/rowOperations.ts'
import { files } from './files.table.ts'

/** Uses the database's clock, so that a node with a wrong clock removes nothing too early. */
const aDayAgo = sql`now() - interval '1 day'`

/** Condition that no row refers to the picture, built from all foreign keys that the catalog lists. */
const unreferenced = async (db: Db) => {
  const { rows } = await db.execute<{ condition: string }>(sql`
    select format('not exists (select from %s r where %s)', c.conrelid::regclass, string_agg(
      format('r.%I = kernel_files.%I', own.attname, pointed.attname), ' and ')) as condition
    from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as pair (own, pointed)
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
    join pg_attribute pointed on pointed.attrelid = c.confrelid and pointed.attnum = pair.pointed
    where c.contype = 'f' and c.confrelid = 'kernel_files'::regclass
    group by c.oid, c.conrelid`)
  if (rows.length === 0) throw new Error('the catalog has no foreign key to kernel_files')
  return sql.raw(rows.map(({ condition }) => condition).join(' and '))
}

/** Deletes at most `atMost` rows of pictures that are older than a day and that no row refers to. */
export const removeUnusedFiles = async (db: Db, atMost: number) => {
  const unused = and(lt(files.createdAt, aDayAgo), await unreferenced(db))
  // A transaction that inserts a reference locks the picture's row; such a row is skipped until the next sweep.
  const old = await db
    .select({ id: files.id })
    .from(files)
    .where(unused)
    .limit(atMost)
    .for('update', { skipLocked: true })
  const ids = old.map(({ id }) => id)
  // The locks prevent new references. The condition is checked again for references committed just before the locks.
  return db
    .delete(files)
    .where(and(isAnyOf(files.id, ids), unused))
    .returning({
      venueId: files.venueId,
      id: files.id,
      isPrivate: files.isPrivate,
    })
}

/** The ids without a row. */
export const filesWithoutRow = async (db: Db, ids: string[], isPrivate: boolean) => {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isAnyOf(files.id, ids), eq(files.isPrivate, isPrivate)))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export const oneDayAgo = async (db: Db) => {
  const { rows } = await db.execute<{ moment: Date }>(sql`select ${aDayAgo} as moment`)
  return new Date(rows[0]?.moment ?? 0)
}

/** Lock until the transaction ends, so that one node sweeps at a time; false if another node holds it. */
export const lockSweep = async (db: Db) => {
  const { rows } = await db.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(4127, 3) as locked`)
  return rows[0]?.locked === true
}
