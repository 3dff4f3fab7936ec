import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** Counted outside of any transaction, so that a refused try still counts and nobody holds two connections. */
export const throttles = pgTable('kernel_throttles', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
