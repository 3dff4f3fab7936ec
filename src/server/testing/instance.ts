import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { account, run } from './processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with a new venue; tests that start servers copy it. */
    instance: string
  }
}

export default async (project: TestProject) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-first-'))
  const create = ['create', '--venue', 'Club', '--name', 'Ana', '--mail', account.mail, '--password', account.password]
  const { code, printed } = await run('src/server/admin.ts', create, { DATA_DIR: folder, DEMO: '0' })
  if (code !== 0) throw new Error(printed)
  project.provide('instance', folder)
  return () => rm(folder, { recursive: true, force: true })
}
