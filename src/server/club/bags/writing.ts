import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import { people } from '../people/people.table.ts'
import { bags, items } from './bags.table.ts'

/** Whoever changes a bag or adds to it takes turns; those who only point at it are not held up. */
export const lockBag = async (db: Db, id: string) => {
  const [bag] = await db.select().from(bags).where(eq(bags.id, id)).for('no key update')
  return bag ?? null
}

/** Locks a bag that is in use, and says how full it is; null when there is no such bag. */
export const bagToFill = async (db: Db, id: string) => {
  const [bag] = await db
    .select({ id: bags.id })
    .from(bags)
    .where(and(eq(bags.id, id), isNull(bags.archivedAt)))
    .for('no key update')
  if (!bag) return null
  const [room] = await db
    .select({
      items: sql<number>`count(*)::int`,
      nextPlace: sql<number>`coalesce(max(${items.place}), 0) + 1`,
    })
    .from(items)
    .where(eq(items.bagId, id))
  return room ?? null
}

/**
 * A person's new name is written on their bags too. Bags are always locked before people, so that changing
 * a person and changing a bag of theirs never wait for each other.
 */
export const lockBagsOf = async (db: Db, which: SQL) => {
  const owners = db.select({ id: people.id }).from(people).where(which)
  await db
    .select({ id: bags.id })
    .from(bags)
    .where(inArray(bags.ownerId, owners))
    .orderBy(asc(bags.id))
    .for('no key update')
}
