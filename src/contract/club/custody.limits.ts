/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const custodyLimits = {
  codeMin: 4,
  code: 20,
  /** A bag that was opened and then left leaves the television after this long. */
  pendingFor: 10 * 60_000,
  /** How long an accepted code lets its holder register the movement. */
  permitFor: 15 * 60_000,
  pendingShown: 6,
} as const
