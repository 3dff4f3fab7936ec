/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const absenceLimits = {
  classSize: 200,
  outcome: 500,
  shown: 50,
  /** Absences in a row after which somebody calls or writes. */
  streak: 3,
  /** How old a roll-call may be that a phone kept without a network. */
  daysBack: 14,
} as const
