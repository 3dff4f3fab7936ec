import { ORPCError } from '@orpc/server'
import { type CallLimit, defaultWriteBudget } from '#contract/kernel/callLimits.ts'
import { networkOf } from '../http/clientAddress.ts'
import type { Caller } from '../identity/callers.ts'
import { type Budgets, openBudgets } from './budgets.ts'
import { type Counter, type Counters, openCounters } from './counters.ts'
import type { Turn } from './fairQueue.ts'

/** Counters and budgets that all endpoints share. */
export interface Limits {
  counters: Counters
  budgets: Budgets
}

export const openLimits = (pool: Parameters<typeof openCounters>[0]): Limits => ({
  counters: openCounters(pool),
  budgets: openBudgets(),
})

/** The part of a call that limits read. */
export interface LimitedCall {
  kernel: { limits: Limits }
  address: string
  reply: Headers
}

/** The refusal of a call that comes too early. Sets the Retry-After header, whose unit is seconds. */
export const tooManyTries = ({ reply }: Pick<LimitedCall, 'reply'>, milliseconds: number) => {
  reply.set('retry-after', String(Math.ceil(milliseconds / 1000)))
  return new ORPCError('too_many_tries', { status: 429, message: 'Too many calls.' })
}

/** Counts one call at each of the counters in order; throws at the first one that is exceeded. */
export const countCallOrRefuse = async (call: LimitedCall, counters: readonly Counter[]) => {
  for (const counter of counters) {
    const wait = await call.kernel.limits.counters.take(counter)
    if (wait > 0) throw tooManyTries(call, wait)
  }
}

/** Phones of one stay are different people, so a guest is counted per session; others per person. */
const keyOf = (caller: Exclude<Caller, { role: 'visitor' }>) =>
  `${caller.kind} ${caller.kind === 'guest' ? caller.sessionId : caller.subject}`

/** The turn of a call among those who wait for hashing: signed-in callers first, others in turns of their networks. */
export const turnOf = ({ address, caller }: { address: string; caller: Caller }): Turn => ({
  key: networkOf(address),
  first: caller.kind !== null,
})

interface LimitedEndpoint {
  kind?: 'read' | 'write'
  limit?: CallLimit
}

/**
 * Counts the call against the caller's budget in memory and throws if it is used up. Makes no query. Without a declared limit only
 * writes of members and guests have a budget; visitors have none.
 */
export const spendBudget = (call: LimitedCall, endpoint: string, rules: LimitedEndpoint, caller: Caller) => {
  if (!caller.kind) return
  const { budgets } = call.kernel.limits
  const own = rules.limit?.caller
  const hasDefault = rules.kind === 'write' && (caller.kind === 'member' || caller.kind === 'guest')
  if (!own && !hasDefault) return
  const wait = budgets.take(`${own ? endpoint : ''} ${keyOf(caller)}`, own ?? defaultWriteBudget)
  if (wait > 0) throw tooManyTries(call, wait)
}

/**
 * Counts the call against the limit that the endpoint declares per network, and throws if it is used up; callers with a session are
 * counted per person or phone instead. Must run outside a transaction.
 */
export const countByNetwork = async (
  call: LimitedCall,
  endpoint: string,
  { limit }: LimitedEndpoint,
  caller: Caller,
) => {
  if (!limit?.network) return
  const key = caller.kind ? keyOf(caller) : `network ${networkOf(call.address)}`
  await countCallOrRefuse(call, [{ name: endpoint, rate: limit.network, key }])
}
