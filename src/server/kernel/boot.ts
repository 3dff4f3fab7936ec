import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import { ownerAt } from './db/address.ts'
import { type Database, openDatabase } from './db/database.ts'
import { FolderInUse, holdsDatabase, ownerOfRunning, startEmbedded } from './db/embedded/embedded.ts'
import { usableFolder } from './db/embedded/folder.ts'
import { prepare } from './db/prepare.ts'
import { openErrands } from './errands.ts'
import { openStore } from './files/store.ts'
import { openThrottles } from './identity/throttles.ts'
import { instance } from './instance.table.ts'
import type { Kernel } from './kernel.ts'
import { type Hub, openHub } from './live/hub.ts'
import { Mendable } from './mendable.ts'
import { within } from './within.ts'

const queriesEndWithin = 2_000

/** A fact about this installation; the first node that needs one makes it. */
const fact = (database: Database, name: string, make: () => string) =>
  database.transaction('write', async (db) => {
    const find = () => db.select().from(instance).where(eq(instance.name, name))
    const [known] = await find()
    if (known) return known.value
    await db.insert(instance).values({ name, value: make() }).onConflictDoNothing()
    const [made] = await find()
    return made?.value ?? ''
  })

export const filesFolder = ({ dataDir }: Configuration) => path.join(dataDir, 'files')

export interface Running {
  kernel: Kernel
  hub: Hub
  close(): Promise<void>
}

/** Brings a database to this version and makes what the server shares. */
export const openKernel = async (
  owner: pg.ClientConfig,
  configuration: Configuration,
  log: Logger,
  ways?: Parameters<typeof prepare>[1],
): Promise<Running> => {
  await prepare(owner, ways)
  const hub = await openHub(owner, log)
  const database = openDatabase(owner, log)
  const close = async () => {
    await hub.close()
    // A query of a frozen server keeps its connection for as long as it likes.
    await within(queriesEndWithin, database.close()).catch(() => {})
  }
  try {
    const secret = await fact(database, 'secret', () => randomBytes(32).toString('base64'))
    const kernel: Kernel = {
      configuration,
      database,
      store: openStore(filesFolder(configuration)),
      throttles: openThrottles(database.pool),
      errands: openErrands(log),
      secret: Buffer.from(secret, 'base64'),
      log,
      now: () => new Date(),
    }
    return { kernel, hub, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A database that somebody uses for a while, and then lets go of. */
interface Reached {
  owner: pg.ClientConfig
  close(): Promise<void>
}

/** The database of the configuration as it is, also one with nothing in it. */
export const reachDatabase = async (
  { databaseUrl, dataDir }: Configuration,
  report: (sentence: string) => void = console.error,
): Promise<Reached> => {
  // Pictures and mails are kept there, wherever the database is.
  await usableFolder(dataDir)
  if (databaseUrl) return { owner: ownerAt(databaseUrl), close: async () => {} }
  const { owner, stop } = await startEmbedded(dataDir, { report })
  return { owner, close: stop }
}

/** The same on the database of the configuration: a server elsewhere, or our own in the data folder. */
export const boot = async (configuration: Configuration, log: Logger): Promise<Running> => {
  const { owner, close } = await reachDatabase(configuration, (sentence) => log.error(sentence))
  try {
    const running = await openKernel(owner, configuration, log)
    return {
      ...running,
      async close() {
        await running.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** For a command that reads what is there: as it is too, and also beside a server that has the data folder. */
export const reachData = async (configuration: Configuration): Promise<Reached> => {
  const { databaseUrl, dataDir } = configuration
  if (!databaseUrl && !(await holdsDatabase(dataDir)))
    throw new Mendable(`There is no database in ${dataDir}: set DATA_DIR (or DATABASE_URL) to what the server uses.`)
  try {
    return await reachDatabase(configuration)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { owner: await ownerOfRunning(dataDir), close: async () => {} }
  }
}

/** For a command: where a server has the data folder, it works with the database that runs there, as it is. */
export const bootBeside = async (configuration: Configuration, log: Logger): Promise<Running> => {
  try {
    return await boot(configuration, log)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return openKernel(await ownerOfRunning(configuration.dataDir), configuration, log, { asItIs: true })
  }
}
