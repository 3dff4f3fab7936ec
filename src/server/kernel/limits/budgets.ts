import type { CallRate } from '#contract/kernel/callLimits.ts'

/** Maximum number of buckets in memory. Beyond it the least recently used one is evicted: its caller's next call starts with a full bucket. */
const keptAtMost = 20_000

/**
 * Token buckets in memory: a bucket holds `rate.calls` tokens and refills evenly within `rate.seconds`. Each node has its
 * own, because one more database write per call would cost more than the call itself.
 */
export const openBudgets = () => {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    /** Takes one token. Returns 0, or the milliseconds until there is one. `at` is a monotonic time in milliseconds. */
    take(key: string, { calls, seconds }: CallRate, at = performance.now()) {
      const perMillisecond = calls / (seconds * 1000)
      const known = buckets.get(key)
      const tokens = known ? Math.min(calls, known.tokens + (at - known.at) * perMillisecond) : calls
      // A Map keeps the order of insertion, so the first key is the least recently used one.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at })
      const [oldest] = buckets.size > keptAtMost ? buckets.keys() : []
      if (oldest !== undefined) buckets.delete(oldest)
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMillisecond)
    },
  }
}
export type Budgets = ReturnType<typeof openBudgets>
