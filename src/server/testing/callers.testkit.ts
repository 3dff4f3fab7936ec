import type { Client } from 'pg'
import { type Role, rolesOfSessionKind, type SessionKind, sessionKinds } from '#contract/kernel/roles.ts'
import { openCommunity } from '../community/community.testkit.ts'
import { productRegistry } from '../router.ts'
import type { testServer } from './kit.ts'

export interface Caller {
  /** The role, preceded by the kind of session where the same role exists in several. */
  name: string
  role: Role
  /** The roles that a session of the caller's kind can have. */
  rolesOfSession: readonly Role[]
  venueId: number | null
  /** The cookie of a session that is open. */
  cookie(): Promise<string | undefined>
  /** Makes the next call open a new session: the endpoint that was called may have ended this one. */
  renewSession(): void
}

const visitor: Caller = {
  name: 'visitor',
  role: 'visitor',
  rolesOfSession: [],
  venueId: null,
  cookie: async () => undefined,
  renewSession: () => {},
}

const openCaller = async (
  server: ReturnType<typeof testServer>,
  owner: Client,
  kind: SessionKind,
  role: Role,
  condition: string,
): Promise<Caller> => {
  const { rows } = await owner.query<{ venueId: number; id: string }>(
    `select venue_id as "venueId", id from (${productRegistry.kinds[kind]}) k where ${condition} and role = $1
     order by venue_id desc, id limit 1`,
    [role],
  )
  const [person] = rows
  if (!person) throw new Error(`The demo has nobody with a ${kind} session and the role ${role}.`)
  const open = async () => (await server.sessionOf(person.venueId, kind, person.id)).cookie
  let session: Promise<string> | undefined
  return {
    name: `${kind === role ? '' : `${kind} `}${role}`,
    role,
    rolesOfSession: rolesOfSessionKind[kind],
    venueId: person.venueId,
    cookie: () => (session ??= open()),
    renewSession() {
      session = undefined
    },
  }
}

/**
 * A visitor, and a person of each role and kind of session, from a database with the demo. An SQL condition selects the
 * venues of these persons.
 */
export const openCallers = async (server: ReturnType<typeof testServer>, owner: Client, condition = 'true') => {
  // The demo pairs no television, and has a lider (class leader) in its first venue only.
  const { rows: venues } = await owner.query<{ venueId: number }>(
    `insert into club_screens (venue_id, id, name, boards, paired_at)
     select venue_id, gen_random_uuid(), 'Bar', '{news}', now() from kernel_venues returning venue_id as "venueId"`,
  )
  for (const { venueId } of venues) await openCommunity(server, venueId).addMember({ rol: 'lider', liderOf: '15' })
  const callers = [visitor]
  for (const kind of sessionKinds)
    for (const role of rolesOfSessionKind[kind]) callers.push(await openCaller(server, owner, kind, role, condition))
  return callers
}
