import * as z from 'zod'
import { VenueId } from '#contract/kernel/values.ts'
import type { ReadRules, WriteRules } from '#contract/kernel/who.ts'
import { type RunStatement, runSetVenue } from './db/database.ts'
import { refuse, translateErrors } from './doorErrors.ts'
import { type Caller, identifyCaller, presentedSessions, visitorCaller } from './identity/callers.ts'
import { requireRecentSignIn } from './identity/reauthentication.ts'
import type { IncomingCall } from './incomingCall.ts'
import { identifyKey } from './integrations/apiKeys.queries.ts'

export type EndpointRules = ReadRules | WriteRules

export interface AdmittedCaller {
  caller: Caller
  venueId: number | null
}

/** The part of a call that identifies its caller. */
export type PresentedCall = Pick<
  IncomingCall,
  'kernel' | 'productRegistry' | 'cookies' | 'as' | 'keyCall' | 'identified'
>

/** Parses the venue of an input, which in a GET request is text from the URL's query and may be of any shape. */
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
  if (rules.kind === 'write') requireRecentSignIn(rules, admitted.caller)
  return admitted
}

/**
 * Identifies the caller and the venue, and throws if the endpoint's `who` excludes the caller. Without `run` no query is
 * made; then the caller is a visitor.
 */
export const admit = async (
  incoming: PresentedCall,
  rules: EndpointRules,
  input: unknown,
  run: RunStatement | null,
): Promise<AdmittedCaller> => {
  const { kernel, productRegistry } = incoming
  const { kinds } = productRegistry
  const { configuration } = kernel
  const allowed = (caller: Caller, venueId: number | null) => {
    Object.assign(incoming.identified ?? {}, { kind: caller.kind ?? 'visitor', venueId })
    return allow(rules, { caller, venueId })
  }
  const named = namedVenue(rules, input)
  const { keyCall } = incoming
  if (keyCall && run) {
    const { venueId } = keyCall
    if (named !== undefined && named !== venueId) throw refuse('FORBIDDEN')
    const [, caller] = await Promise.all([
      runSetVenue(run, venueId, 'session'),
      identifyKey(run, keyCall, kernel.now()),
    ])
    if (!caller) throw refuse('UNAUTHORIZED')
    return allowed(caller, venueId)
  }
  const shown = presentedSessions(incoming, kinds, rules.who ?? [])
  const elsewhere = rules.venue === 'named' ? configuration.communityVenue : null
  const venueId = named === undefined ? (shown[0]?.ticket.venueId ?? elsewhere) : named
  if (!run) return allowed(visitorCaller, venueId)
  const entered = runSetVenue(run, venueId, shown.length > 0 ? 'session' : '')
  if (shown.length === 0) {
    // The statement is pipelined with the handler's queries: if it fails, they fail too and report the error.
    entered.catch(() => {})
    return allowed(visitorCaller, venueId)
  }
  const [, caller] = await Promise.all([entered, identifyCaller(run, kinds, shown, venueId)])
  if (caller.role !== 'visitor') return allowed(caller, venueId)
  // The session of the cookie has ended, so its venue does not count, and sessions must not be visible any longer.
  const visited = named === undefined ? elsewhere : venueId
  await runSetVenue(run, visited)
  return allowed(caller, visited)
}

/**
 * Identifies the caller and throws if the endpoint's `who` excludes the caller. A session cookie is checked in a
 * transaction of its own, so that no connection is held afterwards; a call without one opens no transaction.
 */
export const admitCaller = (incoming: PresentedCall, rules: EndpointRules, input: unknown): Promise<AdmittedCaller> => {
  const hasSession = presentedSessions(incoming, incoming.productRegistry.kinds, rules.who ?? []).length > 0
  if (!hasSession && !incoming.keyCall) return admit(incoming, rules, input, null)
  return translateErrors(incoming.kernel.database.transaction('read', (_, run) => admit(incoming, rules, input, run)))
}
