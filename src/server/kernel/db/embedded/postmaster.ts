import { spawn } from 'node:child_process'
import { readFileSync, unlinkSync } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresProgramPaths } from './binaries.ts'
import { createSocketDir, type DataFolder, PORT, rotateLog, socketLockPath } from './folder.ts'
import { allowTraversal, changeOwner, type RunAs } from './privileges.ts'
import { commandLineOf, hasProcess, postgresEnvironment } from './processes.ts'

interface Postmaster {
  pid: number
  /** Empty until the server has opened its socket. */
  socketDir: string
}

export interface LaunchedServer {
  pid: number | undefined
  hasDied(): boolean
  /** The server's output in the log since its launch. */
  output(): Promise<string>
}

// The command line is compared too: after a crash or a reboot the pid may belong to another program.
const isPostmasterOf = async ({ cluster }: DataFolder, pid: number) =>
  (await commandLineOf(pid)).includes(`postgres -D ${cluster} `)

const lockFile = ({ cluster }: DataFolder) => join(cluster, 'postmaster.pid')

/** The running server of this folder, also if another app started it; undefined if none runs. */
export const findPostmaster = async (folder: DataFolder): Promise<Postmaster | undefined> => {
  const text = await readFile(lockFile(folder), 'utf8').catch(() => '')
  const [pid, , , , socketDir = ''] = text.split('\n')
  if (await isPostmasterOf(folder, Number(pid))) return { pid: Number(pid), socketDir }
}

/**
 * Removes the two kinds of stale lock files at which PostgreSQL refuses to start: those whose pid belongs to another
 * program now, and empty ones.
 */
export const removeStaleLocks = async (folder: DataFolder) => {
  for (const path of [lockFile(folder), socketLockPath(folder)]) {
    const text = await readFile(path, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    const pid = Number.parseInt(text, 10)
    const isStale = pid > 0 ? hasProcess(pid) && !(await isPostmasterOf(folder, pid)) : await isOld(path)
    if (isStale) removeIfUnchanged(path, text)
  }
}

// An empty lock file of the last 2 s is being written right now; an older one was left by a full disk or a power cut.
const isOld = async (path: string) => Date.now() - (await stat(path)).mtimeMs > 2_000

// The calls are synchronous, to keep the time between check and removal short: another app may write its own lock here.
const removeIfUnchanged = (path: string, text: string) => {
  try {
    if (readFileSync(path, 'utf8') === text) unlinkSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

export type PostgresSettings = Record<string, string | number>

const settingsOf = ({ socketDir }: DataFolder): PostgresSettings => ({
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
  // Errors of statements are not logged here, because their values would be too; the app logs them without values.
  log_min_messages: 'log',
})

/** Starts a server in its own process session, so that neither Ctrl-C nor the app's end stops it. */
export const launchServer = async (
  folder: DataFolder,
  { postgres }: PostgresProgramPaths,
  runAs: RunAs,
  settings: PostgresSettings,
): Promise<LaunchedServer> => {
  await allowTraversal(runAs, folder.root)
  await changeOwner(runAs, folder.cluster)
  await createSocketDir(folder, runAs)
  await rotateLog(folder)
  const options = Object.entries({ ...settingsOf(folder), ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const [command = '', ...args] = [...runAs.prefix, postgres, '-D', folder.cluster, ...options]
  const log = await open(folder.log, 'a', 0o600)
  const offset = (await log.stat()).size
  const child = spawn(command, args, {
    ...runAs.ids,
    detached: true,
    env: postgresEnvironment(),
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
    output: async () => failure?.message ?? (await readFile(folder.log)).subarray(offset).toString(),
  }
}

/**
 * Stops a server: open transactions are rolled back, committed data is on disk. Throws if the process does not end within 30
 * seconds.
 */
export const shutDownServer = async (folder: DataFolder, pid: number) => {
  for (const [signal, timeout] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!(await isPostmasterOf(folder, pid))) return
    try {
      process.kill(pid, signal)
      // A suspended process receives the signal only after SIGCONT.
      process.kill(pid, 'SIGCONT')
    } catch {
      return // the process has ended meanwhile
    }
    for (const end = Date.now() + timeout; Date.now() < end; await sleep(20)) {
      if (!(await isPostmasterOf(folder, pid))) return
    }
  }
  throw new Error(`The database of ${folder.root} (process ${pid}) does not stop: end that process.`)
}
