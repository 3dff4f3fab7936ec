import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { connectAsOwner } from '../db/address.ts'
import { appRole } from '../db/columns.ts'
import { landed, pendingMigrations, readMigrations } from '../db/migrations.ts'
import { folderOf } from '../files/files.table.ts'
import type { FileStore } from '../files/store.ts'
import { Mendable } from '../mendable.ts'
import { venuesOpened } from '../venues/venues.queries.ts'
import { type Entry, writeArchive } from './archive.ts'
import { manifestName, writeManifest } from './manifest.ts'
import { inBatches, linesOf, plainTexts, rowsName, type Table, tablesOf } from './rows.ts'

interface Source {
  owner: pg.ClientConfig
  store: FileStore
}

interface Ways {
  /** Goes on where a picture's bytes are missing. */
  incomplete: boolean
  signal: AbortSignal
}

/** What a backup holds. */
interface Taken {
  venues: number
  rows: number
  pictures: number
  /** Files of pictures that were not there. */
  missing: number
}

/**
 * One moment of the database, for as long as the connection lives. Meanwhile no node changes the tables (prepare.ts) and
 * none sweeps pictures away (sweeping.queries.ts); what comes or goes otherwise is not of this moment.
 */
const freeze = async (client: pg.Client) => {
  await client.query('set idle_in_transaction_session_timeout = 0')
  // Before the transaction: its moment is that of its first query, which must not be one that waits.
  await client.query('select pg_advisory_lock_shared(4127, 1), pg_advisory_lock_shared(4127, 3)')
  await client.query(`begin isolation level repeatable read read only; ${plainTexts}`)
}

const migrationsOf = async (client: pg.Client) => {
  const known = readMigrations(landed)
  const pending = await pendingMigrations(client, known)
  const applied = known.slice(0, known.length - pending.length)
  if (applied.length === 0) throw new Mendable('The database is empty: there is nothing to back up.')
  return applied.map(({ hash }) => hash)
}

interface Picture {
  id: string
  widths: number[]
  isPrivate: boolean
}
/** Before pictures could be private there was no such column. */
const pictures = `
  select id, widths, coalesce((to_jsonb(f) ->> 'is_private')::boolean, false) as "isPrivate" from kernel_files f`

/** The pictures of the venue that was entered. */
async function* picturesOf(client: pg.Client, store: FileStore, venueId: number, { incomplete }: Ways, taken: Taken) {
  for await (const batch of inBatches<Picture>(client, pictures))
    for (const { widths, ...picture } of batch) {
      taken.pictures += 1
      for (const width of widths) {
        const name = `${folderOf({ venueId, ...picture })}/${width}.webp`
        const body = await store.get(name)
        if (body) yield { name: `files/${name}`, body }
        else if (incomplete) taken.missing += 1
        else
          throw new Mendable(
            `The picture ${name} is not where the server keeps its files: set DATA_DIR to what the server uses, or add --incomplete to do without what is lost.`,
          )
      }
    }
}

async function* entriesOf(client: pg.Client, store: FileStore, ways: Ways, taken: Taken): AsyncGenerator<Entry> {
  await freeze(client)
  const migrations = await migrationsOf(client)
  const tables = await tablesOf(client)
  const columns = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
  yield { name: manifestName, body: writeManifest({ takenAt: new Date().toISOString(), migrations, tables: columns }) }

  // Whoever logs in owns the tables and yet sees no venue's rows; the app's role sees those of one venue at a time.
  await client.query(`set local role ${appRole.name}`)
  taken.venues = await venuesOpened(drizzle(client, { casing: 'snake_case' }))
  const enter = (venueId: number) => client.query(`select set_config('casa.venue', $1, true)`, [String(venueId)])
  let part = 0
  const rowsOf = async function* (table: Table) {
    for await (const lines of linesOf(client, table)) {
      taken.rows += lines.length
      part += 1
      yield { name: rowsName(table, part), body: Buffer.from(`${lines.join('\n')}\n`) }
    }
  }
  for (const table of tables.filter(({ ofVenue }) => !ofVenue)) yield* rowsOf(table)
  for (let venueId = 1; venueId <= taken.venues; venueId++) {
    await enter(venueId)
    for (const table of tables.filter(({ ofVenue }) => ofVenue)) yield* rowsOf(table)
    yield* picturesOf(client, store, venueId, ways, taken)
  }
}

/** Writes everything that was so at one moment into a file, whoever goes on writing meanwhile. */
export const takeBackup = async ({ owner, store }: Source, file: string, ways: Ways): Promise<Taken> => {
  const taken = { venues: 0, rows: 0, pictures: 0, missing: 0 }
  const client = await connectAsOwner(owner)
  try {
    await writeArchive(file, entriesOf(client, store, ways, taken), ways.signal)
    return taken
  } finally {
    await client.end()
  }
}
