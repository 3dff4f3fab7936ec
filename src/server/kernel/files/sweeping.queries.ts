import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { among } from '../db/verbs.ts'
import { files } from './files.table.ts'

/** The database's clock decides: a node whose own is wrong removes nothing too early. */
const aDayAgo = sql`now() - interval '1 day'`

/** Whatever may point to a picture, as the foreign keys in the catalog say. */
const nothingPoints = async (db: Db) => {
  const { rows } = await db.execute<{ condition: string }>(sql`
    select format('not exists (select from %s r where %s)', c.conrelid::regclass, string_agg(
      format('r.%I = kernel_files.%I', own.attname, pointed.attname), ' and ')) as condition
    from pg_constraint c
    cross join unnest(c.conkey, c.confkey) as pair (own, pointed)
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
    join pg_attribute pointed on pointed.attrelid = c.confrelid and pointed.attnum = pair.pointed
    where c.contype = 'f' and c.confrelid = 'kernel_files'::regclass
    group by c.oid, c.conrelid`)
  if (rows.length === 0) throw new Error('nothing in the catalog points to pictures')
  return sql.raw(rows.map(({ condition }) => condition).join(' and '))
}

/** Removes some of the venue's pictures that nothing points to and that are older than a day. */
export const removeUnused = async (db: Db, atMost: number) => {
  const unused = and(lt(files.createdAt, aDayAgo), await nothingPoints(db))
  // Whoever is about to point to one holds it: such a picture is passed over, until the next time.
  const old = await db
    .select({ id: files.id })
    .from(files)
    .where(unused)
    .limit(atMost)
    .for('update', { skipLocked: true })
  const ids = old.map(({ id }) => id)
  // Held by us nobody can point to it any more; asked again for those who did just before.
  return db
    .delete(files)
    .where(and(among(files.id, ids), unused))
    .returning({
      venueId: files.venueId,
      id: files.id,
      isPrivate: files.isPrivate,
    })
}

/** Which of these have no row. */
export const unknownAmong = async (db: Db, ids: string[], isPrivate: boolean) => {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(among(files.id, ids), eq(files.isPrivate, isPrivate)))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export const dayAgo = async (db: Db) => {
  const { rows } = await db.execute<{ moment: Date }>(sql`select ${aDayAgo} as moment`)
  return new Date(rows[0]?.moment ?? 0)
}

/** One node sweeps at a time; false where another one is at it. */
export const takeBroom = async (db: Db) => {
  const { rows } = await db.execute<{ ours: boolean }>(sql`select pg_try_advisory_xact_lock(4127, 3) as ours`)
  return rows[0]?.ours === true
}
