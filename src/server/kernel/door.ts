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

/** The context of every handler. It does not contain the database pool, so that all queries go through the door's transaction. */
interface HandlerContext<C extends Caller = Caller>
  extends Omit<Incoming, 'kernel' | 'house' | 'audience' | 'touched' | 'announced'> {
  kernel: Omit<Kernel, 'database'>
  caller: C
  /** Number of the call's venue; 0 if it has none. */
  venueId: number
  now: () => Date
  /** Limits the live notification of this write to one subject and the staff. */
  concerns(kind: Kind, subject: string): void
  /** Announces another feature as changed too, to all callers who may read it, even if `notifyOnly` limits the rest. */
  touches(feature: Feature): void
}

/** Context of a handler that runs in one transaction. */
export interface Call<C extends Caller = Caller> extends HandlerContext<C> {
  db: Db
}

/** Context of a handler that works outside a transaction (rate limits, hashing, decoding) and opens its own ones. */
export interface Steps<C extends Caller = Caller> extends HandlerContext<C> {
  /** Runs `work` in a read-only transaction. */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs `work` in a transaction; its changes are announced at commit. */
  writing<T>(work: (db: Db) => Promise<T>): Promise<T>
}

type ErrorCode = 'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE' | 'CLIENT_CLOSED_REQUEST'
const refuse = (code: ErrorCode, cause?: unknown) => new ORPCError(code, { cause })

export interface Admitted {
  caller: Caller
  venueId: number | null
}

/** In a GET request the venue is text from the URL's query, and may be of any shape. */
const NamedVenue = z.coerce.number().pipe(VenueId)

/** The input's venue, if the endpoint's venue is 'named': undefined if the input has none, null if it is invalid. */
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
 * Identifies the caller and the venue, and throws if the endpoint's `who` excludes the caller. Without `run` no query is
 * made; then the caller is a visitor.
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
    // The statement is pipelined with the handler's queries: if it fails, they fail too and report the error.
    entered.catch(() => {})
    return allow(rules, { caller: visitor, venueId })
  }
  const [, caller] = await Promise.all([entered, identify(run, kinds, shown, venueId)])
  if (caller.role !== 'visitor' || named !== undefined) return allow(rules, { caller, venueId })
  // The session of the cookie has ended, so its venue does not count.
  await enter(run, elsewhere)
  return allow(rules, { caller, venueId: elsewhere })
}

/** Whether an error has this SQLSTATE, directly or as the cause of a drizzle error. */
const hasSqlState = (error: unknown, code: string) =>
  error instanceof Error &&
  [error, error.cause].some((e) => typeof e === 'object' && e !== null && 'code' in e && e.code === code)
const foreignKeyViolation = '23503'
const queryCanceled = '57014'

/** Converts database errors to HTTP errors. */
const translateErrors = async <T>(work: T | PromiseLike<T>) => {
  try {
    return await work
  } catch (error) {
    // A statement or lock timeout has rolled back the transaction, so the client may retry.
    if (isUnreachable(error) || hasSqlState(error, queryCanceled)) throw refuse('SERVICE_UNAVAILABLE', error)
    // The input refers to a row that does not exist in this venue.
    if (hasSqlState(error, foreignKeyViolation)) throw refuse('BAD_REQUEST', error)
    throw error
  }
}

const handlerContext = (incoming: Incoming, { caller, venueId }: Admitted) => ({
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

/** Identifies the caller, runs `work` and announces the changes, all in one transaction. */
const runInTransaction = async <T>(
  context: Incoming,
  endpoint: string,
  rules: Rules,
  input: unknown,
  work: (db: Db, admitted: Admitted) => Promise<T>,
): Promise<T> => {
  const { kernel, house } = context
  const { result, caller } = await translateErrors(
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
      // A write whose client has disconnected is rolled back; after this check the commit can no longer be prevented.
      if (rules.kind === 'write' && context.gone()) throw refuse('CLIENT_CLOSED_REQUEST')
      return { result, caller: admitted.caller }
    }),
  )
  void keepAlive(kernel, caller)
  return result
}

/**
 * The door: the middleware of every endpoint. It identifies the caller, checks `who`, runs the handler in a transaction
 * limited to one venue, and announces the changed features at commit.
 */
const door = os
  .$context<Incoming>()
  .middleware(({ context, path, procedure, next }, input) =>
    runInTransaction(context, path.join('.'), rulesOf(procedure), input, async (db, admitted) =>
      next({ context: { ...handlerContext(context, admitted), db } }),
    ),
  )

/** Identifies the caller in a transaction of its own and checks `who`; no connection is held afterwards. */
export const recognise = (incoming: Incoming, rules: Rules, input: unknown): Promise<Admitted> => {
  const hasSession = ticketsIn(incoming, incoming.house.kinds, rules.who ?? []).length > 0
  if (!hasSession) return admit(incoming, rules, input, null)
  return translateErrors(incoming.kernel.database.transaction('read', (_, run) => admit(incoming, rules, input, run)))
}

/**
 * The door for handlers that work outside a transaction. Each transaction they open identifies the caller again. No
 * connection is held in between, so that slow hashing or decoding does not exhaust the pool.
 */
const doorInSteps = os.$context<Incoming>().middleware(async ({ context, path, procedure, next }, input) => {
  const rules = rulesOf(procedure)
  const endpoint = path.join('.')
  const admitted = await recognise(context, rules, input)
  const step =
    (kind: 'read' | 'write'): Steps['reading'] =>
    (work) =>
      runInTransaction(context, endpoint, { ...rules, kind }, input, work)
  const steps = { ...handlerContext(context, admitted), reading: step('read'), writing: step('write') }
  return translateErrors(next({ context: steps }))
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

/** Implements a feature's endpoints with handlers that each run in one transaction. */
export const behindDoor = <C extends FeatureContract>(contract: C) =>
  // The cast narrows the caller's type to the roles of each endpoint, which the middleware checks at run time.
  implement(contract).$context<Incoming>().use(door) as unknown as Handlers<C, 'call'>

/** Implements a feature's endpoints with handlers that open their own transactions. */
export const inSteps = <C extends FeatureContract>(contract: C) =>
  implement(contract).$context<Incoming>().use(doorInSteps) as unknown as Handlers<C, 'steps'>
