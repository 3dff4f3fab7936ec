import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { BookedSlot } from '#contract/community/bookings.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { activities, slots } from '../activities/activities.table.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { bookings, slotDays } from './bookings.table.ts'
import { clock, weekdayOf } from './days.rules.ts'

/** The hours of a day: those that are offered, and those where somebody is expected although they no longer are. */
const slotsOn = (db: Db, day: string) =>
  db
    .select({ slot: slots, activity: activities.name, own: slotDays.capacity })
    .from(slots)
    .innerJoin(activities, and(eq(activities.venueId, slots.venueId), eq(activities.id, slots.activityId)))
    .leftJoin(slotDays, and(eq(slotDays.venueId, slots.venueId), eq(slotDays.slotId, slots.id), eq(slotDays.day, day)))
    .where(
      and(
        eq(slots.weekday, weekdayOf(day)),
        or(and(isNull(slots.endedAt), eq(activities.hidden, false)), sql`${slotDays.taken} > 0`),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(activities.name), asc(slots.id))

export const bookedOn = async (db: Db, day: string, now: Date): Promise<BookedSlot[]> => {
  const standing = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.day, day), isNull(bookings.canceledAt)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
  const memberOf = await reportersOf(
    db,
    standing.map(({ memberId }) => memberId),
  )
  return (await slotsOn(db, day)).map(({ slot, activity, own }) => ({
    slot: slot.id,
    activity,
    startsAt: clock(slot.startsAt),
    endsAt: clock(slot.endsAt),
    capacity: own ?? slot.capacity,
    bookings: standing
      .filter(({ slotId }) => slotId === slot.id)
      .map(({ id, memberId, startsAt }) => ({ id, member: memberOf(memberId), cancellable: startsAt > now })),
  }))
}
