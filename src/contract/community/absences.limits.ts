/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const absenceLimits = {
  classSize: 200,
  outcome: 500,
  shown: 50,
  /** Days over which attendance is counted. */
  attendanceDays: 365,
  /** Number of absences in a row from which a member appears on the follow-up list. */
  streak: 3,
  /** Days for which a roll-call can be sent late, for phones that were offline. */
  daysBack: 14,
} as const
