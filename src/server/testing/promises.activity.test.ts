import { randomUUID } from 'node:crypto'
import { call, Procedure } from '@orpc/server'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { activityTexts } from '../activityTexts.ts'
import { activity } from '../kernel/activity/activity.table.ts'
import type { StepsContext, TransactionContext } from '../kernel/door.ts'
import type { IncomingCall } from '../kernel/incomingCall.ts'
import { endpointsOf } from '../kernel/rules.ts'
import { findProcedure, productRegistry } from '../router.ts'
import { testServer } from './kit.ts'
import { inputSchemasOf, sampleInputs, toJsonSchema } from './samples.ts'

const server = testServer({ demo: true })
const endpoints = endpointsOf(contract)
const inputFor = sampleInputs(contract)
const staffWrites = endpoints.filter(({ rules }) => rules.kind === 'write' && rules.who?.includes('admin'))
const exports = endpoints.filter(({ rules }) => rules.kind === 'read' && rules.isExport)

let owner: pg.Client
const venueId = 1
let admin: { id: string; cookie: string }

beforeAll(async () => {
  owner = new pg.Client(server.owner)
  await owner.connect()
  const { rows } = await owner.query(`select id from kernel_staff where venue_id = 1 and role = 'admin' limit 1`)
  const { id } = rows[0]
  admin = { id, cookie: (await server.sessionOf(venueId, 'staff', id)).cookie }
})
afterAll(() => owner.end())

const entriesOf = async (endpoint: string) => {
  const query = 'select * from kernel_activity where action = $1 and actor_id = $2'
  return (await owner.query(query, [endpoint, admin.id])).rows
}

describe('every write of the staff is in the activity log, and nobody can change its entry', () => {
  /**
   * Calls an endpoint as the admin, through its door, with a handler that succeeds: whether the input fits the demo's rows
   * must not decide whether the log is tested.
   */
  const callWithSucceedingHandler = (endpoint: string) => {
    const { '~orpc': definition } = findProcedure(endpoint)
    const handler = async ({ context }: { context: TransactionContext | StepsContext }) => {
      if ('writing' in context) await context.writing(async () => {})
    }
    const { inputSchema: _, outputSchema: __, ...rest } = definition
    const procedure = new Procedure({ ...rest, handler: handler as never })
    const [name = '', ...value] = admin.cookie.split('=')
    const context: IncomingCall = {
      kernel: server.kernel,
      productRegistry,
      requestId: randomUUID(),
      cookies: { [name]: value.join('=') },
      as: 'staff',
      address: '192.0.2.7',
      device: 'Chrome · Android',
      gone: () => false,
      reply: new Headers(),
    }
    const named = { ...(inputFor(endpoint, () => randomUUID()) as object | undefined), venue: venueId }
    return call(procedure as never, named as never, { context, path: endpoint.split('.') } as never)
  }

  test('each write endpoint that staff may call leaves one entry with its caller, address and device', async () => {
    expect(staffWrites.length).toBeGreaterThan(120)
    const missing: string[] = []
    for (const { endpoint } of staffWrites) {
      await callWithSucceedingHandler(endpoint)
      const [entry, ...others] = await entriesOf(endpoint)
      const isComplete = entry?.address === '192.0.2.7' && entry.device === 'Chrome · Android' && entry.actor_name
      if (!isComplete || others.length > 0) missing.push(endpoint)
    }
    expect(missing).toEqual([])
  })

  test('a real write has its entry in the same transaction, and a refused one has none', async () => {
    const { rows: posts } = await owner.query(`select id, title from club_posts where venue_id = 1 limit 1`)
    const remove = (id: string) => server.ask('club.posts.remove', 'write', { id }, { cookie: admin.cookie })
    const before = (await entriesOf('club.posts.remove')).length
    expect((await remove(randomUUID())).status).toBe(404)
    expect((await entriesOf('club.posts.remove')).length).toBe(before)
    expect((await remove(posts[0].id)).status).toBe(200)
    const entries = await entriesOf('club.posts.remove')
    expect(entries.length).toBe(before + 1)
    expect(entries).toContainEqual(expect.objectContaining({ object_id: posts[0].id, object_label: posts[0].title }))
  })

  test('each download of rows leaves an entry', async () => {
    const csvReads = endpoints.filter(({ endpoint, rules }) => {
      const output = findProcedure(endpoint)['~orpc'].outputSchema
      return rules.kind === 'read' && output && JSON.stringify(toJsonSchema(output as never)).includes('"csv"')
    })
    expect(exports.map(({ endpoint }) => endpoint)).toEqual(csvReads.map(({ endpoint }) => endpoint))
    const { rows: menus } = await owner.query('select id from hotel_menus where venue_id = 1 limit 1')
    for (const { endpoint } of exports) {
      const input = inputSchemasOf(contract).has(endpoint) ? inputFor(endpoint, () => menus[0].id) : undefined
      const sent = endpoint === 'kernel.activity.export' ? {} : input
      expect((await server.ask(endpoint, 'read', sent, { cookie: admin.cookie })).status, endpoint).toBe(200)
      expect(await entriesOf(endpoint), endpoint).toHaveLength(1)
    }
  })

  test('the app’s role can neither change nor delete entries, and only staff can read them', async () => {
    const { database } = server.kernel
    const attempt = (statement: string) =>
      database
        .inVenue(venueId, 'write', (db) => db.execute(sql.raw(statement)))
        .then(
          () => 'allowed',
          (error) => (error.cause as Error).message,
        )
    const refused = 'permission denied for table kernel_activity'
    for (const statement of [
      `update kernel_activity set actor_name = 'nobody'`,
      'delete from kernel_activity',
      'truncate kernel_activity',
    ])
      expect(await attempt(statement)).toBe(refused)
    expect(await attempt('select count(*) from kernel_activity')).toBe('allowed')
    const countAs = (kind: string) =>
      database.inVenue(venueId, 'read', async (db) => {
        await db.execute(sql`select set_config('casa.kind', ${kind}, true)`)
        return db.$count(activity)
      })
    expect([await countAs('visitor'), await countAs('guest'), await countAs('member')]).toEqual([0, 0, 0])
    expect(await countAs('staff')).toBeGreaterThan(100)
  })
})

test('every action of the log has a Spanish sentence, and its feature a name', () => {
  const actions = [...staffWrites, ...exports].map(({ endpoint }) => endpoint)
  expect(actions.filter((action) => !activityTexts.sentences[action])).toEqual([])
  const features = actions.map((action) => action.slice(0, action.lastIndexOf('.')))
  expect([...new Set(features)].filter((feature) => !activityTexts.areas[feature])).toEqual([])
})
