import { desc, eq } from 'drizzle-orm'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { bookingsOfMemberSince } from '../bookings/bookings.queries.ts'
import { toClaimOutput } from '../claims/claims.queries.ts'
import { claims } from '../claims/claims.table.ts'

const maxClaims = 10
/** Past bookings are included for this many days. */
const daysBack = 60

/** The member's newest claims and bookings, for staff. */
export const recordOfMember = async (db: Db, memberId: string, today: string, now: Date) => {
  const claimRows = await db
    .select()
    .from(claims)
    .where(eq(claims.memberId, memberId))
    .orderBy(desc(claims.number))
    .limit(maxClaims)
  const bookings = await bookingsOfMemberSince(db, memberId, daysAfter(today, -daysBack), now)
  return { claims: claimRows.map((claim) => toClaimOutput({ ...claim, photo: null })), bookings: bookings.toReversed() }
}
