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

/** The one sentence with which a start stops. */
export const refusalOf = async (start: () => unknown) => {
  const refused: unknown = await Promise.resolve()
    .then(start)
    .catch((error) => error)
  expect(refused).toBeInstanceOf(Mendable)
  const { message } = refused as Mendable
  expect(message).toMatch(/^[^\n]+\.$/)
  return message
}

/** A database behind a socket, as DATABASE_URL says it. */
export const addressOf = ({ user, host, database }: ClientConfig) =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`

/** A database server for one test file alone: roles belong to the whole server, so changing them disturbs others. */
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

  const query = async <Row extends pg.QueryResultRow>(statement: string, where = server.owner) => {
    const client = new pg.Client(where)
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }

  return {
    /** The data folder that the server runs in. */
    get folder() {
      return folder
    },
    get owner() {
      return server.owner
    },
    query,
    /** A new database; `like` says how it is made. */
    create: async (like = 'template template0'): Promise<ClientConfig> => {
      const database = `test_${randomUUID().replaceAll('-', '')}`
      await query(`create database ${database} ${like}`)
      return { ...server.owner, database }
    },
    /** The address of a database, for somebody who logs in. */
    addressOf: (where: ClientConfig, user = server.owner.user) => addressOf({ ...where, user }),
    /** Opens all that a server shares, as a start does; whoever calls closes it. */
    open: (owner: ClientConfig) =>
      openKernel(owner, readConfiguration({ DATA_DIR: folder }), pino({ level: process.env.LOG_LEVEL ?? 'silent' })),
  }
}
