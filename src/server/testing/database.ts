import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../kernel/db/embedded/embedded.ts'
import { prepareDatabase } from '../kernel/db/prepare.ts'
import { createMemoryFolder } from './memoryFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that every test file copies. */
    template: ClientConfig
    /** The data folder of a new database server that does not run. To copy it is faster than to create one. */
    newDataFolder: string
  }
}

/** Settings that save time and give up durability: tests of crashes start their own servers. */
export const fastSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // It would start a process for each of the many databases again and again.
  autovacuum: 'off',
  // Every worker has a pool of connections for the server that its test files share, and one for the server of its file.
  max_connections: 300,
  shared_buffers: '256MB',
}

/** Copies the data folder of a database server that does not run, with the owners of files: under root it runs as another user. */
export const copyDataFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** Starts one PostgreSQL for the whole test run. */
export default async (project: TestProject) => {
  const folder = createMemoryFolder('casaclub-test-')
  const [newDataFolder, dataFolder] = [path.join(folder, 'new'), path.join(folder, 'data')]
  await (await startEmbeddedDatabase(newDataFolder)).stop()
  project.provide('newDataFolder', newDataFolder)
  await copyDataFolder(newDataFolder, dataFolder)
  const database = await startEmbeddedDatabase(dataFolder, { settings: fastSettings })
  await prepareDatabase(database.owner)
  project.provide('template', database.owner)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
