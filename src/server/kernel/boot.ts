import type pg from 'pg'
import type { Logger } from 'pino'
import { openBackgroundTasks } from './backgroundTasks.ts'
import { openBackups } from './backups/backups.ts'
import type { Configuration } from './configuration.ts'
import { openDatabase } from './db/database.ts'
import { FolderInUse, hasDatabase, ownerConfigOfRunningServer } from './db/embedded/embedded.ts'
import { prepareDatabase } from './db/prepare.ts'
import { type ConnectedDatabase, provideDatabase } from './db/provideDatabase.ts'
import { readSecrets } from './db/secrets.ts'
import { openDiskWatch } from './diskSpace.ts'
import { openFailureLog } from './failureLog.ts'
import { openServerStore } from './files/serverStore.ts'
import { logRequests } from './http/requestRecords.ts'
import type { Kernel } from './kernel.ts'
import { openLimits } from './limits/limits.ts'
import { type Hub, openHub } from './live/hub.ts'
import { OperatorError } from './operatorError.ts'
import { withTimeout } from './withTimeout.ts'

/** Milliseconds that closing waits for running queries. */
const closeTimeout = 2_000

export interface RunningKernel {
  kernel: Kernel
  hub: Hub
  /** Settings of connections as the tables' owner. */
  owner: pg.ClientConfig
  close(): Promise<void>
}

/**
 * Migrates the database to this version, or only checks it with `ways.checkOnly`, and creates the objects that all requests share.
 */
export const openKernel = async (
  owner: pg.ClientConfig,
  configuration: Configuration,
  log: Logger,
  ways?: Parameters<typeof prepareDatabase>[1],
): Promise<RunningKernel> => {
  const { signingSecret: secret, requests } = await prepareDatabase(owner, ways, (client) =>
    readSecrets(client, owner, log),
  )
  const hub = await openHub(requests, log)
  const database = openDatabase(requests, log)
  const close = async () => {
    await hub.close()
    // A query on a frozen database server never ends, so closing must not wait for it without a limit.
    await withTimeout(closeTimeout, database.close()).catch(() => {})
  }
  try {
    const logFailure = openFailureLog(log)
    const disk = openDiskWatch(configuration.dataDir, log)
    const store = openServerStore({ configuration, inVenue: database.inVenue, disk })
    const kernel: Kernel = {
      configuration,
      database,
      store,
      disk,
      limits: openLimits(database.pool),
      backgroundTasks: openBackgroundTasks(logFailure),
      // The clock is read from the kernel, because tests replace it.
      backups: openBackups({ owner, database, store, configuration, log, now: () => kernel.now() }),
      demoData: null,
      secret,
      log,
      logFailure,
      requestObservers: log.isLevelEnabled('info') ? [logRequests(log)] : [],
      now: () => new Date(),
    }
    return { kernel, hub, owner, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens the kernel on the configured database: DATABASE_URL, or the embedded one in DATA_DIR. */
export const boot = async (
  configuration: Configuration,
  log: Logger,
  database = provideDatabase(configuration, { report: (sentence) => log.error(sentence) }),
): Promise<RunningKernel> => {
  const { owner, close } = await database
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

/** Connects a command to an existing database without migrating it, also while a server uses the data folder. */
export const connectForReading = async (configuration: Configuration): Promise<ConnectedDatabase> => {
  const { databaseUrl, dataDir } = configuration
  if (!databaseUrl && !(await hasDatabase(dataDir)))
    throw new OperatorError(
      `There is no database in ${dataDir}: set DATA_DIR (or DATABASE_URL) to what the server uses.`,
    )
  try {
    return await provideDatabase(configuration)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { owner: await ownerConfigOfRunningServer(dataDir), close: async () => {} }
  }
}

/** Opens the kernel for a command. If a server already uses the data folder, its running database is used and not migrated. */
export const bootForCommand = async (configuration: Configuration, log: Logger): Promise<RunningKernel> => {
  try {
    return await boot(configuration, log)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return openKernel(await ownerConfigOfRunningServer(configuration.dataDir), configuration, log, { checkOnly: true })
  }
}
