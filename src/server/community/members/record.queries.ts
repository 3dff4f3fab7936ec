import { desc, eq } from 'drizzle-orm'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { authorisationsOfMemberFrom } from '../authorisations/authorisations.queries.ts'
import { bookingsOfMemberFrom } from '../bookings/bookings.queries.ts'
import { toClaimOutput } from '../claims/claims.queries.ts'
import { claims } from '../claims/claims.table.ts'
import { groupsOfMember } from '../groups/groups.queries.ts'

const maxClaims = 10
/** Past bookings are included for this many days. */
const daysBack = 60

/** Overview of a member for staff: the newest claims, the bookings, the groups and the expected visitors. */
export const loadMemberRecord = async (db: Db, memberId: string, today: string, now: Date) => {
  const claimRows = await db
    .select()
    .from(claims)
    .where(eq(claims.memberId, memberId))
    .orderBy(desc(claims.number))
    .limit(maxClaims)
  const bookings = await bookingsOfMemberFrom(db, memberId, daysAfter(today, -daysBack), now)
  const groups = (await groupsOfMember(db, memberId)).flatMap(({ id, name, state }) =>
    state === 'none' || state === 'refused' ? [] : [{ id, name, state }],
  )
  return {
    claims: claimRows.map((claim) => toClaimOutput({ ...claim, photo: null })),
    bookings: bookings.toReversed(),
    groups,
    visitors: await authorisationsOfMemberFrom(db, memberId, today),
  }
}
