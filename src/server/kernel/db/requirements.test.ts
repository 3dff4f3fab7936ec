import net, { type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { operatorErrorOf, startOwnDatabaseServer } from './own-server.testkit.ts'
import { ownerConfigFromUrl } from './ownerConnection.ts'
import { prepareDatabase } from './prepare.ts'

const server = startOwnDatabaseServer()

const startErrorOf = (databaseUrl: string) => operatorErrorOf(() => prepareDatabase(ownerConfigFromUrl(databaseUrl)))

describe('the start error of a wrong DATABASE_URL is one sentence', () => {
  test('it names an unknown host, a port without a listener and a missing socket', async () => {
    expect(await startErrorOf('postgres://ana@nowhere.invalid/club')).toContain("the host 'nowhere.invalid' is unknown")
    expect(await startErrorOf('postgres://ana@127.0.0.1:1/club')).toContain('nobody listens at 127.0.0.1 on port 1')
    expect(await startErrorOf('postgres://ana@localhost/club?host=/nowhere')).toContain('nobody listens at /nowhere')
  })

  test('it names a missing database, role or certificate', async () => {
    expect(await startErrorOf(server.urlOf({ ...server.owner, database: 'none' }))).toContain(
      `create it with 'create database "none" encoding utf8 template template0'`,
    )
    expect(await startErrorOf(server.urlOf(server.owner, 'nobody'))).toContain(`'role "nobody" does not exist'`)
    expect(await startErrorOf('postgres://ana@localhost/club?sslmode=verify-full&sslrootcert=/none')).toContain('/none')
  })

  test('it names the role of a wrong password and does not contain the password', async () => {
    const rejecting = net.createServer((socket) => {
      const fields = 'SFATAL\0C28P01\0Mpassword authentication failed\0\0'
      socket
        .on('error', () => {})
        .once('data', () => {
          const head = Buffer.from('E0000')
          head.writeInt32BE(4 + fields.length, 1)
          socket.end(Buffer.concat([head, Buffer.from(fields)]))
        })
    })
    await new Promise<void>((resolve) => rejecting.listen(0, '127.0.0.1', resolve))
    const { port } = rejecting.address() as AddressInfo
    const sentence = await startErrorOf(`postgres://ana:geheim@127.0.0.1:${port}/club`)
    expect(sentence).toContain("the password of the role 'ana' is wrong")
    expect(sentence).not.toContain('geheim')
    rejecting.close()
  })
})

test('a database whose encoding is not UTF8 is refused before anything is created in it', async () => {
  const owner = await server.create(`encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`)
  expect(await startErrorOf(server.urlOf(owner))).toContain('has the encoding SQL_ASCII')
  expect(await server.query(`select from pg_namespace where nspname = 'drizzle'`, owner)).toEqual([])
})

describe('rights of the database role that logs in', () => {
  /** Runs the statement that the error message tells an administrator to run. */
  const runAdvice = (sentence: string, owner = server.owner) =>
    server.query(/'((?:create role|grant|alter) [^']+)'/.exec(sentence)?.[1] ?? 'no statement', owner)
  const dropAppRole = async () => {
    for (const { name } of await server.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'test_%'`,
    ))
      await server.query(`drop database ${name}`)
    await server.query('drop role if exists casa_app')
  }
  /** The login of requests, which must have the role of requests. */
  const loginOfRequests = async (databaseUrl: string) => {
    const running = await server.open(ownerConfigFromUrl(databaseUrl))
    const { rows } = await running.kernel.database.transaction('read', (db) =>
      db.execute<{ role: string; login: string }>('select current_user as role, session_user as login'),
    )
    await running.close()
    expect(rows[0]?.role).toBe('casa_app')
    return rows[0]?.login
  }

  test('a role that owns the database but lacks CREATEROLE can start after an administrator has run the advised statement', async () => {
    await dropAppRole()
    await server.query('create role plain login')
    const databaseUrl = server.urlOf(await server.create('owner plain template template0'), 'plain')
    const sentence = await startErrorOf(databaseUrl)
    expect(sentence).toContain("role 'plain' lacks a right (permission denied to create role)")
    await runAdvice(sentence)
    // Without CREATEROLE there is no login for requests: the owner's login takes the role of requests.
    expect(await loginOfRequests(databaseUrl)).toBe('plain')
    await server.query('alter role "plain" createrole; grant casa_app to "plain" with admin option')
    expect(await loginOfRequests(databaseUrl)).toMatch(/^casa_login_/)
  })

  test.runIf(process.env.LONG)(
    'a role that owns the database and has CREATEROLE can start without an administrator',
    async () => {
      await dropAppRole()
      await server.query('create role maker login createrole')
      const databaseUrl = server.urlOf(await server.create('owner maker template template0'), 'maker')
      expect(await loginOfRequests(databaseUrl)).toMatch(/^casa_login_/)
    },
  )

  test.runIf(process.env.LONG)(
    'the error advises to grant casa_app if the role exists but is not granted',
    async () => {
      await dropAppRole()
      await server.query('create role other login; create role casa_app nologin')
      const databaseUrl = server.urlOf(await server.create('owner other template template0'), 'other')
      const sentence = await startErrorOf(databaseUrl)
      expect(sentence).toContain(`'grant casa_app to "other"'`)
      await runAdvice(sentence)
      expect(await loginOfRequests(databaseUrl)).toBe('other')
    },
  )

  test('the error names the missing right if another role owns the database', async () => {
    await server.query('create role guest login createrole')
    const databaseUrl = server.urlOf(await server.create(), 'guest')
    expect(await startErrorOf(databaseUrl)).toContain("role 'guest' lacks a right (permission denied for database")
  })
})
