import type { AnyContractProcedure, ContractProcedure } from '@orpc/contract'
import { implement, ORPCError, os, type ProcedureImplementer } from '@orpc/server'
import * as z from 'zod'
import { featureOf } from '#contract/api.ts'
import type { Feature } from '#contract/contract.ts'
import type { Kind, Role } from '#contract/kernel/roles.ts'
import { VenueId } from '#contract/kernel/values.ts'
import type { ReadRules, WriteRules } from '#contract/kernel/who.ts'
import { type Db, enter, isUnreachable, type Run } from './db/database.ts'
import { type Caller, type CallerOf, identify, ticketsIn, visitor } from './identity/callers.ts'
import { keepAlive } from './identity/sessions.ts'
import type { Incoming } from './incoming.ts'
import type { Kernel } from './kernel.ts'
import { announce, audienceOf } from './live/announce.ts'

export type Rules = ReadRules | WriteRules
export const rulesOf = (procedure: { '~orpc': { meta: object } }): Rules => procedure['~orpc'].meta

/** What every handler knows of a call that was let in. The connections are out of its sight. */
interface Visit<C extends Caller = Caller>
  extends Omit<Incoming, 'kernel' | 'house' | 'audience' | 'touched' | 'announced'> {
  kernel: Omit<Kernel, 'database'>
  caller: C
  /** The venue it works in; 0 where it has none. */
  venueId: number
  now: () => Date
  /** What is written is the business of this one subject, and of the staff: no others hear of it. */
  concerns(kind: Kind, subject: string): void
  /** Another feature has changed with it: everybody who may read that one hears of it, whomever the rest concerns. */
  touches(feature: Feature): void
}

/** A call that is one transaction, from the first query to the last. */
export interface Call<C extends Caller = Caller> extends Visit<C> {
  db: Db
}

/** A call that has work to do outside of any transaction: counting tries, hashing, decoding pictures. */
export interface Steps<C extends Caller = Caller> extends Visit<C> {
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** What changed is announced with its commit. */
  writing<T>(work: (db: Db) => Promise<T>): Promise<T>
}

type No = 'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE' | 'CLIENT_CLOSED_REQUEST'
const refuse = (code: No, cause?: unknown) => new ORPCError(code, { cause })

export interface Admitted {
  caller: Caller
  venueId: number | null
}

/** An address carries text only, and whatever shape its brackets give it. */
const NamedVenue = z.coerce.number().pipe(VenueId)

/** The venue that a public page names; null where it names none that can exist, undefined where it names none. */
const namedVenue = (rules: Rules, input: unknown) => {
  const named = typeof input === 'object' && input !== null && 'venue' in input ? input.venue : undefined
  if (rules.venue !== 'named' || named === undefined) return undefined
  return NamedVenue.safeParse(named).data ?? null
}

const allow = (rules: Rules, admitted: Admitted) => {
  const { role } = admitted.caller
  if (!rules.who?.includes(role)) throw refuse(role === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN')
  return admitted
}

/**
 * Who is calling, where, and is it allowed. A public page names its venue; everyone else works in their own.
 * Without a session that could matter nothing is asked of the database but to enter the venue, if there is one at all.
 */
const admit = async (incoming: Incoming, rules: Rules, input: unknown, run: Run | null): Promise<Admitted> => {
  const { kernel, house } = incoming
  const { kinds } = house
  const { configuration } = kernel
  const shown = ticketsIn(incoming, kinds, rules.who ?? [])
  const named = namedVenue(rules, input)
  const elsewhere = rules.venue === 'named' ? configuration.communityVenue : null
  const venueId = named === undefined ? (shown[0]?.ticket.venueId ?? elsewhere) : named
  if (!run) return allow(rules, { caller: visitor, venueId })
  const entered = enter(run, venueId)
  if (shown.length === 0) {
    // What follows travels with it: where entering fails, everything after it does.
    entered.catch(() => {})
    return allow(rules, { caller: visitor, venueId })
  }
  const [, caller] = await Promise.all([entered, identify(run, kinds, shown, venueId)])
  if (caller.role !== 'visitor' || named !== undefined) return allow(rules, { caller, venueId })
  // The cookie named a venue, but its session is over.
  await enter(run, elsewhere)
  return allow(rules, { caller, venueId: elsewhere })
}

/** Whether the database says this, itself or through the library that asked it. */
const says = (error: unknown, code: string) =>
  error instanceof Error &&
  [error, error.cause].some((e) => typeof e === 'object' && e !== null && 'code' in e && e.code === code)
const pointsNowhere = '23503'
const tookTooLong = '57014'

/** What the database says, in the words of the door. */
const explained = async <T>(work: T | PromiseLike<T>) => {
  try {
    return await work
  } catch (error) {
    // Whoever waited too long for their turn may ask again: nothing of it was done.
    if (isUnreachable(error) || says(error, tookTooLong)) throw refuse('SERVICE_UNAVAILABLE', error)
    // The request named something that is not there, or not in this venue: the foreign keys say so.
    if (says(error, pointsNowhere)) throw refuse('BAD_REQUEST', error)
    throw error
  }
}

const admittedTo = (incoming: Incoming, { caller, venueId }: Admitted) => ({
  caller,
  venueId: venueId ?? 0,
  now: incoming.kernel.now,
  concerns(kind: Kind, subject: string) {
    incoming.audience = audienceOf(kind, subject)
  },
  touches(feature: Feature) {
    incoming.touched = [...(incoming.touched ?? []), feature]
  },
})

/** Admits, works and announces in one transaction. */
const transacted = async <T>(
  context: Incoming,
  endpoint: string,
  rules: Rules,
  input: unknown,
  work: (db: Db, admitted: Admitted) => Promise<T>,
): Promise<T> => {
  const { kernel, house } = context
  const { result, caller } = await explained(
    kernel.database.transaction(rules.kind ?? 'read', async (db, run) => {
      const admitted = await admit(context, rules, input, run)
      const result = await work(db, admitted)
      if (rules.kind === 'write' && admitted.venueId !== null) {
        const { venueId } = admitted
        const own = { venueId, changed: house.toldOf(featureOf(endpoint)), for: context.audience }
        const touched = context.touched?.flatMap(house.toldOf)
        context.announced = touched ? [own, { venueId, changed: touched }] : [own]
        for (const announcement of context.announced) await announce(db, announcement)
      }
      // Whoever saves and gets no answer must not find it saved, as far as that can be known: from here on it cannot.
      if (rules.kind === 'write' && context.gone()) throw refuse('CLIENT_CLOSED_REQUEST')
      return { result, caller: admitted.caller }
    }),
  )
  void keepAlive(kernel, caller)
  return result
}

/**
 * The one door. Every call passes here: who is calling, is it allowed, in which venue; then the handler in a
 * transaction that sees that venue only; then, for a write, the names of what changed go out with the commit.
 */
const door = os
  .$context<Incoming>()
  .middleware(({ context, path, procedure, next }, input) =>
    transacted(context, path.join('.'), rulesOf(procedure), input, async (db, admitted) =>
      next({ context: { ...admittedTo(context, admitted), db } }),
    ),
  )

/** Who is calling and where, without staying: nothing is held afterwards. */
export const recognise = (incoming: Incoming, rules: Rules, input: unknown): Promise<Admitted> => {
  const asking = ticketsIn(incoming, incoming.house.kinds, rules.who ?? []).length > 0
  if (!asking) return admit(incoming, rules, input, null)
  return explained(incoming.kernel.database.transaction('read', (_, run) => admit(incoming, rules, input, run)))
}

/**
 * The same door for calls with work outside of any transaction: the handler opens each one itself, and is admitted
 * anew with it. No connection is held in between, so nobody's hashing or waiting uses up the others' connections.
 */
const doorInSteps = os.$context<Incoming>().middleware(async ({ context, path, procedure, next }, input) => {
  const rules = rulesOf(procedure)
  const endpoint = path.join('.')
  const admitted = await recognise(context, rules, input)
  const step =
    (kind: 'read' | 'write'): Steps['reading'] =>
    (work) =>
      transacted(context, endpoint, { ...rules, kind }, input, work)
  const steps = { ...admittedTo(context, admitted), reading: step('read'), writing: step('write') }
  return explained(next({ context: steps }))
})

type RolesIn<M> = M extends { who?: readonly (infer R extends Role)[] } ? R : Role
type Handlers<C, Shape extends 'call' | 'steps'> = {
  [K in keyof C]: C[K] extends ContractProcedure<infer I, infer O, infer E, infer M>
    ? ProcedureImplementer<
        Incoming,
        Shape extends 'call' ? Call<CallerOf<RolesIn<M>>> : Steps<CallerOf<RolesIn<M>>>,
        I,
        O,
        E,
        M
      >
    : never
}

type FeatureContract = Record<string, AnyContractProcedure>

/** The endpoints of a feature, to be given their handlers. Each handler is one transaction. */
export const behindDoor = <C extends FeatureContract>(contract: C) =>
  // The door serves every endpoint alike; only the types know which callers each of them lets in.
  implement(contract).$context<Incoming>().use(door) as unknown as Handlers<C, 'call'>

/** The same for those that open their transactions themselves. */
export const inSteps = <C extends FeatureContract>(contract: C) =>
  implement(contract).$context<Incoming>().use(doorInSteps) as unknown as Handlers<C, 'steps'>
