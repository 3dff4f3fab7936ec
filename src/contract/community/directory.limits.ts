/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const directoryLimits = {
  name: 80,
  description: 500,
  phone: 40,
  /** Of each kind. */
  entries: 200,
  /** Proposals of one member that wait for staff. */
  proposals: 5,
} as const
