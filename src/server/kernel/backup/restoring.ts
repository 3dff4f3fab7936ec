import { readdir, rm } from 'node:fs/promises'
import type pg from 'pg'
import { prepareFilled } from '../db/prepare.ts'
import { openStore } from '../files/store.ts'
import { Mendable } from '../mendable.ts'
import { Damaged, readArchive } from './archive.ts'
import { type Manifest, manifestName, readManifest } from './manifest.ts'
import { plainTexts, rowsIn, tablesOf, writeLines } from './rows.ts'

/** A backup whose checksum matches and that this program can restore. */
interface CheckedBackup {
  file: string
  content: ReturnType<typeof readManifest>
}

interface RestoreTarget {
  owner: pg.ClientConfig
  /** Folder for the pictures. */
  folder: string
}

/** Reads a whole backup and compares its checksum. Must be done before anything is restored. */
export const checkBackup = async (file: string, signal: AbortSignal): Promise<CheckedBackup> => {
  let manifest: string | undefined
  for await (const { name, body } of readArchive(file)) {
    signal.throwIfAborted()
    if (name === manifestName) manifest = body.toString()
  }
  if (manifest === undefined) throw new Damaged(file)
  return { file, content: readManifest(manifest) }
}

/**
 * Statements that switch off triggers and foreign keys, and those that switch them on again. Otherwise restored rows
 * would be counted again by triggers, and would have to be inserted in the order of their foreign keys.
 */
const constraintStatements = `
  select format('alter table %s no force row level security, disable trigger user', oid::regclass) as disable,
    format('alter table %s enable trigger user', oid::regclass) as enable
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

const withoutConstraints = async (client: pg.Client, work: () => Promise<void>) => {
  const { rows } = await client.query<{ disable: string; enable: string }>(constraintStatements)
  for (const { disable } of rows) await client.query(disable)
  await work()
  for (const { enable } of rows) await client.query(enable)
}

const matchTables = async (client: pg.Client, manifest: Manifest) => {
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  for (const [name, columns] of Object.entries(manifest.tables))
    if (
      tables
        .get(name)
        ?.columns.map((column) => column.name)
        .join() !== columns.join()
    )
      throw new Mendable(
        `The columns of the table ${name} in the backup are not those of its version: the database was changed by hand before the backup, so it cannot be restored.`,
      )
  return tables
}

const fill = async (client: pg.Client, { file, content }: CheckedBackup, folder: string, signal: AbortSignal) => {
  const store = openStore(folder)
  const tables = await matchTables(client, content.manifest)
  await client.query(plainTexts)
  await withoutConstraints(client, async () => {
    for await (const { name, body } of readArchive(file)) {
      signal.throwIfAborted()
      const table = tables.get(rowsIn.exec(name)?.[1] ?? '')
      if (table) await writeLines(client, table, body.toString().trimEnd().split('\n'))
      else if (name.startsWith('files/')) await store.put(name.slice('files/'.length), body)
    }
  })
}

const isEmpty = async (folder: string) => (await readdir(folder).catch(() => [])).length === 0

/** Restores a backup into an empty database and an empty folder. After a failure both are empty again. */
export const restoreBackup = async ({ owner, folder }: RestoreTarget, checked: CheckedBackup, signal: AbortSignal) => {
  if (!(await isEmpty(folder))) throw new Mendable(`There are pictures in ${folder} already: choose an empty DATA_DIR.`)
  let hasBegun = false
  try {
    await prepareFilled(owner, checked.content.migrations, (client) => {
      hasBegun = true
      return fill(client, checked, folder, signal)
    })
  } catch (error) {
    if (hasBegun) await rm(folder, { recursive: true, force: true })
    throw error
  }
}
