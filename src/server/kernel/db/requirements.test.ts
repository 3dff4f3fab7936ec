import net, { type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ownerAt } from './address.ts'
import { ownServer, refusalOf } from './own-server.testkit.ts'
import { prepare } from './prepare.ts'

const server = ownServer()

const stopsAt = (address: string) => refusalOf(() => prepare(ownerAt(address)))

describe('a wrong DATABASE_URL is named in one sentence', () => {
  test('a host that nobody knows, a port where nobody listens, a socket that is not there', async () => {
    expect(await stopsAt('postgres://ana@nowhere.invalid/club')).toContain("the host 'nowhere.invalid' is unknown")
    expect(await stopsAt('postgres://ana@127.0.0.1:1/club')).toContain('nobody listens at 127.0.0.1 on port 1')
    expect(await stopsAt('postgres://ana@localhost/club?host=/nowhere')).toContain('nobody listens at /nowhere')
  })

  test('a database or a role that is not there, and a certificate that is not there', async () => {
    expect(await stopsAt(server.addressOf({ ...server.owner, database: 'none' }))).toContain(
      `make it with 'create database "none" encoding utf8 template template0'`,
    )
    expect(await stopsAt(server.addressOf(server.owner, 'nobody'))).toContain(`'role "nobody" does not exist'`)
    expect(await stopsAt('postgres://ana@localhost/club?sslmode=verify-full&sslrootcert=/none')).toContain('/none')
  })

  test('a wrong password, without showing it', async () => {
    const strict = net.createServer((socket) => {
      const fields = 'SFATAL\0C28P01\0Mpassword authentication failed\0\0'
      socket
        .on('error', () => {})
        .once('data', () => {
          const head = Buffer.from('E0000')
          head.writeInt32BE(4 + fields.length, 1)
          socket.end(Buffer.concat([head, Buffer.from(fields)]))
        })
    })
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve))
    const { port } = strict.address() as AddressInfo
    const sentence = await stopsAt(`postgres://ana:geheim@127.0.0.1:${port}/club`)
    expect(sentence).toContain("the password of the role 'ana' is wrong")
    expect(sentence).not.toContain('geheim')
    strict.close()
  })
})

test('a database that cannot hold every name is refused before anything is made in it', async () => {
  const owner = await server.create(`encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`)
  expect(await stopsAt(server.addressOf(owner))).toContain('holds SQL_ASCII')
  expect(await server.query(`select from pg_namespace where nspname = 'drizzle'`, owner)).toEqual([])
})

describe('what the role that logs in needs', () => {
  /** Runs what a sentence says that an administrator must run. */
  const obey = (sentence: string, owner = server.owner) =>
    server.query(/'((?:create role|grant|alter) [^']+)'/.exec(sentence)?.[1] ?? 'no statement', owner)
  const withoutAppRole = async () => {
    for (const { name } of await server.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'test_%'`,
    ))
      await server.query(`drop database ${name}`)
    await server.query('drop role if exists casa_app')
  }
  const worksAsApp = async (address: string) => {
    const running = await server.open(ownerAt(address))
    const { rows } = await running.kernel.database.transaction('read', (db) =>
      db.execute('select current_user as name'),
    )
    await running.close()
    return rows[0]?.name === 'casa_app'
  }

  test('it owns the database; and may make roles, or an administrator has made ours and granted it', async () => {
    await withoutAppRole()
    await server.query('create role plain login')
    const address = server.addressOf(await server.create('owner plain template template0'), 'plain')
    const sentence = await stopsAt(address)
    expect(sentence).toContain("role 'plain' lacks a right (permission denied to create role)")
    await obey(sentence)
    expect(await worksAsApp(address)).toBe(true)
  })

  test('with CREATEROLE it does all by itself', async () => {
    await withoutAppRole()
    await server.query('create role maker login createrole')
    const address = server.addressOf(await server.create('owner maker template template0'), 'maker')
    expect(await worksAsApp(address)).toBe(true)
  })

  test('a role of ours that was not granted is named', async () => {
    await withoutAppRole()
    await server.query('create role other login; create role casa_app nologin')
    const address = server.addressOf(await server.create('owner other template template0'), 'other')
    const sentence = await stopsAt(address)
    expect(sentence).toContain(`'grant casa_app to "other"'`)
    await obey(sentence)
    expect(await worksAsApp(address)).toBe(true)
  })

  test('a database of somebody else is named', async () => {
    await server.query('create role guest login createrole')
    const address = server.addressOf(await server.create(), 'guest')
    expect(await stopsAt(address)).toContain("role 'guest' lacks a right (permission denied for database")
  })
})
