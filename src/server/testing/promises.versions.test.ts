import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { fillDemo } from '#demo/demo.ts'
import { landed, readMigrations } from '../kernel/db/migrations.ts'
import { fixtureOf } from './fixture.ts'
import { testServer } from './kit.ts'
import { schemaOf } from './schema.ts'
import { standIns } from './stand-ins.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const versions = readdirSync(folder).map((file) => path.basename(file, '.sql'))

const connect = async (owner: pg.ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describe('promise 24: an older version’s data opens in the newer one', () => {
  const fresh = testServer()

  test('the newest version has left its data here', async () => {
    const newest = readMigrations(landed).at(-1)?.name ?? ''
    const file = path.join(folder, `${newest}.sql`)
    if (existsSync(file)) return
    await fillDemo(fresh.kernel, standIns)
    await expect(await fixtureOf(await connect(fresh.owner))).toMatchFileSnapshot(file)
  })

  describe.for(versions)('%s', (version) => {
    const file = path.join(folder, `${version}.sql`)
    const older = testServer({ data: file })

    test('has then the schema of a new database', async () => {
      expect(await schemaOf(await connect(older.owner))).toEqual(await schemaOf(await connect(fresh.owner)))
    })

    test('has all its rows, and they are served', async () => {
      const client = await connect(older.owner)
      const left = new Map<string, number>()
      for (const [, table = ''] of readFileSync(file, 'utf8').matchAll(/^insert into (\w+) /gm))
        left.set(table, (left.get(table) ?? 0) + 1)
      expect(left.size).toBeGreaterThan(20)
      // They live for minutes, or until a file is asked for again.
      for (const brief of ['club_pairings', 'kernel_assets']) left.delete(brief)
      for (const [table, count] of left) {
        const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
        expect(rows[0]?.n, table).toBeGreaterThanOrEqual(count)
      }
      const account = { mail: 'admin@hotel2.test', password: 'demo-admin-2' }
      const signedIn = await older.ask(api.kernel.identity.signIn.endpoint, 'write', account)
      const call = older.calling(signedIn.headers.getSetCookie()[0]?.split(';')[0])
      const { people } = await call(api.club.people.list, {})
      const { rows: own } = await client.query<{ n: number }>(
        'select count(*)::int as n from club_people where venue_id = 2',
      )
      expect(people).toHaveLength(own[0]?.n ?? 0)
      const searched = await call(api.club.people.list, { search: people[0]?.lastName ?? '' })
      expect(searched.people.map(({ id }) => id)).toContain(people[0]?.id)
    })
  })
})
