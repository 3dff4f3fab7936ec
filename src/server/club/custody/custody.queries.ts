import { desc, gt, sql } from 'drizzle-orm'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import type { Pending } from '#contract/club/custody.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { openBags } from '../bags/bags.queries.ts'
import { bagCodes, pendingMoves } from './custody.table.ts'

export const findCode = async (db: Db) => {
  const [known] = await db.select().from(bagCodes)
  return known
}

const untilOf = (openedAt: Date) => new Date(openedAt.getTime() + custodyLimits.pendingFor)
/** Whatever was opened before this moment has been left; each bag has one row at most, so none needs sweeping. */
const leftBefore = (now: Date) => new Date(now.getTime() - custodyLimits.pendingFor)

/** Opening a bag again moves it to the front; it is never there twice. */
export const putOnScreens = async (db: Db, pending: Omit<typeof pendingMoves.$inferInsert, 'id'>) => {
  await db
    .insert(pendingMoves)
    .values(pending)
    .onConflictDoUpdate({
      target: [pendingMoves.venueId, pendingMoves.bagId],
      set: { openedAt: sql`excluded.opened_at`, personAdmin: sql`excluded.person_admin` },
    })
}

export const pendingOnShow = async (db: Db, now: Date): Promise<Pending[]> => {
  const open = await db
    .select({ id: pendingMoves.id, bagId: pendingMoves.bagId, openedAt: pendingMoves.openedAt })
    .from(pendingMoves)
    .where(gt(pendingMoves.openedAt, leftBefore(now)))
    .orderBy(desc(pendingMoves.openedAt), desc(pendingMoves.id))
    .limit(custodyLimits.pendingShown)
  const opened = await openBags(
    db,
    open.map(({ bagId }) => bagId),
  )
  return open.flatMap(({ id, bagId, openedAt }) => {
    const bag = opened.get(bagId)
    return bag && !bag.archived
      ? [{ id, bag, openedAt: openedAt.toISOString(), until: untilOf(openedAt).toISOString() }]
      : []
  })
}
