/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const withdrawalLimits = { balls: 25, shown: 50 } as const
