/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const pushLimits = {
  address: 1000,
  secret: 200,
  /** Browsers of one member; one more ends the one that was added first. */
  devices: 10,
} as const
