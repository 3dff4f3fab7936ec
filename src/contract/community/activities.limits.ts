/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const activityLimits = {
  name: 80,
  hours: 120,
  activities: 100,
  slots: 60,
  capacity: 500,
  /** Days ahead for which places can be booked, today included. */
  daysAhead: 14,
  /** Bookings of one member that are still to come. */
  bookings: 20,
} as const
