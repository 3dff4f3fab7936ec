import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { prepareAndFillDatabase } from '../db/prepare.ts'
import { isDiskFull } from '../diskSpace.ts'
import { openDiskStore } from '../files/diskStore.ts'
import type { FileStore } from '../files/store.ts'
import { OperatorError } from '../operatorError.ts'
import { DamagedBackup, readArchive } from './archive.ts'
import { type Manifest, manifestFileName, parseManifest } from './manifest.ts'
import { insertRowLines, listBackupTables, rowsFilePattern, textFormatSettings } from './rows.ts'

/** A backup whose checksum matches and that this program can restore. */
interface CheckedBackup {
  file: string
  content: ReturnType<typeof parseManifest>
}

/** The store for the restored pictures, if nodes share it. */
export interface SharedTarget {
  /** Called in the transaction of the rows, before they are inserted; null if the backup's version has no such store. */
  open(client: pg.Client): Promise<FileStore | null>
  /** Throws an OperatorError if the store has files already. */
  checkEmpty(): Promise<void>
  /** True if the files must be removed after a failure, because they do not belong to the transaction. */
  isOutside: boolean
}

interface RestoreTarget {
  owner: pg.ClientConfig
  /** Folder for the pictures, if they are not restored into a shared store. */
  folder: string
  shared?: SharedTarget | undefined
}

/**
 * Reads a whole backup, compares its checksum and parses its manifest. Throws if the backup is damaged or this program cannot
 * restore it. Must be called before anything is restored.
 */
export const checkBackup = async (file: string, signal: AbortSignal): Promise<CheckedBackup> => {
  let manifest: string | undefined
  for await (const { name, body } of readArchive(file)) {
    signal.throwIfAborted()
    if (name === manifestFileName) manifest = body.toString()
  }
  if (manifest === undefined) throw new DamagedBackup(file)
  return { file, content: parseManifest(manifest) }
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

/** Runs `work` while triggers and foreign keys are off and the owner sees all rows. Row-level security stays unforced. */
export const withoutConstraints = async (client: pg.Client, work: () => Promise<void>) => {
  const { rows } = await client.query<{ disable: string; enable: string }>(constraintStatements)
  for (const { disable } of rows) await client.query(disable)
  await work()
  for (const { enable } of rows) await client.query(enable)
}

const matchTables = async (client: pg.Client, manifest: Manifest) => {
  const tables = new Map((await listBackupTables(client)).map((table) => [table.name, table]))
  for (const [name, columns] of Object.entries(manifest.tables))
    if (
      tables
        .get(name)
        ?.columns.map((column) => column.name)
        .join() !== columns.join()
    )
      throw new OperatorError(
        `The columns of the table ${name} in the backup are not those of its version: the database was changed by hand before the backup, so it cannot be restored.`,
      )
  return tables
}

const fill = async (client: pg.Client, { file, content }: CheckedBackup, store: FileStore, signal: AbortSignal) => {
  const tables = await matchTables(client, content.manifest)
  await client.query(textFormatSettings)
  await withoutConstraints(client, async () => {
    for await (const { name, body } of readArchive(file)) {
      signal.throwIfAborted()
      const table = tables.get(rowsFilePattern.exec(name)?.[1] ?? '')
      if (table) await insertRowLines(client, table, body.toString().trimEnd().split('\n'))
      else if (name.startsWith('files/')) await store.put(name.slice('files/'.length), body)
    }
  })
  // The planner chooses wrong indexes without statistics, which autovacuum would collect only after the start.
  await client.query('analyze')
}

const isEmpty = async (folder: string) => (await readdir(folder).catch(() => [])).length === 0

/** Remembers the pictures that are put, so that they can be removed again. */
const recordPictures = (store: FileStore) => {
  const pictures = new Set<string>()
  const put: FileStore['put'] = (name, bytes) => {
    pictures.add(path.posix.dirname(name))
    return store.put(name, bytes)
  }
  const removeAll = async () => {
    for (const picture of pictures) await store.remove(picture)
  }
  return { store: { ...store, put }, removeAll }
}

const explainFullDisk = (error: unknown) =>
  isDiskFull(error)
    ? new OperatorError(
        'The disk is full, so nothing was restored: free space for the database and the pictures, and run the command again.',
        { cause: error },
      )
    : error

/** Restores a backup into an empty database and an empty file store. After a failure both are empty again. */
export const restoreBackup = async (
  { owner, folder, shared }: RestoreTarget,
  checked: CheckedBackup,
  signal: AbortSignal,
) => {
  if (!(await isEmpty(folder)))
    throw new OperatorError(`There are pictures in ${folder} already: choose an empty DATA_DIR.`)
  await shared?.checkEmpty()
  let undo = async () => {}
  try {
    await prepareAndFillDatabase(owner, checked.content.migrations, async (client) => {
      const target = await shared?.open(client)
      const { store, removeAll } = recordPictures(target ?? openDiskStore(folder))
      undo = async () => {
        await rm(folder, { recursive: true, force: true })
        if (target && shared?.isOutside) await removeAll()
      }
      await fill(client, checked, store, signal)
    })
  } catch (error) {
    await undo()
    throw explainFullDisk(error)
  }
}
