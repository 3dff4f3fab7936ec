import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { assets } from './assets.table.ts'

type File = Pick<typeof assets.$inferSelect, 'path' | 'type' | 'bytes'>

const keptUntil = sql`now() + interval '14 days'`

/** Adds what is missing, prolongs what is there, and removes what no node has had for long. */
export const shelve = async (db: Db, own: File[]) => {
  // Nodes that start at once take turns.
  await db.execute(sql`select pg_advisory_xact_lock(4127, 2)`)
  const paths = own.map(({ path }) => path)
  const prolonged = await db
    .update(assets)
    .set({ keptUntil })
    .where(inArray(assets.path, paths))
    .returning({ path: assets.path })
  const there = new Set(prolonged.map(({ path }) => path))
  const missing = own.filter(({ path }) => !there.has(path))
  if (missing.length > 0) await db.insert(assets).values(missing.map((file) => ({ ...file, keptUntil })))
  await db.delete(assets).where(lt(assets.keptUntil, sql`now()`))
}

export const findOnShelf = async (db: Db, path: string): Promise<File | null> => {
  const [found] = await db.select().from(assets).where(eq(assets.path, path))
  return found ?? null
}
