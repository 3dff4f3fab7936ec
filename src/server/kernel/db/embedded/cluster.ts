import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { PostgresProgramPaths } from './binaries.ts'
import { DatabaseDidNotStart } from './failures.ts'
import type { DataFolder } from './folder.ts'
import { allowTraversal, changeOwner, type RunAs } from './privileges.ts'
import { hasProcess, postgresEnvironment } from './processes.ts'

export const OWNER_ROLE = 'casaclub'

const unfinishedName = /^postgres\.new-(\d+)-/
/** Temporary folders in which this process creates a cluster at the moment. */
const unfinished = new Set<string>()

/** Removes unfinished clusters of killed apps. The pid in the folder's name shows whether its app still runs. */
const removeUnfinished = async ({ root }: DataFolder) => {
  for (const name of await readdir(root)) {
    const pid = Number(unfinishedName.exec(name)?.[1])
    if (!pid) continue
    const path = join(root, name)
    // In containers every app may have the same pid, so a folder with this process's pid may be of another app.
    const isInUse = pid === process.pid ? unfinished.has(path) : hasProcess(pid)
    // Removing fails while an initdb that outlived its app still writes; the next start removes the rest.
    if (!isInUse) await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

const initialise = async (cluster: string, { initdb }: PostgresProgramPaths, { prefix, ids }: RunAs) => {
  const [command = '', ...args] = [
    ...prefix,
    initdb,
    `--pgdata=${cluster}`,
    `--username=${OWNER_ROLE}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=es',
    '--data-checksums',
    // No password is needed: the socket is in a folder with mode 0700.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]
  const child = spawn(command, args, { ...ids, env: postgresEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'close').catch((error: Error) => [error.message])
  const [stderr, [outcome]] = await Promise.all([text(child.stderr), exited])
  if (outcome === 0) return
  if (stderr.includes('No space left on device'))
    throw new DatabaseDidNotStart(
      `The disk is full, so no database could be created in ${dirname(cluster)}: free space there, or set another DATA_DIR.`,
    )
  throw new DatabaseDidNotStart(`The database could not be created in ${cluster}.`, stderr || outcome)
}

export const hasCluster = (cluster: string) =>
  access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** Creates the cluster in a temporary folder and renames that, so that a cluster is either complete or missing. */
export const createCluster = async (folder: DataFolder, binaries: PostgresProgramPaths, runAs: RunAs) => {
  await removeUnfinished(folder)
  if (await hasCluster(folder.cluster)) return
  const temporary = await mkdtemp(join(folder.root, `postgres.new-${process.pid}-`))
  unfinished.add(temporary)
  try {
    await allowTraversal(runAs, folder.root)
    await changeOwner(runAs, temporary)
    await initialise(temporary, binaries, runAs)
    await moveIntoPlace(temporary, folder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
    unfinished.delete(temporary)
  }
}

const moveIntoPlace = async (temporary: string, { root, cluster }: DataFolder) => {
  try {
    await rename(temporary, cluster)
  } catch (error) {
    // Another app that started at the same time has created the same cluster first.
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return
    throw error
  }
  const parent = await open(root)
  await parent.sync().finally(() => parent.close())
}
