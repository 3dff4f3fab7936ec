import { sql } from 'drizzle-orm'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf } from '#server/kernel/db/keyset.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { endAt, newestFirst } from '../newest.queries.ts'
import { shown } from './withdrawals.queries.ts'
import { withdrawals } from './withdrawals.table.ts'

export const listWithdrawals = async (db: Db, after: string | undefined) => {
  const { further, order } = newestFirst(withdrawals.at, withdrawals.id, after)
  const found = await db
    .select()
    .from(withdrawals)
    .where(further)
    .orderBy(...order)
    .limit(withdrawalLimits.shown + 1)
  const { page, next } = pageOf(found, withdrawalLimits.shown, ({ at, id }) => endAt(at, id))
  const memberOf = await reportersOf(
    db,
    page.map(({ memberId }) => memberId),
  )
  return { withdrawals: page.map((one) => ({ ...shown(one), member: memberOf(one.memberId) })), next }
}

/** Since the day, or the month, began on the venue's clock. */
export const countSince = async (db: Db, unit: 'day' | 'month', now: Date) => {
  const { rows } = await db.execute<{ baskets: number; balls: number }>(sql`
    select count(*)::int as baskets, coalesce(sum(balls), 0)::int as balls from ${withdrawals}
    where at >= (select date_trunc(${unit}, ${now.toISOString()}::timestamptz at time zone time_zone)
      at time zone time_zone from kernel_venues)`)
  return rows[0] ?? { baskets: 0, balls: 0 }
}
