/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const outletLimits = { name: 60, hours: 120, outlets: 100 } as const
