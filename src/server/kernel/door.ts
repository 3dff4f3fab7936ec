import type { AnyContractProcedure, ContractProcedure } from '@orpc/contract'
import { implement, ORPCError, os, type ProcedureImplementer } from '@orpc/server'
import * as z from 'zod'
import { featureOf } from '#contract/api.ts'
import type { Feature } from '#contract/contract.ts'
import type { Role, SessionKind } from '#contract/kernel/roles.ts'
import { VenueId } from '#contract/kernel/values.ts'
import type { ReadRules, WriteRules } from '#contract/kernel/who.ts'
import { type Db, isUnreachable, type RunStatement, runSetVenue } from './db/database.ts'
import { type Caller, type CallerOf, identifyCaller, presentedSessions, visitorCaller } from './identity/callers.ts'
import { extendSession } from './identity/sessions.ts'
import type { IncomingCall } from './incomingCall.ts'
import type { Kernel } from './kernel.ts'
import { announce, audienceOf } from './live/announce.ts'

export type EndpointRules = ReadRules | WriteRules
export const endpointRulesOf = (procedure: { '~orpc': { meta: object } }): EndpointRules => procedure['~orpc'].meta

/** The context of every handler. It does not contain the database pool, so that all queries go through the door's transaction. */
interface HandlerContext<C extends Caller = Caller>
  extends Omit<IncomingCall, 'kernel' | 'productRegistry' | 'audience' | 'touched' | 'announced'> {
  kernel: Omit<Kernel, 'database'>
  caller: C
  /** Number of the call's venue; 0 if it has none. */
  venueId: number
  now: () => Date
  /** Limits the live notification of this write to one subject and the staff. */
  notifyOnly(kind: SessionKind, subject: string): void
  /** Announces another feature as changed too, to all callers who may read it, even if `notifyOnly` limits the rest. */
  alsoChanges(feature: Feature): void
}

/** Context of a handler that runs in one transaction. */
export interface TransactionContext<C extends Caller = Caller> extends HandlerContext<C> {
  db: Db
}

/** Context of a handler that works outside a transaction (rate limits, hashing, decoding) and opens its own ones. */
export interface StepsContext<C extends Caller = Caller> extends HandlerContext<C> {
  /** Runs `work` in a read-only transaction. */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs `work` in a transaction; its changes are announced at commit. */
  writing<T>(work: (db: Db) => Promise<T>): Promise<T>
}

type ErrorCode = 'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE' | 'CLIENT_CLOSED_REQUEST'
const refuse = (code: ErrorCode, cause?: unknown) => new ORPCError(code, { cause })

export interface AdmittedCaller {
  caller: Caller
  venueId: number | null
}

/** In a GET request the venue is text from the URL's query, and may be of any shape. */
const NamedVenue = z.coerce.number().pipe(VenueId)

/** The input's venue, if the endpoint's venue is 'named': undefined if the input has none, null if it is invalid. */
const namedVenue = (rules: EndpointRules, input: unknown) => {
  const named = typeof input === 'object' && input !== null && 'venue' in input ? input.venue : undefined
  if (rules.venue !== 'named' || named === undefined) return undefined
  return NamedVenue.safeParse(named).data ?? null
}

const allow = (rules: EndpointRules, admitted: AdmittedCaller) => {
  const { role } = admitted.caller
  if (!rules.who?.includes(role)) throw refuse(role === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN')
  return admitted
}

/**
 * Identifies the caller and the venue, and throws if the endpoint's `who` excludes the caller. Without `run` no query is
 * made; then the caller is a visitor.
 */
const admit = async (
  incoming: IncomingCall,
  rules: EndpointRules,
  input: unknown,
  run: RunStatement | null,
): Promise<AdmittedCaller> => {
  const { kernel, productRegistry } = incoming
  const { kinds } = productRegistry
  const { configuration } = kernel
  const shown = presentedSessions(incoming, kinds, rules.who ?? [])
  const named = namedVenue(rules, input)
  const elsewhere = rules.venue === 'named' ? configuration.communityVenue : null
  const venueId = named === undefined ? (shown[0]?.ticket.venueId ?? elsewhere) : named
  if (!run) return allow(rules, { caller: visitorCaller, venueId })
  const entered = runSetVenue(run, venueId)
  if (shown.length === 0) {
    // The statement is pipelined with the handler's queries: if it fails, they fail too and report the error.
    entered.catch(() => {})
    return allow(rules, { caller: visitorCaller, venueId })
  }
  const [, caller] = await Promise.all([entered, identifyCaller(run, kinds, shown, venueId)])
  if (caller.role !== 'visitor' || named !== undefined) return allow(rules, { caller, venueId })
  // The session of the cookie has ended, so its venue does not count.
  await runSetVenue(run, elsewhere)
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

const handlerContext = (incoming: IncomingCall, { caller, venueId }: AdmittedCaller) => ({
  caller,
  venueId: venueId ?? 0,
  now: incoming.kernel.now,
  notifyOnly(kind: SessionKind, subject: string) {
    incoming.audience = audienceOf(kind, subject)
  },
  alsoChanges(feature: Feature) {
    incoming.touched = [...(incoming.touched ?? []), feature]
  },
})

/** Identifies the caller, runs `work` and announces the changes, all in one transaction. */
const runInTransaction = async <T>(
  context: IncomingCall,
  endpoint: string,
  rules: EndpointRules,
  input: unknown,
  work: (db: Db, admitted: AdmittedCaller) => Promise<T>,
): Promise<T> => {
  const { kernel, productRegistry } = context
  const { result, caller } = await translateErrors(
    kernel.database.transaction(rules.kind ?? 'read', async (db, run) => {
      const admitted = await admit(context, rules, input, run)
      const result = await work(db, admitted)
      if (rules.kind === 'write' && admitted.venueId !== null) {
        const { venueId } = admitted
        const own = { venueId, changed: productRegistry.featuresToNotify(featureOf(endpoint)), for: context.audience }
        const touched = context.touched?.flatMap(productRegistry.featuresToNotify)
        context.announced = touched ? [own, { venueId, changed: touched }] : [own]
        for (const announcement of context.announced) await announce(db, announcement)
      }
      // A write whose client has disconnected is rolled back; after this check the commit can no longer be prevented.
      if (rules.kind === 'write' && context.gone()) throw refuse('CLIENT_CLOSED_REQUEST')
      return { result, caller: admitted.caller }
    }),
  )
  void extendSession(kernel, caller)
  return result
}

/**
 * The door: the middleware of every endpoint. It identifies the caller, checks `who`, runs the handler in a transaction
 * limited to one venue, and announces the changed features at commit.
 */
const door = os
  .$context<IncomingCall>()
  .middleware(({ context, path, procedure, next }, input) =>
    runInTransaction(context, path.join('.'), endpointRulesOf(procedure), input, async (db, admitted) =>
      next({ context: { ...handlerContext(context, admitted), db } }),
    ),
  )

/** Identifies the caller in a transaction of its own and checks `who`; no connection is held afterwards. */
export const admitCaller = (incoming: IncomingCall, rules: EndpointRules, input: unknown): Promise<AdmittedCaller> => {
  const hasSession = presentedSessions(incoming, incoming.productRegistry.kinds, rules.who ?? []).length > 0
  if (!hasSession) return admit(incoming, rules, input, null)
  return translateErrors(incoming.kernel.database.transaction('read', (_, run) => admit(incoming, rules, input, run)))
}

/**
 * The door for handlers that work outside a transaction. Each transaction they open identifies the caller again. No
 * connection is held in between, so that slow hashing or decoding does not exhaust the pool.
 */
const doorInSteps = os.$context<IncomingCall>().middleware(async ({ context, path, procedure, next }, input) => {
  const rules = endpointRulesOf(procedure)
  const endpoint = path.join('.')
  const admitted = await admitCaller(context, rules, input)
  const step =
    (kind: 'read' | 'write'): StepsContext['reading'] =>
    (work) =>
      runInTransaction(context, endpoint, { ...rules, kind }, input, work)
  const steps = { ...handlerContext(context, admitted), reading: step('read'), writing: step('write') }
  return translateErrors(next({ context: steps }))
})

type RolesIn<M> = M extends { who?: readonly (infer R extends Role)[] } ? R : Role
type Handlers<C, Shape extends 'call' | 'steps'> = {
  [K in keyof C]: C[K] extends ContractProcedure<infer I, infer O, infer E, infer M>
    ? ProcedureImplementer<
        IncomingCall,
        Shape extends 'call' ? TransactionContext<CallerOf<RolesIn<M>>> : StepsContext<CallerOf<RolesIn<M>>>,
        I,
        O,
        E,
        M
      >
    : never
}

type FeatureContract = Record<string, AnyContractProcedure>

/** Implements a feature's endpoints with handlers that each run in one transaction. */
export const inTransaction = <C extends FeatureContract>(contract: C) =>
  // The cast narrows the caller's type to the roles of each endpoint, which the middleware checks at run time.
  implement(contract).$context<IncomingCall>().use(door) as unknown as Handlers<C, 'call'>

/** Implements a feature's endpoints with handlers that open their own transactions. */
export const outsideTransaction = <C extends FeatureContract>(contract: C) =>
  implement(contract).$context<IncomingCall>().use(doorInSteps) as unknown as Handlers<C, 'steps'>
