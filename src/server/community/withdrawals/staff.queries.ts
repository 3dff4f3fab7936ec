import { sql } from 'drizzle-orm'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf } from '#server/kernel/db/keyset.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { endAt, newestFirst } from '../newest.queries.ts'
import { shown } from './withdrawals.queries.ts'
import { withdrawals } from './withdrawals.table.ts'

export const listWithdrawals = async (db: Db, after: string | undefined) => {
  const { afterCursor, order } = newestFirst(withdrawals.at, withdrawals.id, after)
  const found = await db
    .select()
    .from(withdrawals)
    .where(afterCursor)
    .orderBy(...order)
    .limit(withdrawalLimits.shown + 1)
  const { page, next } = pageOf(found, withdrawalLimits.shown, ({ at, id }) => endAt(at, id))
  const memberOf = await reportersOf(
    db,
    page.map(({ memberId }) => memberId),
  )
  return { withdrawals: page.map((row) => ({ ...shown(row), member: memberOf(row.memberId) })), next }
}

/** Totals since the start of the current day or month in the venue's time zone. */
export const countSince = async (db: Db, unit: 'day' | 'month', now: Date) => {
  const { rows } = await db.execute<{ baskets: number; balls: number }>(sql`
    select count(*)::int as baskets, coalesce(sum(balls), 0)::int as balls from ${withdrawals}
    where at >= (select date_trunc(${unit}, ${now.toISOString()}::timestamptz at time zone time_zone)
      at time zone time_zone from kernel_venues)`)
  return rows[0] ?? { baskets: 0, balls: 0 }
}
