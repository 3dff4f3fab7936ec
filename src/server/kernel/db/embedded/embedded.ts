import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { findBinaries } from './binaries.ts'
import { claimFolder } from './claim.ts'
import { makeCluster } from './cluster.ts'
import { FolderInUse } from './failures.ts'
import { openFolder } from './folder.ts'
import { launch, shutDown } from './postmaster.ts'
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
const MOST_FAILURES = 5
const SETTLED = 10_000

const createDatabase = async (session: Client) => {
  const { rowCount } = await session.query('select from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await session.query(`create database ${DATABASE}`)
}

/** The way around root is chosen by itself; naming one is for tests. */
export const startEmbedded = async (dataDir: string, rootWay?: RootWay): Promise<EmbeddedDatabase> => {
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

  let stopped: Promise<void> | undefined
  let takenOver = false

  // The session that holds the claim ends with the server, so it is also the watch over it.
  const guard = async () => {
    let failures = 0
    let reason = 'it keeps crashing'
    while (!stopped) {
      const since = Date.now()
      await server.session.lost
      if (stopped) return
      failures = Date.now() - since > SETTLED ? 1 : failures + 1
      if (failures > MOST_FAILURES) return console.error(`The embedded database is given up: ${reason}`)
      try {
        server = await open()
        takenOver = false
      } catch (error) {
        takenOver = error instanceof FolderInUse
        reason = String(error).split('\n', 1)[0] ?? ''
        await sleep(failures * 500)
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
      stopped ??= stop()
      return stopped
    },
  }
}
