import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { copyDataFolder, fastSettings } from '#server/testing/database.ts'
import { openKernel } from '../boot.ts'
import { readConfiguration } from '../configuration.ts'
import { OperatorError } from '../operatorError.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded.ts'
import { prepareDatabase } from './prepare.ts'

/** The message of the OperatorError that `start` must throw: one sentence on one line. */
export const operatorErrorOf = async (start: () => unknown) => {
  const thrown: unknown = await Promise.resolve()
    .then(start)
    .catch((error) => error)
  expect(thrown).toBeInstanceOf(OperatorError)
  const { message } = thrown as OperatorError
  expect(message).toMatch(/^[^\n]+\.$/)
  return message
}

/** The DATABASE_URL of a database that listens on a unix socket. */
export const databaseUrlOf = ({ user, host, database }: ClientConfig) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`

/**
 * Starts a database server for one test file. Roles belong to a whole server, so changing them would break other tests.
 */
export const startOwnDatabaseServer = () => {
  let parent: string
  let folder: string
  let prepared: Promise<ClientConfig> | undefined
  let server: EmbeddedDatabase
  beforeAll(async () => {
    parent = await mkdtemp(path.join(os.tmpdir(), 'casaclub-own-'))
    folder = path.join(parent, 'data')
    await copyDataFolder(inject('newDataFolder'), folder)
    server = await startEmbeddedDatabase(folder, { settings: fastSettings })
  })
  afterAll(async () => {
    await server.stop()
    await rm(parent, { recursive: true, force: true })
    prepared = undefined
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

  const create = async (options = 'template template0'): Promise<ClientConfig> => {
    const database = `test_${randomUUID().replaceAll('-', '')}`
    await query(`create database ${database} ${options}`)
    return { ...server.owner, database }
  }
  const createTemplate = async () => {
    const owner = await create()
    await prepareDatabase(owner)
    return owner
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
    create,
    /** Creates a database with this version's tables, as a copy of one that was migrated. */
    createPrepared: async () => {
      prepared ??= createTemplate()
      return create(`template ${(await prepared).database}`)
    },
    /** The DATABASE_URL of a database for a role. */
    urlOf: (connection: ClientConfig, user = server.owner.user) => databaseUrlOf({ ...connection, user }),
    /** Opens a kernel as a server's start does; the caller must close it. */
    open: (owner: ClientConfig) =>
      openKernel(owner, readConfiguration({ DATA_DIR: folder }), pino({ level: process.env.LOG_LEVEL ?? 'silent' })),
  }
}
