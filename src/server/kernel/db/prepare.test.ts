import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMigrationsFolder } from './migrations.testkit.ts'
import { migrationsFolder, readMigrations } from './migrations.ts'
import { operatorErrorOf, startOwnDatabaseServer } from './own-server.testkit.ts'
import { prepareDatabase } from './prepare.ts'

const server = startOwnDatabaseServer()

const openTransaction = async (owner: ClientConfig, statement: string) => {
  const client = new pg.Client(owner)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`begin; ${statement}`)
  return client
}
const hasTable = async (owner: ClientConfig, name: string) =>
  (await server.query<{ found: boolean }>(`select to_regclass('${name}') is not null as found`, owner))[0]?.found

describe('migrations', () => {
  test('a migration that was changed after it was applied stops the start', async () => {
    const newest = readMigrations(migrationsFolder).at(-1)?.name ?? ''
    const text = await readFile(path.join(migrationsFolder, `${newest}.sql`), 'utf8')
    const folder = await createMigrationsFolder(migrationsFolder, {
      [newest]: `${text}\n-- comment of a later commit`,
    })
    const owner = await server.createPrepared()
    expect(await operatorErrorOf(() => prepareDatabase(owner, { folder }))).toContain(
      `made with another ${newest} than this program has`,
    )
  })

  test('a database with migrations of a newer version stops the start and is not changed', async () => {
    const newer = await createMigrationsFolder(migrationsFolder, {
      '9999_newer': 'create table newer (venue_id integer)',
    })
    const owner = await server.createPrepared()
    await server.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)`, owner)
    expect(await operatorErrorOf(() => prepareDatabase(owner))).toContain('belongs to a newer version')
    expect(await operatorErrorOf(() => prepareDatabase(owner, { folder: newer }))).toContain('another 9999_newer')
    expect(await hasTable(owner, 'newer')).toBe(false)
  })

  test('a command beside a running server applies no migrations and stops if some are pending', async () => {
    const folder = await createMigrationsFolder(migrationsFolder, {
      '9999_pending': 'create table pending (n integer)',
    })
    const owner = await server.createPrepared()
    const check = () => prepareDatabase(owner, { folder, checkOnly: true })
    expect(await operatorErrorOf(check)).toContain('is of another version')
    expect(await hasTable(owner, 'pending')).toBe(false)
    await prepareDatabase(owner, { checkOnly: true })
  })

  test('nodes that start at once on an empty database apply each migration once', async () => {
    const owner = await server.create()
    await Promise.all([prepareDatabase(owner), prepareDatabase(owner), prepareDatabase(owner)])
    const [applied] = await server.query<{ n: number }>(
      'select count(*)::int as n from drizzle.__drizzle_migrations',
      owner,
    )
    expect(applied?.n).toBe(readMigrations(migrationsFolder).length)
  })

  test('a migration whose connection breaks is rolled back, and the next start applies it', async () => {
    const owner = await server.createPrepared()
    const text = 'create table first (venue_id integer); select pg_sleep(60)'
    const slow = prepareDatabase(owner, {
      folder: await createMigrationsFolder(migrationsFolder, { '9999_slow': text }),
    })
    const failed = expect(slow).rejects.toThrow()
    const sleeping = `select pg_terminate_backend(pid) as ended from pg_stat_activity where wait_event = 'PgSleep'`
    await expect.poll(() => server.query<{ ended: boolean }>(sleeping), { timeout: 60_000 }).toHaveLength(1)
    await failed
    expect(await hasTable(owner, 'first')).toBe(false)
    await prepareDatabase(owner, {
      folder: await createMigrationsFolder(migrationsFolder, { '9999_quick': 'create table second (n integer)' }),
    })
    expect(await hasTable(owner, 'second')).toBe(true)
  })

  test('a migration that waits for a table lock does not block readers and is applied when the lock is free', async () => {
    const owner = await server.createPrepared()
    const reading = await openTransaction(owner, 'select from club_posts')
    const folder = await createMigrationsFolder(migrationsFolder, {
      '9999_wider': 'alter table club_posts add column extra text',
    })
    let done = false
    const preparing = prepareDatabase(owner, { folder }).then(() => {
      done = true
    })
    const waiting = `select from pg_stat_activity where application_name = 'casaclub start' and wait_event_type = 'Lock'`
    await expect.poll(() => server.query(waiting), { timeout: 60_000, interval: 10 }).toHaveLength(1)
    for (let reader = 0; reader < 5; reader++) {
      await server.query(`set statement_timeout = '5s'; select from club_posts`, owner)
      await sleep(100)
    }
    expect(done).toBe(false)
    await reading.query('rollback')
    await preparing
  })
})

describe('row-level security and grants', () => {
  test('are restored by the next start if somebody has removed them', async () => {
    const owner = await server.createPrepared()
    const state = `select relname, relrowsecurity, relforcerowsecurity, relacl::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
    const before = await server.query(state, owner)
    await server.query(
      `alter table club_people disable row level security; alter table club_bags no force row level security;
      revoke insert on club_posts from casa_app; revoke select on kernel_instance from casa_app`,
      owner,
    )
    expect(await server.query(state, owner)).not.toEqual(before)
    await prepareDatabase(owner)
    expect(await server.query(state, owner)).toEqual(before)
  })

  test('a table with a venue_id and without an of_venue policy stops the start', async () => {
    const folder = await createMigrationsFolder(migrationsFolder, {
      '9999_bare': 'create table bare (venue_id integer)',
    })
    const owner = await server.create()
    expect(await operatorErrorOf(() => prepareDatabase(owner, { folder }))).toContain(
      'Table bare has a venue_id but no of_venue policy',
    )
    expect(await hasTable(owner, 'kernel_venues'), 'all migrations are rolled back').toBe(false)
  })

  test('a table without venue_id, or a view, that casa_app may read stops the start unless it is in tablesWithoutVenue', async () => {
    for (const object of ['table loose (n integer)', 'view loose as select * from club_people']) {
      const text = `create ${object}; grant select on loose to casa_app`
      const folder = await createMigrationsFolder(migrationsFolder, { '9999_loose': text })
      expect(await operatorErrorOf(async () => prepareDatabase(await server.createPrepared(), { folder }))).toContain(
        'Table loose has no venue_id',
      )
    }
  })
})
