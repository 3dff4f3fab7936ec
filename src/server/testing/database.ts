import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../kernel/db/embedded/embedded.ts'
import { prepare } from '../kernel/db/prepare.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that every test file copies. */
    template: ClientConfig
  }
}

/** One real PostgreSQL for the whole run. */
export default async (project: TestProject) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-test-'))
  const database = await startEmbedded(folder)
  await prepare(database.owner)
  project.provide('template', database.owner)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
