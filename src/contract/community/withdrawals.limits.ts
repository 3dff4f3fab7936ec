/**
 * `balls` is the size of a basket, `shown` a page size in rows. Limits live outside the schema files, so that screens
 * can import them without loading zod.
 */
export const withdrawalLimits = { balls: 25, shown: 50 } as const
