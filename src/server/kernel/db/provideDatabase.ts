import type pg from 'pg'
import type { Configuration } from '../configuration.ts'
import { type EmbeddedOptions, startEmbeddedDatabase } from './embedded/embedded.ts'
import { ensureDataFolder } from './embedded/folder.ts'
import { ownerConfigFromUrl } from './ownerConnection.ts'

/** Settings of connections as the tables' owner. `close` stops the database if this process has started it. */
export interface ConnectedDatabase {
  owner: pg.ClientConfig
  close(): Promise<void>
}

/** Returns the connection settings of DATABASE_URL, or starts the embedded database and returns its settings. Nothing is migrated. */
export const provideDatabase = async (
  { databaseUrl, dataDir }: Configuration,
  options?: EmbeddedOptions,
): Promise<ConnectedDatabase> => {
  // Pictures and mails are stored in DATA_DIR even if the database is on another server.
  await ensureDataFolder(dataDir)
  if (databaseUrl) return { owner: ownerConfigFromUrl(databaseUrl), close: async () => {} }
  const { owner, stop } = await startEmbeddedDatabase(dataDir, options)
  return { owner, close: stop }
}
