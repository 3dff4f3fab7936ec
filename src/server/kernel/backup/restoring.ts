import { readdir, rm } from 'node:fs/promises'
import type pg from 'pg'
import { prepareFilled } from '../db/prepare.ts'
import { openStore } from '../files/store.ts'
import { Mendable } from '../mendable.ts'
import { Damaged, readArchive } from './archive.ts'
import { type Manifest, manifestName, readManifest } from './manifest.ts'
import { plainTexts, rowsIn, tablesOf, writeLines } from './rows.ts'

/** A backup that was read to its end and is whole. */
interface Checked {
  file: string
  made: ReturnType<typeof readManifest>
}

interface Target {
  owner: pg.ClientConfig
  /** Where pictures go. */
  folder: string
}

/** Nothing is written of a backup before all of it was seen to be as it was taken. */
export const checkBackup = async (file: string, signal: AbortSignal): Promise<Checked> => {
  let manifest: string | undefined
  for await (const { name, body } of readArchive(file)) {
    signal.throwIfAborted()
    if (name === manifestName) manifest = body.toString()
  }
  if (manifest === undefined) throw new Damaged(file)
  return { file, made: readManifest(manifest) }
}

/** Rows come back as they were: nothing is counted or checked again while they come, in whatever order. */
const loosen = `
  select format('alter table %s no force row level security, disable trigger user', oid::regclass) as now,
    format('alter table %s enable trigger user', oid::regclass) as later
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

const loosened = async (client: pg.Client, work: () => Promise<void>) => {
  const { rows } = await client.query<{ now: string; later: string }>(loosen)
  for (const { now } of rows) await client.query(now)
  await work()
  for (const { later } of rows) await client.query(later)
}

const tablesFor = async (client: pg.Client, manifest: Manifest) => {
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  for (const [name, columns] of Object.entries(manifest.tables))
    if (
      tables
        .get(name)
        ?.columns.map((column) => column.name)
        .join() !== columns.join()
    )
      throw new Mendable(
        `The backup has a table ${name} that its version has not so: it was taken from a database that somebody changed by hand.`,
      )
  return tables
}

const fill = async (client: pg.Client, { file, made }: Checked, folder: string, signal: AbortSignal) => {
  const store = openStore(folder)
  const tables = await tablesFor(client, made.manifest)
  await client.query(plainTexts)
  await loosened(client, async () => {
    for await (const { name, body } of readArchive(file)) {
      signal.throwIfAborted()
      const table = tables.get(rowsIn.exec(name)?.[1] ?? '')
      if (table) await writeLines(client, table, body.toString().trimEnd().split('\n'))
      else if (name.startsWith('files/')) await store.put(name.slice('files/'.length), body)
    }
  })
}

const isEmpty = async (folder: string) => (await readdir(folder).catch(() => [])).length === 0

/** Puts a backup where there is nothing yet: all of it or nothing. */
export const restoreBackup = async ({ owner, folder }: Target, checked: Checked, signal: AbortSignal) => {
  if (!(await isEmpty(folder)))
    throw new Mendable(`There are pictures in ${folder} already: choose a DATA_DIR where there is nothing yet.`)
  let begun = false
  try {
    await prepareFilled(owner, checked.made.migrations, (client) => {
      begun = true
      return fill(client, checked, folder, signal)
    })
  } catch (error) {
    if (begun) await rm(folder, { recursive: true, force: true })
    throw error
  }
}
