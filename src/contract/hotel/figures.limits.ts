/**
 * `days` is the longest range, `usualDays` the default range, `products` the length of the product list. Limits live
 * outside the schema files, so that screens can import them without loading zod.
 */
export const figureLimits = { days: 366, usualDays: 7, products: 10 } as const
