import type { AnyContractProcedure, ContractProcedure } from '@orpc/contract'
import { implement, os, type ProcedureImplementer } from '@orpc/server'
import { featureOf } from '#contract/api.ts'
import type { Feature } from '#contract/contract.ts'
import type { CallLimit } from '#contract/kernel/callLimits.ts'
import type { Role, SessionKind } from '#contract/kernel/roles.ts'
import { startRecording, takeRecording } from './activity/recordedChanges.ts'
import { writeActivityLog } from './activity/writeActivityLog.ts'
import { type AdmittedCaller, admit, admitCaller, type EndpointRules } from './admission.ts'
import { type Db, type RunStatement, setVenue } from './db/database.ts'
import { refuse, translateErrors } from './doorErrors.ts'
import type { Caller, CallerOf } from './identity/callers.ts'
import { extendSession } from './identity/sessions.ts'
import type { IncomingCall } from './incomingCall.ts'
import type { Kernel } from './kernel.ts'
import { countByNetwork, spendBudget } from './limits/limits.ts'
import { announceBeforeCommit, audienceOf, audiencesOfWrite } from './live/announce.ts'

export const endpointRulesOf = (procedure: { '~orpc': { meta: object } }): EndpointRules => procedure['~orpc'].meta

/** The context of every handler. It does not contain the database pool, so that all queries go through the door's transaction. */
interface HandlerContext<C extends Caller = Caller>
  extends Omit<IncomingCall, 'kernel' | 'caller' | 'audiences' | 'touched' | 'announced'> {
  kernel: Omit<Kernel, 'database'>
  caller: C
  /** The endpoint's name, such as 'club.posts.remove'. */
  endpoint: string
  /** Number of the call's venue; 0 if it has none. */
  venueId: number
  now: () => Date
  /** The limit that the endpoint declares. */
  limit: CallLimit | undefined
  /** Adds a subject to the live notification of this write. The audience 'everyone' is then limited to such subjects and the staff. */
  notifyOnly(kind: SessionKind, subject: string): void
  /** Announces another feature as changed too, to all callers who may read it, even if `notifyOnly` limits the rest. */
  alsoChanges(feature: Feature): void
}

/** Context of a handler that runs in one transaction. */
export interface TransactionContext<C extends Caller = Caller> extends HandlerContext<C> {
  db: Db
  /**
   * Sends the announcements and the commit behind the statements that the handler has sent, without waiting for their
   * results, so that rows stay locked for no round trip. If one of them fails, PostgreSQL rolls all back. The handler
   * sends no statement afterwards. Not for writes of the staff, which are logged last.
   */
  sendCommit(): void
}

/** Context of a handler that works outside a transaction (rate limits, hashing, decoding) and opens its own ones. */
export interface StepsContext<C extends Caller = Caller> extends HandlerContext<C> {
  /** Runs `work` in a read-only transaction. */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs `work` in a transaction; its changes are announced at commit. */
  writing<T>(work: (db: Db) => Promise<T>): Promise<T>
}

const handlerContext = (
  incoming: IncomingCall,
  endpoint: string,
  { limit }: EndpointRules,
  admitted: AdmittedCaller,
) => {
  const { caller, venueId } = admitted
  incoming.caller = caller
  return {
    caller,
    endpoint,
    limit,
    venueId: venueId ?? 0,
    now: incoming.kernel.now,
    notifyOnly(kind: SessionKind, subject: string) {
      incoming.audiences = [...(incoming.audiences ?? []), audienceOf(kind, subject)]
    },
    alsoChanges(feature: Feature) {
      incoming.touched = [...(incoming.touched ?? []), feature]
    },
  }
}

/** A caller whose writes are logged: a person of the staff, or a television. */
const isStaff = ({ kind }: Caller) => kind === 'staff' || kind === 'screen'

const logCall = (
  db: Db,
  { kernel, address, device }: IncomingCall,
  { caller, venueId }: AdmittedCaller,
  action: string,
  input: unknown,
) => {
  if (!caller.kind || venueId === null) return
  const actor = { kind: caller.kind, id: caller.subject, name: caller.name }
  return writeActivityLog(db, { venueId, at: kernel.now(), actor, origin: { address, device }, action, input })
}

/**
 * Runs `work` and, if it is a write of the staff, sends its entry of the activity log in the same transaction: `logged` ends when it
 * is stored.
 */
const runLogged = async <T>(
  db: Db,
  context: IncomingCall,
  admitted: AdmittedCaller,
  call: { endpoint: string; rules: EndpointRules; input: unknown },
  work: () => Promise<T>,
): Promise<{ result: T; logged?: Promise<unknown> | undefined }> => {
  if (call.rules.kind !== 'write' || !isStaff(admitted.caller)) return { result: await work() }
  startRecording(db)
  try {
    const result = await work()
    // A handler without a venue of its own, such as signing in, may have changed the transaction's venue.
    if (call.rules.venue === 'none') await setVenue(db, admitted.venueId)
    return { result, logged: logCall(db, context, admitted, call.endpoint, call.input) }
  } finally {
    takeRecording(db)
  }
}

/**
 * Identifies the caller, runs `work` and announces the changes, all in one transaction. A write is rolled back if its client has
 * disconnected; a download is logged afterwards.
 */
const runInTransaction = async <T>(
  context: IncomingCall,
  endpoint: string,
  rules: EndpointRules,
  input: unknown,
  work: (db: Db, admitted: AdmittedCaller, sendCommit: () => void) => Promise<T>,
): Promise<T> => {
  const { kernel, productRegistry, keyCall } = context
  // A key is checked for one endpoint, by its path.
  if (keyCall && keyCall.endpoint !== endpoint) throw refuse('FORBIDDEN')
  const announceAll = (run: RunStatement, { caller, venueId }: AdmittedCaller) => {
    if (rules.kind !== 'write' || venueId === null) return
    const own = {
      venueId,
      changed: productRegistry.featuresToNotify(featureOf(endpoint)),
      for: audiencesOfWrite(rules.audience, caller, context.audiences ?? []),
    }
    const touched = context.touched?.flatMap(productRegistry.featuresToNotify)
    context.announced = touched ? [own, { venueId, changed: touched }] : [own]
    return Promise.all(context.announced.map((announcement) => announceBeforeCommit(run, announcement)))
  }
  const finished = kernel.database.transaction(rules.kind ?? 'read', async (db, run, commit) => {
    const admitted = await admit(context, rules, input, run)
    // A write whose client has disconnected is rolled back; after this check the commit can no longer be prevented. The
    // announcements are sent together with the commit, which saves a round trip while rows are locked.
    const announceAndCommit = async () => {
      if (rules.kind === 'write' && context.gone()) throw refuse('CLIENT_CLOSED_REQUEST')
      await Promise.all([announceAll(run, admitted), commit()])
    }
    let committed: Promise<void> | undefined
    const sendCommit = () => {
      committed ??= announceAndCommit()
      // The door awaits it after the handler, whose own refusal takes precedence.
      committed.catch(() => {})
      return committed
    }
    const call = { endpoint, rules, input }
    const { result, logged } = await runLogged(db, context, admitted, call, () => work(db, admitted, sendCommit))
    // If the entry of the log fails, PostgreSQL rolls back in place of the commit, which was sent behind it.
    await Promise.all([logged, sendCommit()])
    return { result, admitted }
  })
  const { result, admitted } = await translateErrors(finished)
  // The transaction of a read cannot write. A download that cannot be logged is refused.
  if (rules.kind === 'read' && rules.isExport)
    await translateErrors(
      kernel.database.inVenue(admitted.venueId ?? 0, 'write', async (db) =>
        logCall(db, context, admitted, endpoint, input),
      ),
    )
  void extendSession(kernel, admitted.caller)
  return result
}

/**
 * The door: the middleware of every endpoint. It identifies the caller, checks `who` and `limit`, runs the handler in a transaction
 * limited to one venue, and announces the changed features at commit.
 */
const door = os.$context<IncomingCall>().middleware(async ({ context, path, procedure, next }, input) => {
  const rules = endpointRulesOf(procedure)
  const endpoint = path.join('.')
  if (rules.limit?.network) {
    const { caller } = await admitCaller(context, rules, input)
    await translateErrors(countByNetwork(context, endpoint, rules, caller))
  }
  return runInTransaction(context, endpoint, rules, input, async (db, admitted, sendCommit) => {
    spendBudget(context, endpoint, rules, admitted.caller)
    return next({ context: { ...handlerContext(context, endpoint, rules, admitted), db, sendCommit } })
  })
})

/**
 * The door for handlers that work outside a transaction. Each transaction they open identifies the caller again. No
 * connection is held in between, so that slow hashing or decoding does not exhaust the pool.
 */
const doorInSteps = os.$context<IncomingCall>().middleware(async ({ context, path, procedure, next }, input) => {
  const rules = endpointRulesOf(procedure)
  const endpoint = path.join('.')
  const admitted = await admitCaller(context, rules, input)
  spendBudget(context, endpoint, rules, admitted.caller)
  await translateErrors(countByNetwork(context, endpoint, rules, admitted.caller))
  const step =
    (kind: 'read' | 'write'): StepsContext['reading'] =>
    (work) =>
      runInTransaction(context, endpoint, { ...rules, kind }, input, work)
  const own = handlerContext(context, endpoint, rules, admitted)
  const steps = { ...own, reading: step('read'), writing: step('write') }
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
