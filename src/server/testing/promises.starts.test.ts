import { randomUUID } from 'node:crypto'
import pg from 'pg'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { openKernel } from '../kernel/boot.ts'
import { createMigrationsFolder } from '../kernel/db/migrations.testkit.ts'
import { migrationsFolder } from '../kernel/db/migrations.ts'
import { prepareDatabase } from '../kernel/db/prepare.ts'
import { testServer } from './kit.ts'

const server = testServer()
const log = pino({ level: 'fatal' })
const starts = process.env.LONG ? 100 : 3

/** Writes and reads several tables continuously during `work`; returns all response statuses. */
const underLoad = async (work: () => Promise<unknown>) => {
  const { cookie } = await (await server.openVenue()).as('admin')
  const statuses: number[] = []
  let over = false
  const busy = async () => {
    while (!over) {
      const id = randomUUID()
      const person = { id, firstName: 'Ana', lastName: 'Ruiz', numberSocio: id.slice(0, 12) }
      const post = { id, kind: 'news', title: id, description: id, photoId: null }
      for (const [endpoint, kind, input] of [
        ['club.people.create', 'write', { ...person, mail: null, phone: null, contactSince: null, comments: '' }],
        ['club.posts.create', 'write', post],
        ['club.people.list', 'read', {}],
      ] as const)
        statuses.push((await server.ask(endpoint, kind, input, { cookie })).status)
    }
  }
  const load = Array.from({ length: 4 }, busy)
  const enough = (before: number) =>
    expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
  await enough(0)
  await work().finally(async () => {
    await enough(statuses.length)
    over = true
  })
  await Promise.all(load)
  return statuses
}

describe('undisturbed start: starting, migrating and stopping a node does not disturb the others', () => {
  test(`during ${starts} starts of another node under load no request and no start fails`, async () => {
    const statuses = await underLoad(async () => {
      for (let start = 0; start < starts; start++) {
        const other = await openKernel(server.owner, server.kernel.configuration, log)
        await other.close()
      }
    })
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  }, 300_000)

  test('a start without changes takes no locks, even while another node has a long transaction', async () => {
    const writing = new pg.Client(server.owner)
    await writing.connect()
    await writing.query(`begin; do $$ declare name regclass; begin
      for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('lock table %s in row exclusive mode', name);
      end loop; end $$`)
    const other = await openKernel(server.owner, server.kernel.configuration, log)
    await other.close()
    await writing.end()
  })

  test('a migration under load waits for its lock, and no request fails', async () => {
    const folder = await createMigrationsFolder(migrationsFolder, {
      '9999_wider': 'alter table club_people add column extra text; alter table club_posts add column extra text;',
    })
    const statuses = await underLoad(() => prepareDatabase(server.owner, { folder }))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })
})
