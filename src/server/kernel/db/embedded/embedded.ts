import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { unlessSilent } from '../silence.ts'
import { findBinaries } from './binaries.ts'
import { claimFolder } from './claim.ts'
import { hasCluster, makeCluster } from './cluster.ts'
import { cannotUse, FolderInUse, lastWords } from './failures.ts'
import { clusterIn, openFolder } from './folder.ts'
import { findPostmaster, launch, shutDown } from './postmaster.ts'
import { chooseRunAs, type RootWay } from './privileges.ts'
import { ownerConfig, reachServer } from './server.ts'

export { DatabaseDidNotStart, FolderInUse } from './failures.ts'

export interface EmbeddedDatabase {
  /** How the owner (superuser of this private server) connects, over the unix socket. */
  owner: ClientConfig
  /** True when a server left running by a killed app was taken over. */
  adopted: boolean
  /** Of the postmaster; another one after a crash. */
  pid: number
  /** Fast, clean shutdown; gives back the claim of the folder. Idempotent. */
  stop(): Promise<void>
}

const DATABASE = 'casaclub'
/** Creating a database copies files, and nothing is received until that is done. */
const LONGEST_COPY = 60_000
const SETTLED = 10_000
const SHORTEST_PAUSE = 25
const LONGEST_PAUSE = 30_000

interface Ways {
  /** Hears what goes wrong while the app runs. */
  report?: (sentence: string) => void
  /** The way around root is chosen by itself; naming one is for tests. */
  rootWay?: RootWay
}

const createDatabase = async (session: Client) => {
  const looking = session.query('select from pg_database where datname = $1', [DATABASE])
  const { rowCount } = await unlessSilent(session, looking)
  if (!rowCount) await unlessSilent(session, session.query(`create database ${DATABASE}`), LONGEST_COPY)
}

/** Whether a start would find a database there, and not make one. */
export const holdsDatabase = (dataDir: string) => hasCluster(clusterIn(dataDir))

/** How the owner reaches the server that another app runs on this folder. */
export const ownerOfRunning = async (dataDir: string): Promise<ClientConfig> => {
  const folder = await openFolder(dataDir)
  return ownerConfig((await findPostmaster(folder))?.socketDir || folder.socketDir, DATABASE)
}

const ofFolder = (error: NodeJS.ErrnoException) => error.path !== undefined && !error.syscall?.startsWith('spawn')

export const startEmbedded = (dataDir: string, ways: Ways = {}): Promise<EmbeddedDatabase> =>
  start(dataDir, ways).catch((error) => {
    throw ofFolder(error) ? cannotUse(dataDir, error) : error
  })

const start = async (dataDir: string, { report = console.error, rootWay }: Ways): Promise<EmbeddedDatabase> => {
  const folder = await openFolder(dataDir)
  const binaries = await findBinaries()
  const runAs = await chooseRunAs(folder.root, binaries.postgres, rootWay)
  await makeCluster(folder, binaries, runAs)

  const open = async () => {
    const server = await reachServer(folder, () => launch(folder, binaries, runAs))
    // Not shut down when the claim fails: it is the server of the app that has the claim.
    await claimFolder(server.session.client, folder).catch(async (error) => {
      await server.session.client.end()
      throw error
    })
    return server
  }

  let server = await open()
  const { adopted } = server
  // An adopted server may listen elsewhere (another TMPDIR); a restart must listen where the app's pool looks.
  folder.socketDir = server.socketDir
  try {
    await createDatabase(server.session.client)
  } catch (error) {
    await shutDown(folder, server.pid)
    throw error
  }

  const stopping = new AbortController()
  let stopped: Promise<void> | undefined
  let takenOver = false

  /** Starts it again for ever: a full disk is emptied some day, and whoever kills it stops some day. */
  const guard = async () => {
    let failures = 0
    let reason = 'it went away'
    for (;;) {
      const since = Date.now()
      // The session that holds the claim ends with the server, so it is also the watch over it.
      await server.session.lost
      if (stopping.signal.aborted) return
      failures = Date.now() - since > SETTLED ? 1 : failures + 1
      const pause = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (failures - 1))
      report(`The embedded database is down (${reason}); try ${failures} to start it follows in ${pause} ms.`)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        server = await open()
        takenOver = false
        reason = 'it went away again'
      } catch (error) {
        takenOver = error instanceof FolderInUse
        reason = lastWords(error)
      }
    }
  }
  const guarding = guard()

  const stop = async () => {
    if (!takenOver) await shutDown(folder, server.pid)
    await guarding
    // A restart that was under way when we were asked to stop has made a new one.
    if (!takenOver) await shutDown(folder, server.pid)
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
