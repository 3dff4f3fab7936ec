/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const authorisationLimits = {
  visitor: 80,
  document: 30,
  /** Number of days ahead for which a visitor can be authorised. */
  daysAhead: 90,
  /** Maximum number of days from today to the last day of a weekly authorisation. */
  repeatDays: 366,
  /** Authorisations of one member whose visitors have not entered yet. */
  expected: 30,
  codeLength: 6,
  /** Characters that look alike (0 and O, 1, I and L) are left out. */
  alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
} as const
