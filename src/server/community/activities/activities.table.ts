import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { activityLimits } from '#contract/community/activities.limits.ts'
import { timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'

export const activities = pgTable(
  'community_activities',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    photoId: uuid(),
    /** Free text for the activity's card; bookable times are in `slots`. */
    hours: text().notNull().default(''),
    place: integer().notNull().default(1),
    hidden: boolean().notNull().default(false),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.place),
    venuePolicy(t),
  ],
)

/** Weekly times at which an activity can be booked, with the number of places. */
export const slots = pgTable(
  'community_slots',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    activityId: uuid().notNull(),
    /** 0 is Sunday, 6 is Saturday. */
    weekday: integer().notNull(),
    /** Time of day in the venue's time zone. */
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    capacity: integer().notNull(),
    /** From this moment the slot cannot be booked; existing bookings stay. */
    endedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.activityId], foreignColumns: [activities.venueId, activities.id] }).onDelete(
      'cascade',
    ),
    check('community_slots_weekday', sql`${t.weekday} between 0 and 6`),
    check('community_slots_hours', sql`${t.startsAt} < ${t.endsAt}`),
    check('community_slots_capacity', sql`${t.capacity} between 1 and ${sql.raw(String(activityLimits.capacity))}`),
    index().on(t.venueId, t.activityId),
    venuePolicy(t),
  ],
)

/** Days on which an activity is closed. Rows of reopened days stay. */
export const closures = pgTable(
  'community_closures',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    activityId: uuid().notNull(),
    day: date().notNull(),
    reason: text().notNull(),
    /** Name of the staff person who closed the activity. */
    by: text().notNull(),
    createdAt: timestamptz().notNull(),
    /** From this moment the activity is open again on that day. */
    reopenedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.activityId], foreignColumns: [activities.venueId, activities.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex().on(t.venueId, t.activityId, t.day).where(sql`reopened_at is null`),
    index().on(t.venueId, t.day),
    venuePolicy(t),
  ],
)
