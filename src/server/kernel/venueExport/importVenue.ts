import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import { appliedMigrationHashes } from '../backup/takeBackup.ts'
import { appRole } from '../db/columns.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import type { FileStore } from '../files/store.ts'
import { OperatorError } from '../operatorError.ts'
import { readVenueManifest } from './manifest.ts'
import { listVenueTables, type VenueTable } from './venueTables.ts'

const batchSize = 500
/** Milliseconds to wait for the lock of a table; writes of a running server wait meanwhile. */
const lockTimeout = 3_000

/** The rows of a file that has one row per line, in batches. Rows that refer to each other are one batch. */
async function* readBatches(file: string, { refersToItself }: VenueTable) {
  let batch: string[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const row = line.replace(/,$/, '')
    if (!row.startsWith('{')) continue
    batch.push(row)
    if (batch.length < batchSize || refersToItself) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** SQL expression of a column of the bin: the rows that it stores get the number of the new venue. */
const expressionOf = (name: string) =>
  name === 'rows'
    ? `(select coalesce(jsonb_agg(jsonb_set(part, '{rows}', (select coalesce(jsonb_agg(one || jsonb_build_object('venue_id', $2::int)), '[]')
         from jsonb_array_elements(part -> 'rows') one))), '[]') from jsonb_array_elements(r.rows) part)`
    : `r.${name}`

const insertRows = (client: pg.Client, { name, columns }: VenueTable, rows: string[], venueId: number) => {
  const others = columns.map((column) => column.name).filter((column) => column !== 'venue_id')
  return client.query(
    `insert into ${name} (venue_id, ${others.join(', ')})
      select $2::int, ${others.map((column) => (name === 'kernel_bin' ? expressionOf(column) : `r.${column}`)).join(', ')}
      from jsonb_populate_recordset(null::${name}, $1) r where $2::int is not null`,
    [`[${rows.join()}]`, venueId],
  )
}

/** Takes the next number of a venue. */
const nextVenue = async (client: pg.Client) => {
  const { rows } = await client.query<{ value: string }>(
    `insert into kernel_instance (name, value) values ('last venue', '1')
      on conflict (name) do update set value = (kernel_instance.value::int + 1)::text returning value`,
  )
  return Number(rows[0]?.value)
}

const fileNames = async (folder: string) => {
  const entries = await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(path.join(folder, 'files'), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
}

const checkTables = (tables: VenueTable[], expected: Record<string, string[]>) => {
  const columns = tables.map(({ name, columns: all }) => [name, all.map((column) => column.name)])
  if (JSON.stringify(columns.toSorted()) !== JSON.stringify(Object.entries(expected).toSorted()))
    throw new OperatorError('The tables of the export are not those of this instance: both need the same version.')
}

const explain = (error: unknown) => {
  const { code } = error as { code?: string }
  if (code !== '55P03' && code !== '40P01') return error
  return new OperatorError('The tables are in use: stop the server, or repeat the command.', { cause: error })
}

interface ImportTarget {
  owner: pg.ClientConfig
  store: FileStore
}

/**
 * Creates a venue from the folder of an export, in one transaction; refused if the export is of another version. Triggers are off
 * meanwhile, because the rows that they count are in the export; other writes to tables with triggers wait until it ends.
 */
export const importVenue = async (
  { owner, store }: ImportTarget,
  folder: string,
  another: boolean,
  signal: AbortSignal,
) => {
  const manifest = await readVenueManifest(folder)
  const client = await connectAsOwner(owner)
  const stored = new Set<string>()
  let rows = 0
  try {
    if ((await appliedMigrationHashes(client)).join() !== manifest.migrations.join())
      throw new OperatorError(
        'The export is of another version than this instance: upgrade the older one, and export again.',
      )
    const tables = await listVenueTables(client)
    checkTables(tables, manifest.tables)
    await client.query(`begin; set local lock_timeout = ${lockTimeout}`)
    const name = `imported venue ${manifest.id}`
    const known = await client.query<{ value: string }>('select value from kernel_instance where name = $1', [name])
    if (known.rows[0] && !another)
      throw new OperatorError(
        `This export is venue ${known.rows[0].value} already: add --another to create a second one from it.`,
      )
    const withTriggers = tables.filter(({ hasTriggers }) => hasTriggers)
    for (const table of withTriggers) await client.query(`alter table ${table.name} disable trigger user`)
    const venueId = await nextVenue(client)
    await client.query(
      'insert into kernel_instance (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [name, String(venueId)],
    )
    await client.query(`set local role ${appRole.name}; select set_config('casa.kind', 'task', true)`)
    await client.query(`select set_config('casa.venue', $1, true)`, [String(venueId)])
    for (const table of tables)
      for await (const batch of readBatches(path.join(folder, 'rows', `${table.name}.json`), table)) {
        signal.throwIfAborted()
        await insertRows(client, table, batch, venueId)
        rows += batch.length
      }
    for (const file of await fileNames(folder)) {
      signal.throwIfAborted()
      const picture = file.replace(/^(private\/)?/, (prefix) => `${prefix}${venueId}/`)
      stored.add(path.posix.dirname(picture))
      await store.put(picture, await readFile(path.join(folder, 'files', file)))
    }
    await client.query('reset role')
    for (const table of withTriggers) await client.query(`alter table ${table.name} enable trigger user`)
    await client.query('commit')
    return { venueId, name: manifest.name, rows, pictures: stored.size }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    for (const picture of stored) await store.remove(picture).catch(() => {})
    throw explain(error)
  } finally {
    await client.end()
  }
}
