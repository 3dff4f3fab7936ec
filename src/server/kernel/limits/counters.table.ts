import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Attempt counters. They are written outside the request's transaction, so that a refused attempt still counts. */
export const throttles = pgTable('kernel_throttles', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
