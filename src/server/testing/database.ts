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

/** Settings that save time and give up durability: tests of crashes start their own servers. */
const fastSettings = ['fsync = off', 'full_page_writes = off', 'synchronous_commit = off']

const applyFastSettings = async (owner: ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  for (const setting of fastSettings) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** Starts one PostgreSQL for the whole test run. */
export default async (project: TestProject) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-test-'))
  const database = await startEmbeddedDatabase(folder)
  await applyFastSettings(database.owner)
  await prepareDatabase(database.owner)
  project.provide('template', database.owner)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
