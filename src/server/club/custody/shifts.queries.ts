import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import type { BagShift, ShiftBag } from '#contract/club/custody.shifts.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { findCookie } from '#server/kernel/identity/cookies.ts'
import { decodeSessionToken, secretMatches } from '#server/kernel/identity/sessionTokens.ts'
import { timeZoneOf } from '#server/kernel/venues/venues.queries.ts'
import { bags } from '../bags/bags.table.ts'
import { movements } from '../movements/movements.table.ts'
import { people } from '../people/people.table.ts'
import { bagShifts } from './custody.table.ts'

export const shiftCookie = 'casa_bag_shift'

/** The open shift of the phone that calls; null if it has none in this venue. */
export const findOwnShift = async ({
  db,
  venueId,
  cookies,
  now,
}: Pick<TransactionContext, 'db' | 'venueId' | 'cookies' | 'now'>) => {
  const token = decodeSessionToken(findCookie(cookies, shiftCookie).value)
  if (token?.venueId !== venueId) return null
  const shift = await findRow(db, bagShifts, token.id)
  if (!shift || !secretMatches(token, shift.secretHash)) return null
  return shift.endedAt === null && shift.endsAt > now() ? shift : null
}

/** The next moment at which clocks in the venue show `hour`, such as '23:00'. */
export const nextShiftEnd = async (db: Db, hour: string, now: Date): Promise<Date> => {
  const zone = await timeZoneOf(db)
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${zone})`
  const today = sql`(date_trunc('day', ${local}) + ${hour}::time)`
  const { rows } = await db.execute<{ at: string }>(sql`select to_char(
    ((case when ${today} > ${local} then ${today} else ${today} + interval '1 day' end) at time zone ${zone})
    at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`)
  return new Date(rows[0]?.at ?? now)
}

export const listOpenShifts = async (db: Db, now: Date): Promise<BagShift[]> => {
  const rows = await db
    .select({ shift: bagShifts, movements: count(movements.id) })
    .from(bagShifts)
    .leftJoin(movements, and(eq(movements.venueId, bagShifts.venueId), eq(movements.bagShiftId, bagShifts.id)))
    .where(and(isNull(bagShifts.endedAt), gt(bagShifts.endsAt, now)))
    .groupBy(bagShifts.venueId, bagShifts.id)
    .orderBy(desc(bagShifts.openedAt), desc(bagShifts.id))
    .limit(custodyLimits.shiftsShown)
  return rows.map(({ shift, movements }) => ({
    ...shift,
    openedAt: shift.openedAt.toISOString(),
    until: shift.endsAt.toISOString(),
    movements,
  }))
}

/** Bags that are not archived, up to a limit: a phone with an open shift stores them, to find a bag without a network. */
export const listBagsForOpenShift = (db: Db): Promise<ShiftBag[]> =>
  db
    .select({
      id: bags.id,
      type: bags.type,
      brand: bags.brand,
      fullName: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
      numberSocio: people.numberSocio,
      place: bags.place,
      lastAction: bags.lastAction,
      position: bags.position,
    })
    .from(bags)
    .innerJoin(people, and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId)))
    .where(isNull(bags.archivedAt))
    .orderBy(asc(bags.search), asc(bags.id))
    .limit(custodyLimits.shiftBags)
