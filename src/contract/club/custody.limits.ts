/**
 * Times are in milliseconds. Limits live outside the schema files, so that screens can import them without loading zod.
 */
export const custodyLimits = {
  codeMin: 4,
  code: 20,
  /** After this time televisions stop showing a bag that was opened but not moved. */
  pendingFor: 10 * 60_000,
  /** Lifetime of the permit that an accepted code returns. */
  permitFor: 15 * 60_000,
  pendingShown: 6,
  /** Name that somebody types when a shift begins. */
  name: 60,
  shiftsShown: 50,
  /** Bags that a phone with an open shift can search, also without a network. */
  shiftBags: 3000,
} as const
