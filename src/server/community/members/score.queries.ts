import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { bookings } from '../bookings/bookings.table.ts'
import { claims } from '../claims/claims.table.ts'
import { countJoinRequests } from '../groups/groups.queries.ts'
import { withdrawals } from '../withdrawals/withdrawals.table.ts'

/**
 * Counts a member's upcoming bookings, open claims, golf balls taken this month, and requests to join the groups that the member
 * leads.
 */
export const loadMemberCounts = async (db: Db, memberId: string, now: Date) => {
  const isUpcoming = and(eq(bookings.memberId, memberId), isNull(bookings.canceledAt), gt(bookings.startsAt, now))
  const isOpen = and(eq(claims.memberId, memberId), eq(claims.status, 'sent'))
  const firstOfMonth = `${(await todayInVenue(db, now)).slice(0, 7)}-01`
  const [taken] = await db
    .select({ balls: sql<number>`coalesce(sum(${withdrawals.balls}), 0)::int` })
    .from(withdrawals)
    .innerJoin(venues, eq(venues.venueId, withdrawals.venueId))
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        gte(withdrawals.at, sql`(${firstOfMonth}::date)::timestamp at time zone ${venues.timeZone}`),
      ),
    )
  return {
    bookings: await db.$count(bookings, isUpcoming),
    claims: await db.$count(claims, isOpen),
    balls: taken?.balls ?? 0,
    joinRequests: await countJoinRequests(db, memberId),
  }
}
