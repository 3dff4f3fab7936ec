import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Counted outside the caller's transaction, so that a refused try still counts. */
export const throttles = pgTable('kernel_throttles', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

export interface Throttle {
  /** Counts a try; false when there were too many within the time. */
  allows(key: string): Promise<boolean>
  forget(key: string): Promise<void>
  /** Takes one counted try back. */
  giveBack(key: string): Promise<void>
}

export const throttle = (pool: pg.Pool, name: string, tries: number, seconds: number): Throttle => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'kernel_throttles',
    tableCreated: true,
    keyPrefix: name,
    points: tries,
    duration: seconds,
  })
  return {
    allows: (key) =>
      limiter.consume(key).then(
        () => true,
        (refusal) => {
          if (refusal instanceof RateLimiterRes) return false
          throw refusal
        },
      ),
    forget: async (key) => {
      await limiter.delete(key)
    },
    giveBack: async (key) => {
      await limiter.reward(key, 1)
    },
  }
}
