import { sql } from 'drizzle-orm'
import { type Role, rolesOfSessionKind, type SessionKind, sessionKinds } from '#contract/kernel/roles.ts'
import type { Db, RunStatement } from '../db/database.ts'
import { findCookie, sessionCookieName } from './cookies.ts'
import { isRecentSignIn } from './reauthentication.ts'
import { decodeSessionToken, hashSecret, type SessionToken } from './sessionTokens.ts'

interface Visitor {
  role: 'visitor'
  kind: null
  name: ''
  venueId: null
}
interface SignedIn<K extends SessionKind, R extends Role> {
  role: R
  kind: K
  name: string
  venueId: number
  /** Id of the session's owner: a staff account, a television, a member or a stay. */
  subject: string
  sessionId: string
  seenAt: Date
  /** The session ends at this time, unless it is used again before. */
  expiresAt: Date
  /** Whether the owner proved their identity in the last minutes, as sensitive changes require. */
  hasRecentSignIn: boolean
}
type WithSession = { [K in SessionKind]: { [R in (typeof rolesOfSessionKind)[K][number]]: SignedIn<K, R> } }
type EachOf<T> = T[keyof T]
export type Caller = Visitor | EachOf<{ [K in SessionKind]: EachOf<WithSession[K]> }>
/** The caller types whose role is one of R: an endpoint's handler gets only the callers that its `who` admits. */
export type CallerOf<R extends Role> = Extract<Caller, { role: R }>

export const visitorCaller: Visitor = { role: 'visitor', kind: null, name: '', venueId: null }

/**
 * For each session kind, the SQL query of its active subjects: venue_id, id, role and name. A session whose subject is
 * missing from this query (deleted, deactivated, stay closed) counts as a visitor.
 */
export type SubjectQueries = Partial<Record<SessionKind, string>>

export interface PresentedSession {
  kind: SessionKind
  ticket: SessionToken
  /** Whether the cookie's name had the prefix __Host-. */
  isPrefixed: boolean
}

interface Showing {
  cookies: Readonly<Record<string, string>>
  as?: SessionKind | undefined
}
export const parseSessionKind = (name: string | undefined) => sessionKinds.find((kind) => kind === name)

/**
 * The session tokens in the request's cookies, of session kinds that can have one of the roles in `who`. The kind named
 * by the page (`as`) comes first and takes precedence over the others.
 */
export const presentedSessions = (
  { cookies, as }: Showing,
  known: SubjectQueries,
  who: readonly Role[],
): PresentedSession[] =>
  [...new Set([...(as ? [as] : []), ...sessionKinds])].flatMap((kind) => {
    if (!known[kind] || !rolesOfSessionKind[kind].some((role) => who.includes(role))) return []
    const { value, isPrefixed } = findCookie(cookies, sessionCookieName(kind))
    const ticket = decodeSessionToken(value)
    return ticket ? [{ kind, ticket, isPrefixed }] : []
  })

/**
 * Looks a session up and, if it is valid, sets the caller's kind, subject and role, which the row-level policies read,
 * and ends the purpose 'session', which shows the sessions of others.
 */
const identified = (kind: SessionKind, subjects: string) => ({
  name: `identify ${kind}`,
  text: `select k.role, k.name, s.subject, s.seen_at as "seenAt", s.expires_at as "expiresAt", ${isRecentSignIn} as "hasRecentSignIn",
      set_config('casa.kind', s.kind, true), set_config('casa.subject', s.subject::text, true),
      set_config('casa.role', k.role, true), set_config('casa.purpose', '', true),
      set_config('plan_cache_mode', 'auto', true)
    from kernel_sessions s join (${subjects}) k on k.venue_id = s.venue_id and k.id = s.subject
    where s.venue_id = $1 and s.id = $2 and s.kind = '${kind}' and s.secret_hash = $3 and s.expires_at > now()
      and (not s.prefixed_cookie or $4)`,
})

/**
 * Finds the caller within the transaction's venue: the subject of a valid session, or a visitor. A session of another
 * venue counts as a visitor. The transaction must have the purpose 'session', which ends when
 * a caller is found. Side effect: the policies of this transaction show the rows of that caller.
 */
export const identifyCaller = async (
  run: RunStatement,
  known: SubjectQueries,
  shown: readonly PresentedSession[],
  venueId: number | null,
): Promise<Caller> => {
  for (const { kind, ticket, isPrefixed } of shown) {
    if (ticket.venueId !== venueId) continue
    const statement = identified(kind, known[kind] ?? '')
    const [row] = await run(statement, [ticket.venueId, ticket.id, hashSecret(ticket.secret), isPrefixed])
    if (!row) continue
    const { role, name, subject, seenAt, expiresAt, hasRecentSignIn } = row
    const session = { venueId: ticket.venueId, sessionId: ticket.id, seenAt, expiresAt, hasRecentSignIn }
    return { role, kind, name, subject, ...session } as Caller
  }
  return visitorCaller
}

/**
 * Makes the rest of the transaction run with the subject's row permissions. Used while signing in, when the subject is
 * known but has no session yet.
 */
export const actAsSubject = async (db: Db, kind: SessionKind, subject: string) => {
  await db.execute(sql`select set_config('casa.kind', ${kind}, true), set_config('casa.subject', ${subject}, true),
    set_config('casa.role', '', true)`)
}
