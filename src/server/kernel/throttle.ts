import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export interface Throttle {
  /** Counts a try; false when there were too many within the time. */
  allows(key: string): Promise<boolean>
  forget(key: string): Promise<void>
  /** Takes one counted try back. */
  giveBack(key: string): Promise<void>
}

/** Of one length whatever is counted, and nobody's mail or address is written down. */
const named = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Who is refused is refused from memory for a few seconds: a flood does not reach the database. */
const refusedFromMemory = 5

export const throttle = (pool: pg.Pool, name: string, tries: number, seconds: number): Throttle => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'kernel_throttles',
    tableCreated: true,
    keyPrefix: name,
    points: tries,
    duration: seconds,
    inMemoryBlockOnConsumed: tries + 1,
    inMemoryBlockDuration: refusedFromMemory,
  })
  return {
    allows: (key) =>
      limiter.consume(named(key)).then(
        () => true,
        (refusal) => {
          if (refusal instanceof RateLimiterRes) return false
          throw refusal
        },
      ),
    forget: async (key) => {
      await limiter.delete(named(key))
    },
    giveBack: async (key) => {
      await limiter.reward(named(key), 1)
    },
  }
}
