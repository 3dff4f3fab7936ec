import { desc, eq } from 'drizzle-orm'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { bookingsFrom } from '../bookings/bookings.queries.ts'
import { shown } from '../claims/claims.queries.ts'
import { claims } from '../claims/claims.table.ts'

const claimsAtMost = 10
/** Bookings of the last weeks are still of interest. */
const daysBack = 60

/** What a member has told and booked. */
export const recordOf = async (db: Db, memberId: string, today: string, now: Date) => {
  const told = await db
    .select()
    .from(claims)
    .where(eq(claims.memberId, memberId))
    .orderBy(desc(claims.number))
    .limit(claimsAtMost)
  const booked = await bookingsFrom(db, memberId, daysAfter(today, -daysBack), now)
  return { claims: told.map((claim) => shown({ ...claim, photo: null })), bookings: booked.toReversed() }
}
