import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../kernel/db/embedded/embedded.ts'
import { prepareDatabase } from '../kernel/db/prepare.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that every test file copies. */
    template: ClientConfig
  }
}

/** PostgreSQL runs without fsync, because tests of crashes start their own servers. */
const hurry = async (owner: ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query('alter system set synchronous_commit = off')
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** Starts one PostgreSQL for the whole test run. */
export default async (project: TestProject) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-test-'))
  const database = await startEmbeddedDatabase(folder)
  await hurry(database.owner)
  await prepareDatabase(database.owner)
  project.provide('template', database.owner)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
