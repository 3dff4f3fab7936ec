import type { Logger } from 'pino'
import type { BackgroundTasks } from './backgroundTasks.ts'
import type { Backups } from './backups/backups.ts'
import type { Configuration } from './configuration.ts'
import type { TransactionRunner } from './db/database.ts'
import type { DemoData } from './demo/demoData.ts'
import type { DiskWatch } from './diskSpace.ts'
import type { LogFailure } from './failureLog.ts'
import type { FileStore } from './files/store.ts'
import type { RequestObserver } from './http/requestRecords.ts'
import type { Limits } from './limits/limits.ts'

/** The objects that all requests of a server share. Tests replace only the clock (`now`). */
export interface Kernel {
  configuration: Configuration
  database: TransactionRunner
  store: FileStore
  disk: DiskWatch
  limits: Limits
  backgroundTasks: BackgroundTasks
  backups: Backups
  /** Null in commands. */
  demoData: DemoData | null
  /** Key of the HMAC signatures in cookies, QR codes and passes. */
  secret: Buffer
  log: Logger
  logFailure: LogFailure
  /** Called with each finished request: the log and the metrics. Empty if both are off. */
  requestObservers: RequestObserver[]
  now: () => Date
}
