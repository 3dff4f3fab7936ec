import type { Logger } from 'pino'
import type { Configuration } from './configuration.ts'
import type { Database } from './db/database.ts'
import type { Errands } from './errands.ts'
import type { FileStore } from './files/store.ts'
import type { Throttles } from './identity/throttles.ts'

/** What the whole server shares. Tests replace the clock; everything else is real. */
export interface Kernel {
  configuration: Configuration
  database: Database
  store: FileStore
  throttles: Throttles
  errands: Errands
  /** Signs what the server hands out and wants back unchanged. */
  secret: Buffer
  log: Logger
  now: () => Date
}
