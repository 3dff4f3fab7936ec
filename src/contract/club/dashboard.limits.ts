/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const dashboardLimits = { days: 30 } as const
