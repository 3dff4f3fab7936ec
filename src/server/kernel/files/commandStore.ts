import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { SharedTarget } from '../backup/restoreBackup.ts'
import type { Configuration } from '../configuration.ts'
import { appRole } from '../db/columns.ts'
import { setVenue } from '../db/database.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import { OperatorError } from '../operatorError.ts'
import { openDatabaseStore, type RunInVenue } from './databaseStore.ts'
import { openS3Store } from './s3Store.ts'
import { listStores, withOlderStores } from './serverStore.ts'

/** A connection of a command, which also works on databases of older versions and on replicas. */
interface CommandConnection {
  inVenue: RunInVenue
  /** False for a database of an older version, which has no table of bytes. */
  hasFileBytes: boolean
  close(): Promise<void>
}

/** Whether the schema of this connection has the table of bytes. */
const hasFileBytesTable = async (client: pg.Client) => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('kernel_file_bytes') is not null as found`,
  )
  return rows[0]?.found === true
}

/** Connects as the owner and takes the app's role, with the rights of staff in each venue. */
export const connectForFiles = async (owner: pg.ClientConfig): Promise<CommandConnection> => {
  const client = await connectAsOwner(owner)
  const hasFileBytes = await hasFileBytesTable(client)
  await client.query(`set role ${appRole.name}`)
  const db = drizzle(client, { casing: 'snake_case' })
  let last: Promise<unknown> = Promise.resolve()
  const inVenue: RunInVenue = (venueId, mode, work) => {
    // One transaction after the other, because they share the connection.
    const result = last.then(async () => {
      await client.query(`begin ${mode === 'read' ? 'read only' : ''}; select set_config('casa.kind', 'staff', true)`)
      try {
        await setVenue(db, venueId)
        const done = await work(db)
        await client.query('commit')
        return done
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    })
    last = result.catch(() => {})
    return result
  }
  return { inVenue, hasFileBytes, close: () => client.end() }
}

/** The file store of the configuration for a command that only reads, also beside a running server. */
export const openCommandStore = async (owner: pg.ClientConfig, configuration: Configuration) => {
  const { inVenue, hasFileBytes, close } = await connectForFiles(owner)
  const [store, ...older] = listStores(configuration, hasFileBytes ? inVenue : null)
  return { store: withOlderStores(store, older), close }
}

/** The shared store into which a backup is restored; undefined if pictures are stored on disk. */
export const sharedTargetOf = ({ filesUrl, databaseUrl }: Configuration): SharedTarget | undefined => {
  if (filesUrl) {
    const store = openS3Store(filesUrl)
    const checkEmpty = async () => {
      await store.check()
      if (!(await store.isEmpty()))
        throw new OperatorError('The bucket of FILES_URL has files already: choose an empty one, or another prefix.')
    }
    return { open: async () => store, checkEmpty, isOutside: true }
  }
  if (!databaseUrl) return undefined
  const open = async (client: pg.Client) => {
    if (!(await hasFileBytesTable(client))) return null
    const db = drizzle(client, { casing: 'snake_case' })
    // The transaction of the rows, in which the owner is not restricted by policies.
    return openDatabaseStore((_venueId, _mode, work) => work(db))
  }
  return { open, checkEmpty: async () => {}, isOutside: false }
}
