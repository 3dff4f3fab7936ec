import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import { type Database, openDatabase } from './db/database.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
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
    await db.insert(instance).values({ name, value: make() }).onConflictDoNothing()
    const [found] = await db.select().from(instance).where(eq(instance.name, name))
    return found?.value ?? ''
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
): Promise<Running> => {
  await migrate(owner)
  const database = openDatabase(owner, log)
  const hub = await openHub(owner, log)
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
  return {
    kernel,
    hub,
    async close() {
      await hub.close()
      // A query of a frozen server keeps its connection for as long as it likes.
      await within(queriesEndWithin, database.close()).catch(() => {})
    },
  }
}

/** The same on the database of the configuration: a server elsewhere, or our own in the data folder. */
export const boot = async (configuration: Configuration, log: Logger): Promise<Running> => {
  if (configuration.databaseUrl) return openKernel({ connectionString: configuration.databaseUrl }, configuration, log)
  const embedded = await startEmbedded(configuration.dataDir)
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
