import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import pg, { type ClientConfig } from 'pg'
import pino from 'pino'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openKernel } from '../kernel/boot.ts'
import { readConfiguration } from '../kernel/configuration.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../kernel/db/embedded/embedded.ts'
import { ownerConfigFromUrl } from '../kernel/db/ownerConnection.ts'
import { prepareDatabase } from '../kernel/db/prepare.ts'
import { copyDataFolder } from './database.ts'
import { openDatabaseProxy } from './databaseProxy.ts'
import { openMachineSpeed } from './machine-speed.ts'

/** Promised limit in milliseconds, from the moment at which the database accepts writes. */
const recoversWithin = 2_000

const query = async (owner: ClientConfig, statement: string) => {
  const client = new pg.Client(owner)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

/** A primary and a standby that follows it, each behind a TCP port that can stop responding. */
const startPair = async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'casaclub-pair-'))
  const folders = [path.join(parent, 'a'), path.join(parent, 'b')] as const
  await copyDataFolder(inject('newDataFolder'), folders[0])
  const prepared = await startEmbeddedDatabase(folders[0])
  await prepareDatabase(prepared.owner)
  await prepared.stop()
  await copyDataFolder(folders[0], folders[1])
  const running: EmbeddedDatabase[] = []
  const start = async (folder: string) => {
    const database = await startEmbeddedDatabase(folder, { report: () => {} })
    running.push(database)
    return { database, network: await openDatabaseProxy(database.owner) }
  }
  const primary = await start(folders[0])
  const { user, host, port } = primary.database.owner
  await writeFile(path.join(folders[1], 'postgres/standby.signal'), '')
  const conninfo = `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`
  await writeFile(path.join(folders[1], 'postgres/postgresql.auto.conf'), conninfo)
  const standby = await start(folders[1])
  onTestFinished(async () => {
    for (const { network } of [primary, standby]) network.close()
    await Promise.all(running.map((database) => database.stop()))
    await rm(parent, { recursive: true, force: true })
  })
  const [one, other] = [standby, primary].map(({ network }) => `127.0.0.1:${network.owner.port}`)
  const url = `postgres://${user}@${one},${other}/${primary.database.owner.database}?target_session_attrs=read-write`
  return { primary, standby, url, folder: parent }
}

const openNode = async (url: string, folder: string) => {
  const configuration = readConfiguration({ DATA_DIR: folder, DATABASE_URL: url })
  const { kernel, hub, close } = await openKernel(ownerConfigFromUrl(url), configuration, pino({ level: 'silent' }))
  onTestFinished(close)
  let number = 0
  const write = () =>
    kernel.database.transaction('write', (db) =>
      db.execute(sql`insert into kernel_instance (name, value) values (${`write ${number++}`}, '1')`),
    )
  return { hub, write }
}

describe.skipIf(!process.env.LONG)(
  'failover: requests succeed within two seconds after another host accepts writes',
  () => {
    test.each(['stopped', 'silent'])('the primary is %s and the standby is promoted', async (kind) => {
      const { primary, standby, url, folder } = await startPair()
      const { hub, write } = await openNode(url, folder)
      await Promise.all(Array.from({ length: 8 }, write))
      const caughtUp = async () => {
        const { rows } = await query(
          standby.database.owner,
          `select count(*)::int as n from kernel_instance where name like 'write %'`,
        )
        return rows[0]?.n
      }
      await expect.poll(caughtUp).toBe(8)
      const over = new AbortController()
      const failures: unknown[] = []
      const writers = Array.from({ length: 4 }, async () => {
        while (!over.signal.aborted)
          await write().catch((error) => {
            failures.push(error)
            return new Promise((resolve) => setTimeout(resolve, 20))
          })
      })
      if (kind === 'silent') {
        primary.network.setSilent(true)
        primary.network.stopForwarding()
      } else await primary.database.stop()
      await query(standby.database.owner, 'select pg_promote(true)')
      const speed = openMachineSpeed()
      const promoted = performance.now()
      await expect
        .poll(
          () =>
            write().then(
              () => true,
              () => false,
            ),
          { interval: 20 },
        )
        .toBe(true)
      const recovered = performance.now() - promoted
      await expect.poll(() => hub.isDisconnected, { interval: 20 }).toBe(false)
      const hears = performance.now() - promoted
      over.abort()
      await Promise.all(writers)
      console.log(`${kind}: writes after ${recovered.toFixed(0)} ms, notifications after ${hears.toFixed(0)} ms`)
      expect(failures.length).toBeGreaterThan(0)
      expect(Math.max(recovered, hears)).toBeLessThan(await speed.allows(recoversWithin))
      expect(await write()).toBeDefined()
    })
  },
)
