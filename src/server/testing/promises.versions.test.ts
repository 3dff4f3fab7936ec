import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { fillDemo } from '#demo/demo.ts'
import { landed, readMigrations } from '../kernel/db/migrations.ts'
import { fixtureOf } from './fixture.ts'
import { testServer } from './kit.ts'
import { standIns } from './stand-ins.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const versions = readdirSync(folder).map((file) => path.basename(file, '.sql'))

const connect = async (owner: pg.ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** All that makes a schema, as lines. */
const schemaOf = async (owner: pg.ClientConfig) => {
  const { rows } = await (await connect(owner)).query<{ line: string }>(`
    with ours as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select format('column %s.%s %s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        a.attgenerated, pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation) as line
      from pg_attribute a join ours c on c.oid = a.attrelid and c.relkind = 'r' left join pg_attrdef d on (adrelid, adnum) = (attrelid, attnum)
      where a.attnum > 0 and not a.attisdropped
    union all select format('table %s %s %s %s', relname, relrowsecurity, relforcerowsecurity, relacl) from ours where relkind = 'r'
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select format('index %s', pg_get_indexdef(oid)) from ours where relkind = 'i'
    union all select format('policy %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
    union all select format('function %s', pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select format('trigger %s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select format('label %s %s %s', enumtypid::regtype, enumsortorder, enumlabel) from pg_enum
    union all select format('migration %s %s', hash, created_at) from drizzle.__drizzle_migrations
    order by 1`)
  return rows.map(({ line }) => line)
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
      expect(await schemaOf(older.owner)).toEqual(await schemaOf(fresh.owner))
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
