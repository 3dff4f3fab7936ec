import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { posts } from '../club/posts/posts.table.ts'
import { operatorErrorOf, startOwnDatabaseServer } from '../kernel/db/own-server.testkit.ts'
import { ownerConfigFromUrl } from '../kernel/db/ownerConnection.ts'
import { prepareDatabase } from '../kernel/db/prepare.ts'
import { OperatorError } from '../kernel/operatorError.ts'
import { createVenue } from '../kernel/venues/venues.queries.ts'
import { openPooler } from './databaseProxy.ts'

const server = startOwnDatabaseServer()
let address: string

beforeAll(async () => {
  address = server.urlOf(server.owner)
  await prepareDatabase(server.owner)
})

/** Creates two venues with a post each and returns what the second one reads. */
const seenByTheSecond = async (where: string) => {
  const { kernel, close } = await server.open(ownerConfigFromUrl(where))
  try {
    const { database } = kernel
    const post = async (venueId: number) =>
      database.inVenue(venueId, 'write', (db) =>
        db.insert(posts).values({ venueId, id: crypto.randomUUID(), kind: 'news', title: '', description: '' }),
      )
    const open = () => database.transaction('write', (db) => createVenue(db, { name: 'Club' }))
    const [first, second] = [await open(), await open()]
    await post(first)
    await post(second)
    const { rows } = await database.transaction('read', (db) => db.execute('show statement_timeout'))
    expect(rows[0]?.statement_timeout).not.toBe('300ms')
    const seen = await database.inVenue(second, 'read', (db) => db.select({ venueId: posts.venueId }).from(posts))
    return seen.filter(({ venueId }) => venueId !== second)
  } finally {
    await close()
  }
}

const stopsAt = (where: string) => operatorErrorOf(() => server.open(ownerConfigFromUrl(where)))

describe('database role limits: the role of requests cannot bypass row-level security', () => {
  test('a DATABASE_URL with session settings is refused with one sentence', async () => {
    for (const setting of [
      'options=-c%20role%3Dcasaclub',
      'role=casaclub',
      'statement_timeout=0',
      'application_name=x',
    ])
      expect(await stopsAt(`${address}&${setting}`)).toContain(`DATABASE_URL says '${setting.split('=')[0]}'`)
  })

  describe('settings of a login, a database or the environment have no effect', () => {
    // The timeout is long enough for the statements with which a new connection replaces it, also on a busy machine.
    const settings = ['role = casaclub', 'search_path = elsewhere', 'row_security = off', 'statement_timeout = 300']
    afterEach(() => {
      delete process.env.PGOPTIONS
    })

    test('a superuser login with its own settings', async () => {
      await server.query('create schema if not exists elsewhere; create role boss login superuser')
      for (const setting of settings) await server.query(`alter role boss set ${setting}`)
      expect(await seenByTheSecond(server.urlOf(server.owner, 'boss'))).toEqual([])
    })

    test('environment variables of PostgreSQL', async () => {
      process.env.PGOPTIONS = settings
        .slice(0, 3)
        .map((setting) => `-c ${setting.replaceAll(' ', '')}`)
        .join(' ')
      expect(await seenByTheSecond(address)).toEqual([])
    })

    test('a database with its own search_path: tables are created in the protected schema', async () => {
      const owner = await server.create()
      await server.query(`create schema elsewhere; alter database ${owner.database} set search_path = elsewhere`, owner)
      expect(await seenByTheSecond(server.urlOf(owner))).toEqual([])
      const made = await server.query(`select from pg_class where relnamespace = 'elsewhere'::regnamespace`, owner)
      expect(made).toEqual([])
    })
  })

  test.for([
    ['alter role casa_app superuser', 'is a superuser'],
    ['alter role casa_app bypassrls', 'has BYPASSRLS'],
    ['alter role casa_app createrole', 'has CREATEROLE'],
    ['grant pg_write_server_files to casa_app', 'is a member of pg_write_server_files'],
    ['alter table club_posts owner to casa_app', 'owns table club_posts'],
  ] as const)(
    'the server does not start after %s, and starts again once what it says is done',
    async ([statement, danger]) => {
      await server.query(statement)
      const sentence = await stopsAt(address)
      expect(sentence).toContain(`The database role casa_app ${danger}, so it could see every venue`)
      await server.query(/must run '(.*)'\.$/.exec(sentence)?.[1] ?? '')
      expect(await seenByTheSecond(address)).toEqual([])
    },
  )

  test('a running server opens no connection while its role could read every venue', async () => {
    const running = await server.open(ownerConfigFromUrl(address))
    const ask = () => running.kernel.database.transaction('read', async () => true)
    await server.query('alter role casa_app bypassrls')
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'casaclub'`)
    await expect.poll(() => ask().catch((error) => error)).toBeInstanceOf(OperatorError)
    await server.query('alter role casa_app nobypassrls')
    await expect.poll(() => ask().catch(() => false), { timeout: 60_000 }).toBe(true)
    await running.close()
  })

  describe('the login of requests', () => {
    const asRequest = async <Row extends Record<string, unknown>>(statement: string) => {
      const running = await server.open(ownerConfigFromUrl(address))
      try {
        return (await running.kernel.database.transaction('read', (db) => db.execute<Row>(statement))).rows
      } finally {
        await running.close()
      }
    }
    const loginOfRequests = async () =>
      (
        await asRequest<{ name: string; bypasses: boolean }>(
          `select rolname as name, rolsuper or rolbypassrls or rolcreaterole as bypasses from pg_roles
         where rolname = session_user`,
        )
      )[0]

    test('is no superuser, and leaving the role of requests gives it no right to any table', async () => {
      expect(await loginOfRequests()).toMatchObject({ name: expect.stringMatching(/^casa_login_/), bypasses: false })
      for (const statement of ['reset role', 'set role none', 'reset session authorization'])
        await expect(asRequest(`${statement}; select from club_posts`), statement).rejects.toMatchObject({
          cause: { code: '42501' },
        })
      await expect(asRequest('set role casaclub')).rejects.toMatchObject({ cause: { code: '42501' } })
    })

    test('stays the same at the next start, which changes no role', async () => {
      const rolesOfServer = () => server.query('select rolname, rolpassword from pg_authid order by 1')
      const login = await loginOfRequests()
      const before = await rolesOfServer()
      expect(await loginOfRequests()).toEqual(login)
      expect(await rolesOfServer()).toEqual(before)
    })

    test('with a right to more stops the start, which works again once what it says is done', async () => {
      const name = (await loginOfRequests())?.name
      for (const statement of [`alter role ${name} bypassrls`, `grant casaclub to ${name}`]) {
        await server.query(statement)
        const sentence = await stopsAt(address)
        expect(sentence).toContain(`The database role ${name}, the login of requests,`)
        await server.query(/must run '(.*)'\.$/.exec(sentence)?.[1] ?? '')
        expect(await seenByTheSecond(address)).toEqual([])
      }
    })
  })

  test('the server works behind a pooler in session mode and refuses to start behind one in transaction mode', async () => {
    const keeping = await openPooler(server.owner, 'session')
    expect(await seenByTheSecond(keeping.url)).toEqual([])
    keeping.close()
    const mixing = await openPooler(server.owner, 'transaction')
    expect(await stopsAt(mixing.url)).toContain('set it to session mode')
    mixing.close()
  })
})
