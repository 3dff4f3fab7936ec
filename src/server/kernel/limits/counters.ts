import { hash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallRate } from '#contract/kernel/callLimits.ts'

/** A counter allows `rate` calls of `name` for each `key`, such as a network or a mail address. */
export interface Counter {
  name: string
  rate: CallRate
  key: string
}

/** Counters in the database: all nodes share them, and a refused transaction does not roll them back. */
export interface Counters {
  /** Counts one call. Returns 0 if it is allowed, otherwise the milliseconds until one is. */
  take(counter: Counter): Promise<number>
  /** Subtracts one counted call. */
  giveBack(counter: Counter): Promise<void>
}

/** Keys are hashed: they have a fixed length, and no mail or IP address is stored. */
const hashKey = (key: string) => hash('sha256', key, 'base64url')

/** Milliseconds for which a refused key is refused from memory, so that a flood does not reach the database. */
const memoryBlock = 5_000
const blockedAtMost = 10_000

const openLimiter = (pool: pg.Pool, name: string, { calls, seconds }: CallRate) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'kernel_throttles',
    tableCreated: true,
    keyPrefix: name,
    points: calls,
    duration: seconds,
  })

export const openCounters = (pool: pg.Pool): Counters => {
  // Names are endpoints of the contract or constants of the code, never input, so the size of the map is bounded.
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, rate }: Counter) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = openLimiter(pool, name, rate)
    limiters.set(name, limiter)
    return limiter
  }
  const blocked = new Map<string, { untilReset: number; untilChecked: number }>()
  const block = (key: string, wait: number, now: number) => {
    blocked.delete(key)
    blocked.set(key, { untilReset: now + wait, untilChecked: now + Math.min(wait, memoryBlock) })
    const [oldest] = blocked.size > blockedAtMost ? blocked.keys() : []
    if (oldest !== undefined) blocked.delete(oldest)
    return wait
  }
  return {
    async take(counter) {
      const [key, now] = [hashKey(counter.key), performance.now()]
      const refused = blocked.get(`${counter.name} ${key}`)
      if (refused && refused.untilChecked > now) return refused.untilReset - now
      try {
        await limiterOf(counter).consume(key)
        return 0
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return block(`${counter.name} ${key}`, Math.max(1, refusal.msBeforeNext), now)
      }
    },
    giveBack: async (counter) => {
      await limiterOf(counter).reward(hashKey(counter.key), 1)
    },
  }
}
