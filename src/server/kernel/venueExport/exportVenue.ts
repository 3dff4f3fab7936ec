import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { readInBatches } from '../backup/rows.ts'
import { appliedMigrationHashes, openSnapshot, picturesOf } from '../backup/takeBackup.ts'
import { appRole } from '../db/columns.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import type { FileStore } from '../files/store.ts'
import { OperatorError } from '../operatorError.ts'
import { encodeVenueManifest, manifestName } from './manifest.ts'
import { isSecretColumn } from './notExported.ts'
import { listVenueTables, type VenueTable } from './venueTables.ts'

interface ExportSource {
  owner: pg.ClientConfig
  store: FileStore
}

interface ExportOptions {
  venueId: number
  folder: string
  /** Includes the hashes of passwords. */
  passwords: boolean
  signal: AbortSignal
}

const ensureEmptyFolder = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty: name a new folder.`)
}

/** SQL of 32 zero bytes, which replace the hash of a secret: no secret has this hash. */
const noHash = `decode(repeat('00', 32), 'hex')`

/** The SQL expression of a column: secrets are emptied, except for hashes of passwords if `passwords` is set. */
const expressionOf = ({ columns, nullable }: VenueTable, name: string, passwords: boolean) => {
  if (!isSecretColumn(name) || (passwords && name === 'password_hash')) return name
  const isBytes = columns.some((column) => column.name === name && column.type === 'bytea')
  const empty = isBytes ? noHash : `''`
  return `${nullable.includes(name) ? 'null' : empty} as ${name}`
}

/** A JSON array with one row per line. */
async function* rowLines(client: pg.Client, table: VenueTable, passwords: boolean, counts: { rows: number }) {
  const columns = table.columns.map(({ name }) => expressionOf(table, name, passwords)).join(', ')
  let separator = '[\n'
  for await (const rows of readInBatches<{ line: string }>(
    client,
    `select row_to_json(t)::text as line from (select ${columns} from ${table.name}) t`,
  )) {
    counts.rows += rows.length
    yield `${separator}${rows.map(({ line }) => line).join(',\n')}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Writes the rows and pictures of one venue into a new or empty folder while the server keeps running. */
export const exportVenue = async (
  { owner, store }: ExportSource,
  { venueId, folder, passwords, signal }: ExportOptions,
) => {
  await ensureEmptyFolder(folder)
  const counts = { rows: 0, venues: 1, pictures: 0, missing: 0 }
  const client = await connectAsOwner(owner)
  const write = async (name: string, content: Buffer | AsyncIterable<string>) => {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await pipeline(content instanceof Buffer ? [content] : content, createWriteStream(file, { mode: 0o600 }), {
      signal,
    })
  }
  try {
    await openSnapshot(client)
    const migrations = await appliedMigrationHashes(client)
    const tables = await listVenueTables(client)
    await client.query(`set local role ${appRole.name}; select set_config('casa.kind', 'staff', true)`)
    await client.query(`select set_config('casa.venue', $1, true)`, [String(venueId)])
    const { rows } = await client.query<{ name: string }>('select name from kernel_venues')
    const [venue] = rows
    if (!venue) throw new OperatorError(`There is no venue ${venueId}.`)
    for (const table of tables) await write(`rows/${table.name}.json`, rowLines(client, table, passwords, counts))
    for await (const { name, body } of picturesOf(client, store, venueId, { incomplete: true, signal }, counts))
      await write(name.replace(`/${venueId}/`, '/'), body)
    // The manifest is written last: a folder without it is not complete.
    const columns = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
    const manifest = {
      id: randomUUID(),
      takenAt: new Date().toISOString(),
      venueId,
      name: venue.name,
      migrations,
      tables: columns,
    }
    await writeFile(path.join(folder, manifestName), encodeVenueManifest(manifest), { mode: 0o600 })
    return { ...counts, name: venue.name }
  } finally {
    await client.end()
  }
}
