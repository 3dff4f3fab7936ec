/** Limits live outside the schema files, so that screens can import them without loading zod. */
export const outletLimits = { name: 60, hours: 120, outlets: 100 } as const
