/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const figureLimits = { days: 366, usualDays: 7, products: 10 } as const
