import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import { openHotel, orderLineDraft } from '../hotel/hotel.testkit.ts'
import { runSetVenue } from '../kernel/db/database.ts'
import { actAsSubject } from '../kernel/identity/callers.ts'
import { endpointsOf } from '../kernel/rules.ts'
import { testServer } from './kit.ts'
import { sampleInputs } from './samples.ts'

const server = testServer()
const { accounts, stays, orders, chat, alerts } = api.hotel
const ofGuests = endpointsOf(contract).filter(({ rules }) => rules.who?.includes('guest'))
const inputFor = sampleInputs(contract)

let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
})
afterAll(() => owner.end())

/** Tables with rows of one stay, and the column with the stay's id. */
const tablesOfStays = async () => {
  const { rows } = await owner.query<{ name: string; whose: string; rule: string }>(`
    select tablename as name, qual as rule, substring(qual from 'is_for_caller\\(''guest''::text, (\\w+)\\)') as whose
    from pg_policies where policyname = 'of_caller' and qual like '%guest%' order by 1`)
  return rows
}

/** Creates two stays of one venue, each with rows in every table of stays. */
const twoStays = async () => {
  const hotel = await openHotel(server)
  const next = await hotel.moveIn((await hotel.addRoom()).id)
  const neighbour = await next.join()
  const live = async (phone: typeof neighbour, stayId: string, number: number) => {
    const order = { id: randomUUID(), lines: [orderLineDraft(hotel.product.id)], total: 1000 }
    await phone.call(orders.send, order)
    await hotel.staff.call(orders.accept, { id: order.id })
    await phone.call(chat.send, { id: randomUUID(), text: 'Hola' })
    await phone.call(alerts.ask, { what: 'clean' })
    const seal = await hotel.sealOf(number)
    await hotel.phone().call(stays.knock, { venue: hotel.venueId, number, seal, phone: randomUUID() })
    await phone.call(stays.invite, { id: randomUUID() })
    const discount = { kind: 'discount', rate: 1000, amount: 0, reason: 'Demora' } as const
    await hotel.staff.call(accounts.adjust, { id: randomUUID(), stayId, ...discount })
    await hotel.staff.call(accounts.pay, { id: randomUUID(), stayId, method: 'card', amount: 100 })
    await owner.query(
      `insert into hotel_payment_requests (venue_id, id, stay_id, amount, reference, at, by) values ($1, $2, $3, 100, $4, now(), 'Ana')`,
      [hotel.venueId, randomUUID(), stayId, stayId],
    )
    return stayId
  }
  await live(hotel.guest, hotel.stay.id, hotel.room.number)
  await live(neighbour, next.id, next.room.number)
  return { ...hotel, next, neighbour }
}

const rowsOf = async (stayId: string) => {
  const found: Record<string, unknown[]> = {}
  for (const { name, whose } of await tablesOfStays()) {
    const { rows } = await owner.query(`select * from ${name} t where ${whose} = $1 order by t::text`, [stayId])
    found[name] = rows
  }
  return found
}

describe('stay isolation: row-level policies show a guest one stay', () => {
  test('no endpoint called by a guest with ids of another stay changes or returns rows of that stay', async () => {
    const { guest, venueId, next } = await twoStays()
    const before = await rowsOf(next.id)
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
    const ids = [
      ...new Set(JSON.stringify(before).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []),
      (await owner.query<{ id: string }>(`select id from kernel_sessions where subject = '${next.id}'`)).rows[0]?.id ??
        '',
    ]
    const shared = await owner.query<{ id: string }>('select id from hotel_products union select id from hotel_rooms')
    const theirs = ids.filter((id) => !shared.rows.some((row) => row.id === id))
    for (const { endpoint, rules } of ofGuests)
      for (let turn = 0; turn < theirs.length; turn++) {
        const input = inputFor(endpoint, [...theirs.slice(turn), ...theirs.slice(0, turn)])
        const venue = rules.venue === 'named' ? { venue: venueId } : {}
        const number = (input as { number?: number } | undefined)?.number ? { number: next.room.number } : {}
        const asked = { ...(input as object), ...venue, ...number }
        const answer = await server.ask(endpoint, rules.kind ?? 'read', asked, guest)
        const text = await answer.text()
        expect(answer.status, `${endpoint} ${text}`).toBeLessThan(500)
        const told = theirs.filter((id) => text.includes(id) && !JSON.stringify(asked).includes(id))
        expect(told, `${endpoint} told ids of another stay`).toEqual([])
        if (answer.ok && rules.kind === 'read') expect(text).not.toContain(next.code)
        if (!JSON.stringify(input ?? '').includes(theirs[turn] ?? '-')) break
      }
    // Any phone may knock at any room and try a code, so knocks and the count of wrong codes are excluded.
    const comparable = ({ hotel_knocks: _, hotel_stays = [], ...rows }: typeof before) => ({
      ...rows,
      hotel_stays: hotel_stays.map((stay) => ({ ...(stay as object), wrong_codes: 0 })),
    })
    expect(comparable(await rowsOf(next.id))).toEqual(comparable(before))
  })

  test('a guest’s transaction reads rows of its own stay only, a visitor’s none; each dropped policy is detected', async () => {
    const { venueId, stay, next } = await twoStays()
    const tables = await tablesOfStays()
    expect(tables.map(({ name }) => name)).toEqual([
      'hotel_adjustments',
      'hotel_alerts',
      'hotel_chats',
      'hotel_invitations',
      'hotel_knocks',
      'hotel_messages',
      'hotel_occupied',
      'hotel_order_changes',
      'hotel_order_lines',
      'hotel_orders',
      'hotel_payment_requests',
      'hotel_payments',
      'hotel_stays',
    ])
    /** The stays whose rows a transaction reads in each table; null stands for a visitor. */
    const seenBy = (subject: string | null) =>
      server.kernel.database.transaction('read', async (db, run) => {
        await runSetVenue(run, venueId)
        if (subject) await actAsSubject(db, 'guest', subject)
        const seen: Record<string, string[]> = {}
        for (const { name, whose } of tables) {
          const { rows } = await db.execute<{ stay: string }>(`select distinct ${whose} as stay from ${name}`)
          seen[name] = rows.map((row) => row.stay)
        }
        return seen
      })
    const each = (whose: string[]) => Object.fromEntries(tables.map(({ name }) => [name, whose]))
    const asAgreed = async () => {
      const [mine, theirs, nobody] = [await seenBy(stay.id), await seenBy(next.id), await seenBy(null)]
      return [mine, theirs, nobody]
    }
    const agreed = [each([stay.id]), each([next.id]), each([])]
    expect(await asAgreed()).toEqual(agreed)
    for (const { name, rule } of tables) {
      await owner.query(`drop policy of_caller on ${name}`)
      expect(await asAgreed(), `the policy of ${name}`).not.toEqual(agreed)
      await owner.query(
        `create policy of_caller on ${name} as restrictive to casa_app using (${rule}) with check (${rule})`,
      )
    }
    expect(await asAgreed()).toEqual(agreed)
  })

  test('the policies refuse a guest’s write to a row of another stay', async () => {
    const { venueId, stay, next } = await twoStays()
    const write = (statement: string) =>
      server.kernel.database.transaction('write', async (db, run) => {
        await runSetVenue(run, venueId)
        await actAsSubject(db, 'guest', stay.id)
        return (await db.execute(statement)).rowCount
      })
    for (const { name, whose } of await tablesOfStays())
      if (name !== 'hotel_order_changes')
        expect(await write(`update ${name} set ${whose} = ${whose} where ${whose} = '${next.id}'`), name).toBe(0)
    const stolen = `insert into hotel_messages (venue_id, id, stay_id, position, "from", by, text, at)
      values (${venueId}, '${randomUUID()}', '${next.id}', 99, 'guest', '', 'x', now())`
    await expect(write(stolen)).rejects.toThrow()
  })
})
