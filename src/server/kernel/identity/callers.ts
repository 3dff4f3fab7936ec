import { sql } from 'drizzle-orm'
import { type Role, rolesOfSessionKind, type SessionKind, sessionKinds } from '#contract/kernel/roles.ts'
import type { Db, RunStatement } from '../db/database.ts'
import { sessionCookie } from './cookies.ts'
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
    const ticket = decodeSessionToken(cookies[sessionCookie(kind)])
    return ticket ? [{ kind, ticket }] : []
  })

/** Looks a session up and, if it is valid, sets casa.kind and casa.subject, which the row-level policies read. */
const identified = (kind: SessionKind, subjects: string) => ({
  name: `identify ${kind}`,
  text: `select k.role, k.name, s.subject, s.seen_at as "seenAt",
      set_config('casa.kind', s.kind, true), set_config('casa.subject', s.subject::text, true)
    from kernel_sessions s join (${subjects}) k on k.venue_id = s.venue_id and k.id = s.subject
    where s.venue_id = $1 and s.id = $2 and s.kind = '${kind}' and s.secret_hash = $3 and s.expires_at > now()`,
})

/**
 * Finds the caller within the transaction's venue: the subject of a valid session, or a visitor. A session of another
 * venue counts as a visitor. Side effect: the policies of this transaction see the rows of that subject.
 */
export const identifyCaller = async (
  run: RunStatement,
  known: SubjectQueries,
  shown: readonly PresentedSession[],
  venueId: number | null,
) => {
  const here = shown.filter(({ ticket }) => ticket.venueId === venueId)
  // Each query sets casa.subject, so the session with precedence is queried last.
  const found = await Promise.all(
    here.toReversed().map(async ({ kind, ticket }): Promise<Caller | null> => {
      const statement = identified(kind, known[kind] ?? '')
      const [row] = await run(statement, [ticket.venueId, ticket.id, hashSecret(ticket.secret)])
      if (!row) return null
      const { role, name, subject, seenAt } = row
      return { role, kind, name, subject, seenAt, venueId: ticket.venueId, sessionId: ticket.id } as Caller
    }),
  )
  return found.findLast((caller) => caller !== null) ?? visitorCaller
}

/**
 * Makes the rest of the transaction run with the subject's row permissions. Used while signing in, when the subject is
 * known but has no session yet.
 */
export const actAsSubject = async (db: Db, kind: SessionKind, subject: string) => {
  await db.execute(sql`select set_config('casa.kind', ${kind}, true), set_config('casa.subject', ${subject}, true)`)
}
