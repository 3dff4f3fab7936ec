/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const authorisationLimits = {
  visitor: 80,
  document: 30,
  /** Days ahead for which a visitor can be expected. */
  daysAhead: 90,
  /** Visitors of one member who are still to come. */
  expected: 30,
  codeLength: 6,
  /** No two characters that look alike. */
  alphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
} as const
