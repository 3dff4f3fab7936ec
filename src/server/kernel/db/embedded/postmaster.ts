import { spawn } from 'node:child_process'
import { readFileSync, unlinkSync } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { type Folder, makeSocketDir, PORT, rotateLog, socketLockPath } from './folder.ts'
import { giveTo, letThrough, type RunAs } from './privileges.ts'
import { cleanEnvironment, commandOf, hasProcess } from './processes.ts'

interface Postmaster {
  pid: number
  /** Empty until the server has opened its socket. */
  socketDir: string
}

export interface Launched {
  pid: number | undefined
  hasDied(): boolean
  /** What it wrote into the log. */
  said(): Promise<string>
}

// A pid alone proves nothing: after a crash or a reboot another program may have it.
const isPostmasterOf = async ({ cluster }: Folder, pid: number) =>
  (await commandOf(pid)).includes(`postgres -D ${cluster} `)

const lockFile = ({ cluster }: Folder) => join(cluster, 'postmaster.pid')

/** The living server of this folder, whoever started it. */
export const findPostmaster = async (folder: Folder): Promise<Postmaster | undefined> => {
  const text = await readFile(lockFile(folder), 'utf8').catch(() => '')
  const [pid, , , , socketDir = ''] = text.split('\n')
  if (await isPostmasterOf(folder, Number(pid))) return { pid: Number(pid), socketDir }
}

/** PostgreSQL clears the locks of dead servers itself, but gives up at two kinds, which we clear for it. */
export const clearMisleadingLocks = async (folder: Folder) => {
  for (const path of [lockFile(folder), socketLockPath(folder)]) {
    const text = await readFile(path, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const pid = Number.parseInt(text, 10)
    const misleads = pid > 0 ? hasProcess(pid) && !(await isPostmasterOf(folder, pid)) : await isOld(path)
    if (misleads) removeIfStill(path, text)
  }
}

// An empty lock is one that is just being written, or what a full disk or a power cut left.
const isOld = async (path: string) => Date.now() - (await stat(path)).mtimeMs > 2_000

// Looks and removes in the same breath: another app that starts now may have put its own lock there.
const removeIfStill = (path: string, text: string) => {
  try {
    if (readFileSync(path, 'utf8') === text) unlinkSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

const settings = ({ socketDir }: Folder) => ({
  listen_addresses: '',
  port: PORT,
  unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  unix_socket_permissions: '0700',
  max_connections: 60,
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  logging_collector: 'off',
  log_destination: 'stderr',
  // A query that fails is the app's to tell, without its values; here they would stand beside it.
  log_min_messages: 'log',
})

/** Starts a server in a session of its own, which neither Ctrl-C nor the end of the app reaches. */
export const launch = async (folder: Folder, { postgres }: Binaries, runAs: RunAs): Promise<Launched> => {
  await letThrough(runAs, folder.root)
  await giveTo(runAs, folder.cluster)
  await makeSocketDir(folder, runAs)
  await rotateLog(folder)
  const options = Object.entries(settings(folder)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = '', ...words] = [...runAs.prefix, postgres, '-D', folder.cluster, ...options]
  const log = await open(folder.log, 'a', 0o600)
  const start = (await log.stat()).size
  const child = spawn(command, words, {
    ...runAs.ids,
    detached: true,
    env: cleanEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
  })
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  child.unref()
  await log.close()
  return {
    pid: child.pid,
    hasDied: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    said: async () => failure?.message ?? (await readFile(folder.log)).subarray(start).toString(),
  }
}

/** Ends a server: open transactions are rolled back, everything committed is on disk. */
export const shutDown = async (folder: Folder, pid: number) => {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!(await isPostmasterOf(folder, pid))) return
    try {
      process.kill(pid, signal)
      // A process that was stopped hears nothing until it goes on.
      process.kill(pid, 'SIGCONT')
    } catch {
      return // gone in between
    }
    for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
      if (!(await isPostmasterOf(folder, pid))) return
    }
  }
  throw new Error(`The database of ${folder.root} (process ${pid}) does not stop.`)
}
