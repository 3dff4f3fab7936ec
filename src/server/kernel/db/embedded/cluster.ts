import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from './binaries.ts'
import { DatabaseDidNotStart } from './failures.ts'
import type { Folder } from './folder.ts'
import { giveTo, letThrough, type RunAs } from './privileges.ts'
import { cleanEnvironment, hasProcess } from './processes.ts'

export const OWNER = 'casaclub'

const halfMade = /^postgres\.new-(\d+)-/
const making = new Set<string>()

/** Removes what killed apps left half-made. The pid in the name tells which ones are still being made. */
const removeHalfMade = async ({ root }: Folder) => {
  for (const name of await readdir(root)) {
    const pid = Number(halfMade.exec(name)?.[1])
    if (!pid) continue
    const path = join(root, name)
    // In a container every app may have the same pid, so our own proves nothing.
    const inTheMaking = pid === process.pid ? making.has(path) : hasProcess(pid)
    // An initdb that outlived its app may still be writing: then the next start removes the rest.
    if (!inTheMaking) await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

const initialise = async (cluster: string, { initdb }: Binaries, { prefix, ids }: RunAs) => {
  const [command = '', ...words] = [
    ...prefix,
    initdb,
    `--pgdata=${cluster}`,
    `--username=${OWNER}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=es',
    '--data-checksums',
    // Only those who may enter the 0700 folder reach the socket.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]
  const child = spawn(command, words, { ...ids, env: cleanEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close').catch((error: Error) => [error.message])
  const [said, [outcome]] = await Promise.all([text(child.stderr), ended])
  if (outcome !== 0) throw new DatabaseDidNotStart(`The database could not be created in ${cluster}.`, said || outcome)
}

export const hasCluster = (cluster: string) =>
  access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** Makes the cluster aside and moves it into place in one step, so that it is either whole or not there. */
export const makeCluster = async (folder: Folder, binaries: Binaries, runAs: RunAs) => {
  await removeHalfMade(folder)
  if (await hasCluster(folder.cluster)) return
  const aside = await mkdtemp(join(folder.root, `postgres.new-${process.pid}-`))
  making.add(aside)
  try {
    await letThrough(runAs, folder.root)
    await giveTo(runAs, aside)
    await initialise(aside, binaries, runAs)
    await moveIntoPlace(aside, folder)
  } finally {
    await rm(aside, { recursive: true, force: true })
    making.delete(aside)
  }
}

const moveIntoPlace = async (aside: string, { root, cluster }: Folder) => {
  try {
    await rename(aside, cluster)
  } catch (error) {
    // Another app that started at the same time was first: its cluster is as good as ours.
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return
    throw error
  }
  const parent = await open(root)
  await parent.sync().finally(() => parent.close())
}
