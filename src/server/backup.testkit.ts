import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { onTestFinished } from 'vitest'
import type { openPictures } from '#demo/stored-pictures.ts'
import { startEmbedded } from './kernel/db/embedded/embedded.ts'
import { storePicture } from './kernel/files/storing.ts'
import { schemaOf } from './testing/schema.ts'

/** A folder that is gone when the test is over. */
export const newFolder = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Some bytes in two sizes stand in for each of the demo's pictures, so that nothing needs encoding. */
export const someBytes: typeof openPictures = (db, store, venueId) => async () => {
  const sizes = [1, 2].map((width) => ({ width, bytes: randomBytes(width * 300) }))
  const about = { venueId, label: '', isPrivate: randomBytes(1).readUInt8() % 2 === 0 }
  return (await storePicture((work) => work(db), store, about, { sizes, width: 2, height: 2, blur: '' })).id
}

const tables = `
  select format('select %L as name, count(*)::int as rows, md5(string_agg(t::text, chr(10) order by t::text)) as hash from %I t',
    relname, relname) as query
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'kernel_assets' order by relname`

/** What is in a database, as hashes: of the rows of each table, and of the schema. */
export const contentOf = async (owner: ClientConfig) => {
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

/** The files of an instance, as hashes. */
export const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file))
    return `${path.relative(folder, file)} ${hash.digest('hex')}`
  })
  return (await Promise.all(hashes)).toSorted()
}

/** Looks into the database of a data folder that no server runs on. */
export const lookInto = async <T>(dataDir: string, look: (owner: ClientConfig) => Promise<T>) => {
  const database = await startEmbedded(dataDir)
  try {
    return await look(database.owner)
  } finally {
    await database.stop()
  }
}
