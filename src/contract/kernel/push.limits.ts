/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const pushLimits = {
  endpoint: 1000,
  secret: 200,
  /** Subscribed browsers per member, stay or staff account; a new one beyond the limit replaces the oldest. */
  devices: 10,
} as const
