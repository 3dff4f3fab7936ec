import { ORPCError, os } from '@orpc/server'
import { featureOf } from '#contract/api.ts'
import { VenueId } from '#contract/kernel/values.ts'
import type { ReadRules, WriteRules } from '#contract/kernel/who.ts'
import { type Db, enterVenue, isUnreachable } from './db/database.ts'
import { type Caller, identify } from './identity/callers.ts'
import { keepAlive } from './identity/sessions.ts'
import type { Kernel } from './kernel.ts'
import { type Announcement, announce } from './live/announce.ts'

/** One request as it arrives: nobody has been let in yet. */
export interface Incoming {
  kernel: Kernel
  requestId: string
  cookies: Readonly<Record<string, string>>
  /** Where the request came from, for throttling and for the list of sessions. */
  address: string
  device: string
  /** Headers that the answer will carry, cookies above all. */
  reply: Headers
  /** What a write has changed, for this node to know before the answer goes out. */
  announced?: Announcement
}

/** What a handler works with, once the door has let the caller in. */
export interface Call {
  db: Db
  caller: Caller
  venueId: number
  now: () => Date
}

export type Rules = ReadRules | WriteRules
export const rulesOf = (procedure: { '~orpc': { meta: object } }): Rules => procedure['~orpc'].meta

const refuse = (code: 'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE', cause?: unknown) =>
  new ORPCError(code, { cause })

/** A public page names its venue; everyone else works in their own. */
const venueOf = (rules: Rules, caller: Caller, input: unknown, community: number): number | null => {
  if (rules.venue === 'named') {
    const named = typeof input === 'object' && input !== null && 'venue' in input ? input.venue : undefined
    if (named === undefined) return caller.venueId ?? community
    return VenueId.safeParse(Number(named)).data ?? null
  }
  return caller.venueId
}

const pointsNowhere = (error: unknown) =>
  error instanceof Error &&
  [error, error.cause].some((e) => typeof e === 'object' && e !== null && 'code' in e && e.code === '23503')

/**
 * The one door; features stand behind it with `implement(contract).$context<Incoming>().use(door)`.
 * Every call passes here: who is calling, is it allowed, in which venue; then the handler in a
 * transaction that sees that venue only; then, for a write, the names of what changed go out with the commit.
 */
export const door = os.$context<Incoming>().middleware(async ({ context, path, procedure, next }, input) => {
  const rules = rulesOf(procedure)
  const { kernel } = context
  try {
    return await kernel.database.transaction(rules.kind ?? 'read', async (db) => {
      const caller = await identify(db, context)
      if (!rules.who?.includes(caller.role)) throw refuse(caller.role === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN')
      const venueId = venueOf(rules, caller, input, kernel.configuration.communityVenue)
      await enterVenue(db, venueId)
      void keepAlive(kernel, caller)
      const call: Call = { db, caller, venueId: venueId ?? 0, now: kernel.now }
      const result = await next({ context: call })
      if (rules.kind === 'write' && venueId !== null) {
        context.announced = { venueId, changed: [featureOf(path.join('.')), ...(rules.touches ?? [])] }
        await announce(db, context.announced)
      }
      return result
    })
  } catch (error) {
    if (isUnreachable(error)) throw refuse('SERVICE_UNAVAILABLE', error)
    // The request named something that is not there, or not in this venue: the foreign keys say so.
    if (pointsNowhere(error)) throw refuse('BAD_REQUEST', error)
    throw error
  }
})
