import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { checkBackup, restoreBackup } from '../backup/restoreBackup.ts'
import { findBinaries } from '../db/embedded/binaries.ts'
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts'
import { mapUrls } from '../db/hosts.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { OperatorError } from '../operatorError.ts'

const folderPrefix = 'restore-test-'

/** Settings of a database that is deleted after the test: nothing waits for the disk. */
const disposable = `alter system set fsync = off; alter system set full_page_writes = off`

const countVenues = async (owner: pg.ClientConfig) => {
  const client = await connectAsOwner(owner)
  try {
    const { rows } = await client.query<{ value: string }>(
      `select value from kernel_instance where name = 'last venue'`,
    )
    return Number(rows[0]?.value ?? 0)
  } finally {
    await client.end()
  }
}

const speedUp = async (owner: pg.ClientConfig) => {
  const client = await connectAsOwner(owner)
  try {
    for (const statement of disposable.split(';')) await client.query(statement)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/** Removes what tests have left behind whose process was killed. A database that still runs there ends by itself. */
const removeLeftovers = async (parent: string) => {
  for (const name of await readdir(parent).catch(() => []))
    if (name.startsWith(folderPrefix)) await rm(path.join(parent, name), { recursive: true, force: true })
}

interface TemporaryDatabase {
  owner: pg.ClientConfig
  remove(): Promise<void>
}

/** A temporary database in a server of its own. */
const startOwnServer = async (folder: string): Promise<TemporaryDatabase> => {
  const { owner, stop } = await startEmbeddedDatabase(folder)
  await speedUp(owner)
  return { owner, remove: stop }
}

/** A temporary database beside the instance's, for installations without the embedded PostgreSQL. */
const createBeside = async (instance: pg.ClientConfig): Promise<TemporaryDatabase> => {
  const run = async (statement: string) => {
    const client = await connectAsOwner(instance)
    await client.query(statement).finally(() => client.end())
  }
  const database = `casaclub_restore_test_${process.pid}`
  try {
    await run(`drop database if exists ${database}`)
    await run(`create database ${database} encoding utf8 template template0`)
  } catch (error) {
    throw new OperatorError(
      `The restore test needs the embedded PostgreSQL package, or a database role with CREATEDB (${(error as Error).message}).`,
      { cause: error },
    )
  }
  const inDatabase = (url: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  const owner = instance.connectionString ? mapUrls(instance, inDatabase) : { ...instance, database }
  return { owner, remove: () => run(`drop database ${database} with (force)`) }
}

/**
 * Restores a backup into a temporary database, upgrades it to this version, and deletes it. The database is in a server of
 * its own in a new folder inside of `parent`, so that the running one is not involved; `instance` is used only if the
 * embedded PostgreSQL is not installed. Throws if the backup cannot be restored.
 */
export const runRestoreTest = async (file: string, parent: string, signal: AbortSignal, instance?: pg.ClientConfig) => {
  const checked = await checkBackup(file, signal)
  await removeLeftovers(parent)
  const folder = await mkdtemp(path.join(parent, folderPrefix))
  try {
    const isInstalled = await findBinaries().then(
      () => true,
      () => false,
    )
    const database =
      isInstalled || !instance ? await startOwnServer(path.join(folder, 'data')) : await createBeside(instance)
    try {
      await restoreBackup({ owner: database.owner, folder: path.join(folder, 'files') }, checked, signal)
      await prepareDatabase(database.owner)
      const venues = await countVenues(database.owner)
      if (venues === 0) throw new OperatorError(`${file} contains no venue.`)
      return { takenAt: checked.content.manifest.takenAt, venues }
    } finally {
      await database.remove()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
