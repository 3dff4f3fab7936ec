import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { onTestFinished } from 'vitest'
import type { openPictures } from '#demo/stored-pictures.ts'
import { readArchive } from './kernel/backup/archive.ts'
import { startEmbeddedDatabase } from './kernel/db/embedded/embedded.ts'
import { storePicture } from './kernel/files/storePicture.ts'
import { schemaOf } from './testing/schema.ts'

/** Creates a folder that is removed when the test ends. */
export const createTestFolder = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Stores random bytes in two sizes in place of a picture of the demo, so that nothing has to be encoded. */
export const openRandomPictures: typeof openPictures = (db, store, venueId) => async () => {
  const sizes = [1, 2].map((width) => ({ width, bytes: randomBytes(width * 300) }))
  const info = { venueId, label: '', isPrivate: randomBytes(1).readUInt8() % 2 === 0 }
  return (await storePicture((work) => work(db), store, info, { sizes, width: 2, height: 2, blur: '' })).id
}

const tables = `
  select format('select %L as name, count(*)::int as rows, md5(string_agg(t::text, chr(10) order by t::text)) as hash from %I t',
    relname, relname) as query
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'kernel_assets' order by relname`

/** Row count and hash of each table, and the schema of a database. */
export const hashDatabase = async (owner: ClientConfig) => {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<{ query: string }>(tables)
    const content = await client.query<{ name: string; rows: number; hash: string | null }>(
      `${rows.map(({ query }) => query).join(' union all ')} order by name`,
    )
    return { tables: content.rows, schema: await schemaOf(client) }
  } finally {
    await client.end()
  }
}

/** Paths and hashes of all files in a folder. */
export const hashFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file))
    return `${path.relative(folder, file)} ${hash.digest('hex')}`
  })
  return (await Promise.all(hashes)).toSorted()
}

/** Starts the embedded database of a data folder for one query. No server may run on the folder. */
export const queryDataFolder = async <T>(dataDir: string, query: (owner: ClientConfig) => Promise<T>) => {
  const database = await startEmbeddedDatabase(dataDir)
  try {
    return await query(database.owner)
  } finally {
    await database.stop()
  }
}

/**
 * Content of each file of an archive, or of its `folder`, without the manifest: sorted lines for files of rows, base64 for others.
 */
export const archiveContentOf = async (file: string, folder = '') => {
  const found = new Map<string, string[]>()
  for await (const { name, body } of readArchive(file)) {
    if (name === 'manifest.json' || !name.startsWith(folder)) continue
    const lines = name.startsWith('rows/') ? body.toString().split('\n').toSorted() : [body.toString('base64')]
    found.set(name, lines)
  }
  return found
}
