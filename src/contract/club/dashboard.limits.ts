/** Limits live outside the schema files, so that screens can import them without loading zod. */
export const dashboardLimits = { days: 30 } as const
