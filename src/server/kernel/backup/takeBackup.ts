import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { appRole } from '../db/columns.ts'
import { migrationsFolder, pendingMigrations, readMigrations } from '../db/migrations.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import { pictureFolderOf } from '../files/files.table.ts'
import type { FileStore } from '../files/store.ts'
import { OperatorError } from '../operatorError.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import { type ArchiveEntry, writeArchive } from './archive.ts'
import { encodeManifest, manifestFileName } from './manifest.ts'
import {
  type BackupTable,
  listBackupTables,
  readInBatches,
  readRowLines,
  rowsFileName,
  secretsTable,
  textFormatSettings,
} from './rows.ts'

interface BackupSource {
  owner: pg.ClientConfig
  store: FileStore
}

interface BackupOptions {
  /** Skips pictures whose bytes are missing, instead of failing. */
  incomplete: boolean
  signal: AbortSignal
}

/** Counts of what a backup contains. */
interface BackupCounts {
  venues: number
  rows: number
  pictures: number
  /** Number of missing picture files. */
  missing: number
}

/**
 * Opens a snapshot of the database and holds two locks until the connection ends: no node applies migrations
 * (prepare.ts) or deletes files of unused pictures (pictureSweep.queries.ts) meanwhile.
 */
export const openSnapshot = async (client: pg.Client) => {
  await client.query('set idle_in_transaction_session_timeout = 0')
  // Locked before the transaction: its snapshot is taken by the first query, which must not wait for a lock.
  await client.query('select pg_advisory_lock_shared(4127, 1), pg_advisory_lock_shared(4127, 3)')
  await client.query(`begin isolation level repeatable read read only; ${textFormatSettings}`)
}

export const appliedMigrationHashes = async (client: pg.Client) => {
  const known = readMigrations(migrationsFolder)
  const pending = await pendingMigrations(client, known)
  const applied = known.slice(0, known.length - pending.length)
  if (applied.length === 0) throw new OperatorError('The database is empty: there is nothing to back up.')
  return applied.map(({ hash }) => hash)
}

interface Picture {
  id: string
  widths: number[]
  isPrivate: boolean
}
/** The column is_private does not exist in databases of older versions. */
const pictures = `
  select id, widths, coalesce((to_jsonb(f) ->> 'is_private')::boolean, false) as "isPrivate" from kernel_files f`

/**
 * The files of all pictures of the venue that was set in the transaction. A missing file is counted if `incomplete` is set;
 * otherwise it throws.
 */
export async function* picturesOf(
  client: pg.Client,
  store: FileStore,
  venueId: number,
  { incomplete }: BackupOptions,
  counts: BackupCounts,
) {
  for await (const batch of readInBatches<Picture>(client, pictures))
    for (const { widths, ...picture } of batch) {
      counts.pictures += 1
      for (const width of widths) {
        const name = `${pictureFolderOf({ venueId, ...picture })}/${width}.webp`
        const body = await store.get(name)
        if (body) yield { name: `files/${name}`, body }
        else if (incomplete) counts.missing += 1
        else
          throw new OperatorError(
            `The picture ${name} is missing in the file store: set DATA_DIR to the folder that the server uses, or add --incomplete to skip missing pictures.`,
          )
      }
    }
}

async function* entriesOf(
  client: pg.Client,
  store: FileStore,
  options: BackupOptions,
  counts: BackupCounts,
): AsyncGenerator<ArchiveEntry> {
  await openSnapshot(client)
  const migrations = await appliedMigrationHashes(client)
  const tables = await listBackupTables(client)
  const columns = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
  yield {
    name: manifestFileName,
    body: encodeManifest({ takenAt: new Date().toISOString(), migrations, tables: columns }),
  }

  const setVenue = (venueId: number) => client.query(`select set_config('casa.venue', $1, true)`, [String(venueId)])
  let part = 0
  const rowsOf = async function* (table: BackupTable) {
    for await (const lines of readRowLines(client, table)) {
      counts.rows += lines.length
      part += 1
      yield { name: rowsFileName(table, part), body: Buffer.from(`${lines.join('\n')}\n`) }
    }
  }
  for (const table of tables.filter(({ name }) => name === secretsTable)) yield* rowsOf(table)
  // Row-level security is forced for the owner too, so rows are read as the app's role, one venue after the other. The
  // policies of every schema version show all rows of a venue to the caller kind 'staff' (casa.kind).
  await client.query(`set local role ${appRole.name}; select set_config('casa.kind', 'staff', true)`)
  counts.venues = await highestVenueNumber(drizzle(client, { casing: 'snake_case' }))
  for (const table of tables.filter(({ name, ofVenue }) => !ofVenue && name !== secretsTable)) yield* rowsOf(table)
  for (let venueId = 1; venueId <= counts.venues; venueId++) {
    await setVenue(venueId)
    for (const table of tables.filter(({ ofVenue }) => ofVenue)) yield* rowsOf(table)
    yield* picturesOf(client, store, venueId, options, counts)
  }
}

/** Writes a consistent backup into a file while the server keeps running. */
export const takeBackup = async (
  { owner, store }: BackupSource,
  file: string,
  options: BackupOptions,
): Promise<BackupCounts> => {
  const counts = { venues: 0, rows: 0, pictures: 0, missing: 0 }
  const client = await connectAsOwner(owner)
  try {
    await writeArchive(file, entriesOf(client, store, options, counts), options.signal)
    return counts
  } finally {
    await client.end()
  }
}
