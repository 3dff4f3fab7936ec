import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export interface Throttle {
  /** Counts an attempt; returns false if the limit is exceeded. */
  allows(key: string): Promise<boolean>
  forget(key: string): Promise<void>
  /** Subtracts one counted attempt. */
  giveBack(key: string): Promise<void>
}

/** Keys are hashed: they have a fixed length, and no mail or IP address is stored. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Seconds for which a refused key is refused from memory, so that a flood does not reach the database. */
const memoryBlockSeconds = 5

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
    inMemoryBlockDuration: memoryBlockSeconds,
  })
  return {
    allows: (key) =>
      limiter.consume(hashKey(key)).then(
        () => true,
        (refusal) => {
          if (refusal instanceof RateLimiterRes) return false
          throw refusal
        },
      ),
    forget: async (key) => {
      await limiter.delete(hashKey(key))
    },
    giveBack: async (key) => {
      await limiter.reward(hashKey(key), 1)
    },
  }
}
