import { desc, eq, gt, sql } from 'drizzle-orm'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import type { PendingMove } from '#contract/club/custody.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { findBagsWithItems, lockBag } from '../bags/bags.queries.ts'
import { bagCodes, pendingMoves } from './custody.table.ts'

/**
 * Runs `work` with access to the club's bags. Called only to check the bag code, and for callers who have proved that
 * they know it: the code replaces a session in the bag room.
 */
export const withBagRoomAccess = <T>(db: Db, work: () => Promise<T>) => withPurpose(db, 'bags', work)

export const findBagCode = async (db: Db) => {
  const [code] = await db.select().from(bagCodes)
  return code
}

const endOfDisplay = (openedAt: Date) => new Date(openedAt.getTime() + custodyLimits.pendingFor)
/** Bags opened before this moment are no longer shown. Each bag has at most one row, so old rows need no clean-up. */
const displayedSince = (now: Date) => new Date(now.getTime() - custodyLimits.pendingFor)

/** Opening a bag a second time updates its row: the bag moves to the front of the list. */
export const storePendingMove = async (db: Db, pending: Omit<typeof pendingMoves.$inferInsert, 'id'>) => {
  await db
    .insert(pendingMoves)
    .values(pending)
    .onConflictDoUpdate({
      target: [pendingMoves.venueId, pendingMoves.bagId],
      set: { openedAt: sql`excluded.opened_at`, personAdmin: sql`excluded.person_admin` },
    })
}

export const listPendingMoves = async (db: Db, now: Date): Promise<PendingMove[]> => {
  const rows = await db
    .select({ id: pendingMoves.id, bagId: pendingMoves.bagId, openedAt: pendingMoves.openedAt })
    .from(pendingMoves)
    .where(gt(pendingMoves.openedAt, displayedSince(now)))
    .orderBy(desc(pendingMoves.openedAt), desc(pendingMoves.id))
    .limit(custodyLimits.pendingShown)
  const bagsById = await findBagsWithItems(
    db,
    rows.map(({ bagId }) => bagId),
  )
  return rows.flatMap(({ id, bagId, openedAt }) => {
    const bag = bagsById.get(bagId)
    return bag && !bag.archived
      ? [{ id, bag, openedAt: openedAt.toISOString(), until: endOfDisplay(openedAt).toISOString() }]
      : []
  })
}

/** Whether the bag of a removed pending move was neither moved nor archived nor opened again since. Locks the bag. */
export const isStillPending = async (db: Db, { bagId, openedAt }: typeof pendingMoves.$inferSelect) => {
  const bag = await lockBag(db, bagId)
  if (!bag || bag.archivedAt || (bag.lastMove && bag.lastMove >= openedAt)) return false
  return (await db.$count(pendingMoves, eq(pendingMoves.bagId, bagId))) === 0
}
