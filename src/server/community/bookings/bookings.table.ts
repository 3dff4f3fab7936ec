import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { callerPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { slots } from '../activities/activities.table.ts'
import { members } from '../members/members.table.ts'

/** Taken places of a slot on a day. A trigger on the bookings updates `taken`; a check refuses overbooking. */
export const slotDays = pgTable(
  'community_slot_days',
  {
    venueId: venueId(),
    slotId: uuid().notNull(),
    day: date().notNull(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.slotId, t.day] }),
    foreignKey({ columns: [t.venueId, t.slotId], foreignColumns: [slots.venueId, slots.id] }).onDelete('cascade'),
    check('community_slot_days_room', sql`${t.taken} between 0 and ${t.capacity}`),
    venuePolicy(t),
  ],
)

/** Bookings of one place for one member. Canceled bookings are kept. */
export const bookings = pgTable(
  'community_bookings',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    slotId: uuid().notNull(),
    day: date().notNull(),
    /** The slot's start on that day, computed in the venue's time zone. */
    startsAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull(),
    /** Name of the staff person who entered it in the member's name; null if the member did. */
    createdBy: text(),
    canceledAt: timestamptz(),
    /** Time at which the reminder was queued; null until then. */
    remindedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    foreignKey({
      columns: [t.venueId, t.slotId, t.day],
      foreignColumns: [slotDays.venueId, slotDays.slotId, slotDays.day],
    }),
    uniqueIndex().on(t.venueId, t.memberId, t.slotId, t.day).where(sql`canceled_at is null`),
    index().on(t.venueId, t.memberId, t.startsAt),
    index().on(t.venueId, t.startsAt).where(sql`canceled_at is null and reminded_at is null`),
    venuePolicy(t),
    callerPolicy('member', t.memberId),
  ],
)

/**
 * Members who wait for a place of a full slot. A row is deleted when its member is booked or leaves the list, or when the activity
 * is closed on that day.
 */
export const waitingList = pgTable(
  'community_waiting_list',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    slotId: uuid().notNull(),
    day: date().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.memberId], foreignColumns: [members.venueId, members.id] }),
    foreignKey({
      columns: [t.venueId, t.slotId, t.day],
      foreignColumns: [slotDays.venueId, slotDays.slotId, slotDays.day],
    }),
    unique().on(t.venueId, t.memberId, t.slotId, t.day),
    index().on(t.venueId, t.slotId, t.day, t.createdAt),
    venuePolicy(t),
    // A member reads only the own entry. With the purpose 'waiting' a transaction reads all entries: to compute a member's
    // position, and to give free places to the first in line.
    callerPolicy('member', t.memberId, { purposes: ['waiting'] }),
  ],
)
