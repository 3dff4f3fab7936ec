import { randomUUID } from 'node:crypto'
import { integer, PgDialect, pgTable, uuid } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles, type SessionKind } from '#contract/kernel/roles.ts'
import { everyRole, guest, lider, member, staff } from '#contract/kernel/who.ts'
import { testServer } from '#server/testing/kit.ts'
import { callerPolicy } from '../db/columns.ts'
import { type RunStatement, runSetVenue } from '../db/database.ts'
import { identifyCaller, presentedSessions } from './callers.ts'
import { sessionCookieName } from './cookies.ts'
import { sessions, staffSubjects } from './identity.table.ts'
import { encodeSessionToken, hashSecret, newSecret } from './sessionTokens.ts'

const server = testServer()

const orders = pgTable('test_orders', { venueId: integer(), stayId: uuid() })
const written = (policy: ReturnType<typeof callerPolicy>) => {
  if (!policy.using) throw new Error('a policy without rule')
  return new PgDialect({ casing: 'snake_case' }).sqlToQuery(policy.using).sql
}

/** Subject queries of two session kinds, over tables that only this test has. */
const kinds = {
  staff: staffSubjects,
  guest: `select venue_id, id, 'guest' as role, 'Habitación' as name from test_people where kind = 'guest'`,
  member: `select venue_id, id, 'lider' as role, 'Laura' as name from test_people where kind = 'member'`,
}

beforeAll(async () => {
  const rule = written(callerPolicy('guest', orders.stayId)).replaceAll('"test_orders".', '')
  await server.asOwner(`
    create table test_people (venue_id int, id uuid, kind text);
    create table test_orders (venue_id int, stay_id uuid);
    alter table test_orders enable row level security;
    create policy of_venue on test_orders to casa_app using (venue_id = current_venue());
    create policy of_caller on test_orders as restrictive to casa_app using (${rule}) with check (${rule});
    grant select, insert on test_people, test_orders to casa_app`)
})

const someone = async (venueId: number, kind: SessionKind) => {
  const [subject, secret] = [randomUUID(), newSecret()]
  const [session] = await server.kernel.database.inVenue(venueId, 'write', async (db) => {
    await db.execute(`insert into test_people values (${venueId}, '${subject}', '${kind}')`)
    await db.execute(`insert into test_orders values (${venueId}, '${subject}')`)
    const values = {
      venueId,
      kind,
      subject,
      secretHash: hashSecret(secret),
      device: '',
      expiresAt: new Date(Date.now() + 1e6),
    }
    return db.insert(sessions).values(values).returning({ id: sessions.id })
  })
  const ticket = encodeSessionToken({ venueId, id: session?.id ?? '', secret })
  return { subject, cookies: { [sessionCookieName(kind)]: ticket } }
}

type Cookies = Record<string, string>
interface CalledEndpoint {
  '~orpc': { meta: { who?: readonly Role[] } }
}

/** Identifies the caller of an endpoint from cookies, as the door does. */
const admitted = async (run: RunStatement, venueId: number, cookies: Cookies, endpoint: CalledEndpoint) => {
  const shown = presentedSessions({ cookies }, kinds, endpoint['~orpc'].meta.who ?? [])
  const entered = runSetVenue(run, venueId, 'session')
  const [, caller] = await Promise.all([entered, identifyCaller(run, kinds, shown, venueId)])
  return caller
}

/** The caller, and the owners of the order rows that the caller’s transaction can read. */
const seenBy = (venueId: number, cookies: Cookies, endpoint: CalledEndpoint) =>
  server.kernel.database.transaction('read', async (db, run) => {
    const { role } = await admitted(run, venueId, cookies, endpoint)
    const { rows } = await db.execute<{ stay_id: string }>('select stay_id from test_orders')
    return { role, orders: rows.map((row) => row.stay_id) }
  })

describe('stay and member isolation: row-level policies show a guest one stay and a member one person', () => {
  test('a guest’s transaction reads the rows of its own stay only, even without a where clause', async () => {
    const { venueId } = await server.openVenue()
    const [mine, other] = [await someone(venueId, 'guest'), await someone(venueId, 'guest')]
    expect(await seenBy(venueId, mine.cookies, guest.read)).toEqual({ role: 'guest', orders: [mine.subject] })
    expect(await seenBy(venueId, other.cookies, guest.read)).toEqual({ role: 'guest', orders: [other.subject] })
  })
  test('members and visitors read no rows of stays, staff read all of their own venue and none of another', async () => {
    const [{ venueId, as }, neighbour] = [await server.openVenue(), await server.openVenue()]
    const [stay, { cookies }] = [await someone(venueId, 'guest'), await someone(venueId, 'member')]
    await someone(neighbour.venueId, 'guest')
    const { cookie } = await as('staff')
    const [name = '', ...value] = cookie.split('=')
    expect(await seenBy(venueId, cookies, member.read)).toEqual({ role: 'lider', orders: [] })
    expect(await seenBy(venueId, {}, everyRole.read)).toEqual({ role: 'visitor', orders: [] })
    const seen = await seenBy(venueId, { [name]: value.join('=') }, staff.read)
    expect(seen.role).toBe('staff')
    expect(seen.orders).toContain(stay.subject)
    expect(seen.orders).toHaveLength(2)
  })

  test('PostgreSQL plans the statement that looks a session up once per connection, and other statements for their values', async () => {
    const { venueId } = await server.openVenue()
    const { cookies } = await someone(venueId, 'guest')
    await server.kernel.database.transaction('read', async (db, run) => {
      for (let n = 0; n < 8; n++) await admitted(run, venueId, cookies, guest.read)
      const { rows } = await db.execute(`select custom_plans::int, current_setting('plan_cache_mode') as mode
        from pg_prepared_statements where name = 'identify guest'`)
      expect(rows).toEqual([{ custom_plans: 0, mode: 'auto' }])
    })
  })

  test('a guest cannot write a row of another stay', async () => {
    const { venueId } = await server.openVenue()
    const [mine, other] = [await someone(venueId, 'guest'), await someone(venueId, 'guest')]
    const write = (subject: string) =>
      server.kernel.database.transaction('write', async (db, run) => {
        await admitted(run, venueId, mine.cookies, guest.write)
        await db.execute(`insert into test_orders values (${venueId}, '${subject}')`)
      })
    await expect(write(other.subject)).rejects.toThrow()
    await write(mine.subject)
  })

  test('a browser with a guest’s and a member’s session: the endpoint’s roles decide which one counts', async () => {
    const { venueId } = await server.openVenue()
    const [asGuest, asMember] = [await someone(venueId, 'guest'), await someone(venueId, 'member')]
    const both = { ...asGuest.cookies, ...asMember.cookies }
    expect(await seenBy(venueId, both, guest.read)).toEqual({ role: 'guest', orders: [asGuest.subject] })
    expect((await seenBy(venueId, both, lider.read)).role).toBe('lider')
    expect((await seenBy(venueId, both, everyRole.read)).role).toBe('lider')
    expect((await seenBy(venueId, both, staff.read)).role).toBe('visitor')
  })

  test('a session of another venue counts as a visitor', async () => {
    const [{ venueId }, elsewhere] = [await server.openVenue(), await server.openVenue()]
    const { cookies } = await someone(venueId, 'guest')
    expect(await seenBy(elsewhere.venueId, cookies, everyRole.read)).toEqual({ role: 'visitor', orders: [] })
  })
})

test('of several sessions of one browser, the session kind of the page comes first; the others follow', () => {
  const ticket = encodeSessionToken({ venueId: 1, id: randomUUID(), secret: newSecret() })
  const cookies = { [sessionCookieName('staff')]: ticket, [sessionCookieName('member')]: ticket }
  const shownAs = (as: SessionKind | undefined, who: readonly Role[]) =>
    presentedSessions({ cookies, as }, kinds, who).map(({ kind }) => kind)
  expect(shownAs(undefined, roles)).toEqual(['staff', 'member'])
  expect(shownAs('member', roles)).toEqual(['member', 'staff'])
  expect(shownAs('guest', roles)).toEqual(['staff', 'member'])
  // The page’s session kind cannot admit a caller to an endpoint whose roles exclude it.
  expect(shownAs('member', ['staff', 'admin'])).toEqual(['staff'])
})
