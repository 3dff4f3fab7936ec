/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const activityLimits = {
  name: 80,
  hours: 120,
  activities: 100,
  slots: 60,
  capacity: 500,
  /** Number of days that can be booked, starting with today. */
  daysAhead: 14,
  /** Upcoming bookings that one member can have. */
  bookings: 20,
  /** Waiting lists that one member can be on. */
  waiting: 20,
  reason: 160,
  /** Number of days ahead for which an activity can be closed. */
  closureDays: 366,
} as const
