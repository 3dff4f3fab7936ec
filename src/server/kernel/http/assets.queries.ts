import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { assets } from './assets.table.ts'

type StoredFile = Pick<typeof assets.$inferSelect, 'path' | 'type' | 'bytes'>

const keptUntil = sql`now() + interval '14 days'`

/** Stores the files of this node's build for 14 days from now, and deletes expired files of all builds. */
export const storeAssets = async (db: Db, own: StoredFile[]) => {
  // The lock makes nodes that start at the same time store their files one after the other.
  await db.execute(sql`select pg_advisory_xact_lock(4127, 2)`)
  const paths = own.map(({ path }) => path)
  const prolonged = await db
    .update(assets)
    .set({ keptUntil })
    .where(inArray(assets.path, paths))
    .returning({ path: assets.path })
  const stored = new Set(prolonged.map(({ path }) => path))
  const missing = own.filter(({ path }) => !stored.has(path))
  if (missing.length > 0) await db.insert(assets).values(missing.map((file) => ({ ...file, keptUntil })))
  await db.delete(assets).where(lt(assets.keptUntil, sql`now()`))
}

export const findStoredAsset = async (db: Db, path: string): Promise<StoredFile | null> => {
  const [found] = await db.select().from(assets).where(eq(assets.path, path))
  return found ?? null
}
