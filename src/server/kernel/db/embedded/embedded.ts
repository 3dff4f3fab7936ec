import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { failIfSilent } from '../failIfSilent.ts'
import { findBinaries } from './binaries.ts'
import { createCluster, hasCluster } from './cluster.ts'
import { FolderInUse, lastErrorLine, unusableFolderError } from './failures.ts'
import { clusterPathOf, openDataFolder } from './folder.ts'
import { lockFolder } from './folderLock.ts'
import { findPostmaster, launchServer, type PostgresSettings, shutDownServer } from './postmaster.ts'
import { chooseRunAs, type RootWorkaround } from './privileges.ts'
import { connectToServer, ownerConfig } from './server.ts'

export { DatabaseDidNotStart, FolderInUse } from './failures.ts'

export interface EmbeddedDatabase {
  /** Connection settings of the owner, the superuser of this server, over the unix socket. */
  owner: ClientConfig
  /** True if the server was already running, because the app that started it was killed. */
  adopted: boolean
  /** Pid of the postmaster; changes when the server is restarted after a crash. */
  pid: number
  /** Shuts the server down and releases the folder's lock. May be called more than once. */
  stop(): Promise<void>
}

const DATABASE = 'casaclub'
/** Milliseconds. `create database` copies files and sends nothing until it is done. */
const LONGEST_COPY = 60_000
/** Milliseconds after which a restarted server counts as stable and the pause starts again at the shortest. */
const STABLE_AFTER = 10_000
/** Milliseconds before a restart; doubled after each failure. */
const SHORTEST_PAUSE = 25
const LONGEST_PAUSE = 30_000

export interface EmbeddedOptions {
  /** Called with one sentence whenever the server is down. */
  report?: (sentence: string) => void
  /** Called when the server's process was started; not called if it runs already. */
  onLaunch?: () => void
  /** Workaround for root; chosen automatically, only tests set it. */
  rootWay?: RootWorkaround
  /** Milliseconds before the first restart; only tests set it. */
  shortestPause?: number
  /** Settings of PostgreSQL in place of ours, on its command line; only tests set them. */
  settings?: PostgresSettings
}

const createDatabase = async (session: Client) => {
  const finding = session.query('select from pg_database where datname = $1', [DATABASE])
  const { rowCount } = await failIfSilent(session, finding)
  if (!rowCount) await failIfSilent(session, session.query(`create database ${DATABASE}`), LONGEST_COPY)
}

/** Whether the data folder contains a database; otherwise a start would create one. */
export const hasDatabase = (dataDir: string) => hasCluster(clusterPathOf(dataDir))

/** Connection settings of the owner for the server that another app runs on this folder. */
export const ownerConfigOfRunningServer = async (dataDir: string): Promise<ClientConfig> => {
  const folder = await openDataFolder(dataDir)
  return ownerConfig((await findPostmaster(folder))?.socketDir || folder.socketDir, DATABASE)
}

const isFolderError = (error: NodeJS.ErrnoException) => error.path !== undefined && !error.syscall?.startsWith('spawn')

export const startEmbeddedDatabase = (dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> =>
  start(dataDir, options).catch((error) => {
    throw isFolderError(error) ? unusableFolderError(dataDir, error) : error
  })

const start = async (
  dataDir: string,
  { report = console.error, onLaunch, rootWay, shortestPause = SHORTEST_PAUSE, settings = {} }: EmbeddedOptions,
): Promise<EmbeddedDatabase> => {
  const folder = await openDataFolder(dataDir)
  const binaries = await findBinaries()
  const runAs = await chooseRunAs(folder.root, binaries.postgres, rootWay)
  await createCluster(folder, binaries, runAs)

  const open = async () => {
    const launch = async () => {
      const launched = await launchServer(folder, binaries, runAs, settings)
      onLaunch?.()
      return launched
    }
    const server = await connectToServer(folder, launch)
    // The server is not shut down if the lock fails: it belongs to the app that has the lock.
    await lockFolder(server.session.client, folder).catch(async (error) => {
      await server.session.client.end()
      throw error
    })
    return server
  }

  let server = await open()
  const { adopted } = server
  // An adopted server may use another socket folder (another TMPDIR); a restart must use the one that the pool connects
  // to.
  folder.socketDir = server.socketDir
  try {
    await createDatabase(server.session.client)
  } catch (error) {
    await shutDownServer(folder, server.pid)
    throw error
  }

  const stopping = new AbortController()
  let stopped: Promise<void> | undefined
  /** True while another app has the folder's lock; then its server must not be shut down. */
  let isTakenOver = false

  /** Restarts the server without a limit of attempts, because causes such as a full disk may be fixed later. */
  const keepRunning = async () => {
    let failures = 0
    let reason = 'it went away'
    for (;;) {
      const since = Date.now()
      // The session that holds the folder's lock ends when the server ends.
      await server.session.ended
      if (stopping.signal.aborted) return
      failures = Date.now() - since > STABLE_AFTER ? 1 : failures + 1
      const pause = Math.min(LONGEST_PAUSE, shortestPause * 2 ** (failures - 1))
      report(`The embedded database is down (${reason}); try ${failures} to start it follows in ${pause} ms.`)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        server = await open()
        isTakenOver = false
        reason = 'it went away again'
      } catch (error) {
        isTakenOver = error instanceof FolderInUse
        reason = lastErrorLine(error)
      }
      // A stop during the restart waits for the end of this loop, and then ends the restarted server.
      if (stopping.signal.aborted) return
    }
  }
  const keepingRunning = keepRunning()

  const stop = async () => {
    if (!isTakenOver) await shutDownServer(folder, server.pid)
    await keepingRunning
    // A restart that was under way has started another server.
    if (!isTakenOver) await shutDownServer(folder, server.pid)
  }

  return {
    owner: ownerConfig(server.socketDir, DATABASE),
    adopted,
    get pid() {
      return server.pid
    },
    stop: () => {
      stopping.abort()
      stopped ??= stop()
      return stopped
    },
  }
}
