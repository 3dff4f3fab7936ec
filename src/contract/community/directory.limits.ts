/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const directoryLimits = {
  name: 80,
  description: 500,
  phone: 40,
  /** A restaurant's opening hours. */
  hours: 120,
  /** Entries that each list (suppliers, restaurants, maps, ministries) can have. */
  entries: 200,
  /** Proposals of one member that may wait for approval at a time. */
  proposals: 5,
} as const
