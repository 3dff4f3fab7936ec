import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import { ownerAt } from './db/address.ts'
import { type Database, openDatabase } from './db/database.ts'
import { FolderInUse, ownerOfRunning, startEmbedded } from './db/embedded/embedded.ts'
import { usableFolder } from './db/embedded/folder.ts'
import { prepare } from './db/prepare.ts'
import { openErrands } from './errands.ts'
import { openStore } from './files/store.ts'
import { openThrottles } from './identity/throttles.ts'
import { instance } from './instance.table.ts'
import type { Kernel } from './kernel.ts'
import { type Hub, openHub } from './live/hub.ts'
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
      store: openStore(path.join(configuration.dataDir, 'files')),
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

/** The same on the database of the configuration: a server elsewhere, or our own in the data folder. */
export const boot = async (configuration: Configuration, log: Logger): Promise<Running> => {
  // Pictures and mails are kept there, wherever the database is.
  await usableFolder(configuration.dataDir)
  if (configuration.databaseUrl) return openKernel(ownerAt(configuration.databaseUrl), configuration, log)
  const embedded = await startEmbedded(configuration.dataDir, { report: (sentence) => log.error(sentence) })
  try {
    const running = await openKernel(embedded.owner, configuration, log)
    const close = async () => {
      await running.close()
      await embedded.stop()
    }
    return { ...running, close }
  } catch (error) {
    await embedded.stop()
    throw error
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
