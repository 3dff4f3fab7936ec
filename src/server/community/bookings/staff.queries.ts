import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { SlotWithBookings } from '#contract/community/bookings.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { activities, slots } from '../activities/activities.table.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { bookings, slotDays } from './bookings.table.ts'
import { weekdayOf, withoutSeconds } from './days.rules.ts'

/** Slots of a day: those that can be booked, and ended or hidden ones that still have bookings. */
const slotsOn = (db: Db, day: string) =>
  db
    .select({ slot: slots, activity: activities.name, dayCapacity: slotDays.capacity })
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

export const slotsWithBookingsOn = async (db: Db, day: string, now: Date): Promise<SlotWithBookings[]> => {
  const valid = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.day, day), isNull(bookings.canceledAt)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
  const memberOf = await loadMemberContacts(
    db,
    valid.map(({ memberId }) => memberId),
  )
  return (await slotsOn(db, day)).map(({ slot, activity, dayCapacity }) => ({
    slot: slot.id,
    activity,
    startsAt: withoutSeconds(slot.startsAt),
    endsAt: withoutSeconds(slot.endsAt),
    capacity: dayCapacity ?? slot.capacity,
    bookings: valid
      .filter(({ slotId }) => slotId === slot.id)
      .map(({ id, memberId, startsAt }) => ({ id, member: memberOf(memberId), cancellable: startsAt > now })),
  }))
}
