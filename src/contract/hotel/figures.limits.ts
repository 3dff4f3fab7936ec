/**
 * `days` is the longest range, `usualDays` the default range, `products` the length of the product list,
 * `changes` that of the cancellations and of the corrections. Limits live
 * outside the schema files, so that screens can import them without loading zod.
 */
export const figureLimits = { days: 366, usualDays: 7, products: 10, changes: 50 } as const

/** Contents of the CSV files; 'lines' has one order line per row. */
export const figureFiles = [
  'lines',
  'hours',
  'outlets',
  'stations',
  'categories',
  'products',
  'waiters',
  'canceled',
  'corrected',
] as const
export type FigureFile = (typeof figureFiles)[number]
