import { type Kind, kinds, type Role, rolesOfKind } from '#contract/kernel/roles.ts'
import type { Run } from '../db/database.ts'
import { sessionCookie } from './cookies.ts'
import { hashOf, readTicket, type Ticket } from './tickets.ts'

interface Visitor {
  role: 'visitor'
  kind: null
  name: ''
  venueId: null
}
interface SignedIn<K extends Kind, R extends Role> {
  role: R
  kind: K
  name: string
  venueId: number
  /** Whose session it is: a staff account, a television, a member, a stay. */
  subject: string
  sessionId: string
  seenAt: Date
}
type WithSession = { [K in Kind]: { [R in (typeof rolesOfKind)[K][number]]: SignedIn<K, R> } }
type EachOf<T> = T[keyof T]
export type Caller = Visitor | EachOf<{ [K in Kind]: EachOf<WithSession[K]> }>
/** A caller of one of these roles. */
export type CallerOf<R extends Role> = Extract<Caller, { role: R }>

export const visitor: Visitor = { role: 'visitor', kind: null, name: '', venueId: null }

/**
 * How sessions of a kind find their subject: SQL that gives venue_id, id, role and name of everybody of that kind who
 * may act now. Whoever is no longer there is a visitor, whatever session is left.
 */
export type Kinds = Partial<Record<Kind, string>>

export interface Shown {
  kind: Kind
  ticket: Ticket
}

/** The sessions that the cookies name, of kinds that can make one of these roles; the one that counts comes first. */
export const ticketsIn = (cookies: Readonly<Record<string, string>>, known: Kinds, who: readonly Role[]): Shown[] =>
  kinds.flatMap((kind) => {
    if (!known[kind] || !rolesOfKind[kind].some((role) => who.includes(role))) return []
    const ticket = readTicket(cookies[sessionCookie(kind)])
    return ticket ? [{ kind, ticket }] : []
  })

/** Tells the transaction's policies for whom it works, once it is known who that is. */
const identified = (kind: Kind, subjects: string) => ({
  name: `identify ${kind}`,
  text: `select k.role, k.name, s.subject, s.seen_at as "seenAt",
      set_config('casa.kind', s.kind, true), set_config('casa.subject', s.subject::text, true)
    from kernel_sessions s join (${subjects}) k on k.venue_id = s.venue_id and k.id = s.subject
    where s.venue_id = $1 and s.id = $2 and s.kind = '${kind}' and s.secret_hash = $3 and s.expires_at > now()`,
})

/**
 * Who is calling, in the venue that the transaction has entered: the subjects of live sessions, the one that counts
 * first. Outside the venue of their session everybody is a visitor.
 */
export const identify = async (run: Run, known: Kinds, shown: readonly Shown[], venueId: number | null) => {
  const here = shown.filter(({ ticket }) => ticket.venueId === venueId)
  // The last one found is whom the policies know, so the one that counts is asked for last.
  const found = await Promise.all(
    here.toReversed().map(async ({ kind, ticket }): Promise<Caller | null> => {
      const statement = identified(kind, known[kind] ?? '')
      const [row] = await run(statement, [ticket.venueId, ticket.id, hashOf(ticket.secret)])
      if (!row) return null
      const { role, name, subject, seenAt } = row
      return { role, kind, name, subject, seenAt, venueId: ticket.venueId, sessionId: ticket.id } as Caller
    }),
  )
  return found.filter((caller) => caller !== null).toReversed()
}
