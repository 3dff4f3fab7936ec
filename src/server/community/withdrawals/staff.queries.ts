import { sql } from 'drizzle-orm'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { toPage } from '#server/kernel/db/keyset.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { cursorKeyOf, newestFirstPage } from '../newest.queries.ts'
import { toWithdrawalOutput } from './withdrawals.queries.ts'
import { withdrawals } from './withdrawals.table.ts'

export const listWithdrawals = async (db: Db, after: string | undefined) => {
  const { afterCursor, order } = newestFirstPage(withdrawals.at, withdrawals.id, after)
  const found = await db
    .select()
    .from(withdrawals)
    .where(afterCursor)
    .orderBy(...order)
    .limit(withdrawalLimits.shown + 1)
  const { page, next } = toPage(found, withdrawalLimits.shown, ({ at, id }) => cursorKeyOf(at, id))
  const memberOf = await loadMemberContacts(
    db,
    page.map(({ memberId }) => memberId),
  )
  return { withdrawals: page.map((row) => ({ ...toWithdrawalOutput(row), member: memberOf(row.memberId) })), next }
}

/** Totals since the start of the current day or month in the venue's time zone. */
export const countWithdrawalsSince = async (db: Db, unit: 'day' | 'month', now: Date) => {
  const { rows } = await db.execute<{ baskets: number; balls: number }>(sql`
    select count(*)::int as baskets, coalesce(sum(balls), 0)::int as balls from ${withdrawals}
    where at >= (select date_trunc(${unit}, ${now.toISOString()}::timestamptz at time zone time_zone)
      at time zone time_zone from kernel_venues)`)
  return rows[0] ?? { baskets: 0, balls: 0 }
}
