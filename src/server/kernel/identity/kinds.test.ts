import { randomUUID } from 'node:crypto'
import { integer, PgDialect, pgTable, uuid } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Kind, Role } from '#contract/kernel/roles.ts'
import { guest, lider, member, staff, visitor } from '#contract/kernel/who.ts'
import { testServer } from '#server/testing/kit.ts'
import { ofCaller } from '../db/columns.ts'
import { enter, type Run } from '../db/database.ts'
import { identify, visitor as nobody, ticketsIn } from './callers.ts'
import { sessionCookie } from './cookies.ts'
import { sessions, staffSubjects } from './identity.table.ts'
import { hashOf, newSecret, writeTicket } from './tickets.ts'

const server = testServer()

const orders = pgTable('test_orders', { venueId: integer(), stayId: uuid() })
const written = (policy: ReturnType<typeof ofCaller>) => {
  if (!policy.using) throw new Error('a policy without rule')
  return new PgDialect({ casing: 'snake_case' }).sqlToQuery(policy.using).sql
}

/** Two kinds that have no product yet, each with subjects of its own. */
const kinds = {
  staff: staffSubjects,
  guest: `select venue_id, id, 'guest' as role, 'Habitación' as name from test_people where kind = 'guest'`,
  member: `select venue_id, id, 'lider' as role, 'Laura' as name from test_people where kind = 'member'`,
}

beforeAll(async () => {
  const rule = written(ofCaller('guest', orders.stayId)).replaceAll('"test_orders".', '')
  await server.asOwner(`
    create table test_people (venue_id int, id uuid, kind text);
    create table test_orders (venue_id int, stay_id uuid);
    alter table test_orders enable row level security;
    create policy of_venue on test_orders to casa_app using (venue_id = current_venue());
    create policy of_caller on test_orders as restrictive to casa_app using (${rule}) with check (${rule});
    grant select, insert on test_people, test_orders to casa_app`)
})

const someone = async (venueId: number, kind: Kind) => {
  const [subject, secret] = [randomUUID(), newSecret()]
  const [session] = await server.kernel.database.inVenue(venueId, 'write', async (db) => {
    await db.execute(`insert into test_people values (${venueId}, '${subject}', '${kind}')`)
    await db.execute(`insert into test_orders values (${venueId}, '${subject}')`)
    const values = {
      venueId,
      kind,
      subject,
      secretHash: hashOf(secret),
      device: '',
      expiresAt: new Date(Date.now() + 1e6),
    }
    return db.insert(sessions).values(values).returning({ id: sessions.id })
  })
  const ticket = writeTicket({ venueId, id: session?.id ?? '', secret })
  return { subject, cookies: { [sessionCookie(kind)]: ticket } }
}

type Cookies = Record<string, string>
interface Asked {
  '~orpc': { meta: { who?: readonly Role[] } }
}

/** As the door does it: who the cookies make of a caller at this endpoint. */
const admitted = async (run: Run, venueId: number, cookies: Cookies, endpoint: Asked) => {
  const shown = ticketsIn(cookies, kinds, endpoint['~orpc'].meta.who ?? [])
  const [, [first = nobody]] = await Promise.all([enter(run, venueId), identify(run, kinds, shown, venueId)])
  return first
}

/** Who is calling, and whose orders that caller sees. */
const seenBy = (venueId: number, cookies: Cookies, endpoint: Asked) =>
  server.kernel.database.transaction('read', async (db, run) => {
    const { role } = await admitted(run, venueId, cookies, endpoint)
    const { rows } = await db.execute<{ stay_id: string }>('select stay_id from test_orders')
    return { role, orders: rows.map((row) => row.stay_id) }
  })

describe('promise 36: a guest sees one stay, a member one person, by the database’s own policies', () => {
  test('a guest sees the rows of their stay and no others, whatever the query asks for', async () => {
    const { venueId } = await server.openVenue()
    const [mine, other] = [await someone(venueId, 'guest'), await someone(venueId, 'guest')]
    expect(await seenBy(venueId, mine.cookies, guest.read)).toEqual({ role: 'guest', orders: [mine.subject] })
    expect(await seenBy(venueId, other.cookies, guest.read)).toEqual({ role: 'guest', orders: [other.subject] })
  })
  test('members and visitors see none of them, staff all of the venue’s, and never another venue’s', async () => {
    const [{ venueId, as }, neighbour] = [await server.openVenue(), await server.openVenue()]
    const [stay, { cookies }] = [await someone(venueId, 'guest'), await someone(venueId, 'member')]
    await someone(neighbour.venueId, 'guest')
    const { cookie } = await as('staff')
    const [name = '', ...value] = cookie.split('=')
    expect(await seenBy(venueId, cookies, member.read)).toEqual({ role: 'lider', orders: [] })
    expect(await seenBy(venueId, {}, visitor.read)).toEqual({ role: 'visitor', orders: [] })
    const seen = await seenBy(venueId, { [name]: value.join('=') }, staff.read)
    expect(seen.role).toBe('staff')
    expect(seen.orders).toContain(stay.subject)
    expect(seen.orders).toHaveLength(2)
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

  test('one browser can be guest and member at once; the endpoint decides who is calling', async () => {
    const { venueId } = await server.openVenue()
    const [asGuest, asMember] = [await someone(venueId, 'guest'), await someone(venueId, 'member')]
    const both = { ...asGuest.cookies, ...asMember.cookies }
    expect(await seenBy(venueId, both, guest.read)).toEqual({ role: 'guest', orders: [asGuest.subject] })
    expect((await seenBy(venueId, both, lider.read)).role).toBe('lider')
    expect((await seenBy(venueId, both, visitor.read)).role).toBe('lider')
    expect((await seenBy(venueId, both, staff.read)).role).toBe('visitor')
  })

  test('outside the venue of their session everybody is a visitor', async () => {
    const [{ venueId }, elsewhere] = [await server.openVenue(), await server.openVenue()]
    const { cookies } = await someone(venueId, 'guest')
    expect(await seenBy(elsewhere.venueId, cookies, visitor.read)).toEqual({ role: 'visitor', orders: [] })
  })
})
