import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which the first test that starts a server creates the data folder that the others copy. */
    instance: string
  }
}

export default async (project: TestProject) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-first-'))
  project.provide('instance', folder)
  return () => rm(folder, { recursive: true, force: true })
}
