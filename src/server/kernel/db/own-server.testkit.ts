import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { openKernel } from '../boot.ts'
import { readConfiguration } from '../configuration.ts'
import { Mendable } from '../mendable.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded/embedded.ts'

/** The message of the OperatorError that `start` must throw: one sentence on one line. */
export const refusalOf = async (start: () => unknown) => {
  const thrown: unknown = await Promise.resolve()
    .then(start)
    .catch((error) => error)
  expect(thrown).toBeInstanceOf(Mendable)
  const { message } = thrown as Mendable
  expect(message).toMatch(/^[^\n]+\.$/)
  return message
}

/** The DATABASE_URL of a database that listens on a unix socket. */
export const addressOf = ({ user, host, database }: ClientConfig) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`

/**
 * Starts a database server for one test file. Roles belong to a whole server, so changing them would break other tests.
 */
export const ownServer = () => {
  let folder: string
  let server: EmbeddedDatabase
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-own-'))
    server = await startEmbedded(folder)
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const query = async <Row extends pg.QueryResultRow>(statement: string, connection = server.owner) => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }

  return {
    /** Data folder of the server. */
    get folder() {
      return folder
    },
    get owner() {
      return server.owner
    },
    query,
    /** Creates a database; `options` follow its name in `create database`. */
    create: async (options = 'template template0'): Promise<ClientConfig> => {
      const database = `test_${randomUUID().replaceAll('-', '')}`
      await query(`create database ${database} ${options}`)
      return { ...server.owner, database }
    },
    /** The DATABASE_URL of a database for a role. */
    addressOf: (connection: ClientConfig, user = server.owner.user) => addressOf({ ...connection, user }),
    /** Opens a kernel as a server's start does; the caller must close it. */
    open: (owner: ClientConfig) =>
      openKernel(owner, readConfiguration({ DATA_DIR: folder }), pino({ level: process.env.LOG_LEVEL ?? 'silent' })),
  }
}
