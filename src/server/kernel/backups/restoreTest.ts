import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { checkBackup, restoreBackup } from '../backup/restoreBackup.ts'
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { OperatorError } from '../operatorError.ts'

const folderPrefix = 'restore-test-'

/** Settings of a database that is deleted after the test: nothing waits for the disk. */
const disposable = `alter system set fsync = off; alter system set full_page_writes = off`

const countVenues = async (owner: pg.ClientConfig) => {
  const client = await connectAsOwner(owner)
  try {
    // The owner of the embedded database is a superuser, so row-level security shows all venues.
    const { rows } = await client.query<{ venues: number }>('select count(*)::int as venues from kernel_venues')
    return rows[0]?.venues ?? 0
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

/**
 * Restores a backup into a database server of its own in a new folder inside of `parent`, upgrades it to this version,
 * and deletes both. The running database is not used. Throws if the backup cannot be restored.
 */
export const testRestore = async (file: string, parent: string, signal: AbortSignal) => {
  const checked = await checkBackup(file, signal)
  await removeLeftovers(parent)
  const folder = await mkdtemp(path.join(parent, folderPrefix))
  try {
    const database = await startEmbeddedDatabase(path.join(folder, 'data'))
    try {
      await speedUp(database.owner)
      await restoreBackup({ owner: database.owner, folder: path.join(folder, 'files') }, checked, signal)
      await prepareDatabase(database.owner)
      const venues = await countVenues(database.owner)
      if (venues === 0) throw new OperatorError(`${file} contains no venue.`)
      return { takenAt: checked.content.manifest.takenAt, venues }
    } finally {
      await database.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
