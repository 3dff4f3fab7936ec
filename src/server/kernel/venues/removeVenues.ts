import type pg from 'pg'
import { withoutConstraints } from '../backup/restoreBackup.ts'
import { listBackupTables } from '../backup/rows.ts'
import { appRole } from '../db/columns.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import { missingProtectionStatements } from '../db/tableProtection.ts'
import { OperatorError } from '../operatorError.ts'

/** Milliseconds to wait for the lock of a table; requests of a running server wait meanwhile. */
const lockTimeout = 3_000

const inTransaction = async <T>(owner: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectAsOwner(owner)
  try {
    await client.query(`begin; set local lock_timeout = ${lockTimeout}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== '55P03' && code !== '40P01') throw error
    throw new OperatorError('The tables are in use: stop the server, or repeat the command.', { cause: error })
  } finally {
    await client.end()
  }
}

const tablesOfVenues = async (client: pg.Client) => (await listBackupTables(client)).filter(({ ofVenue }) => ofVenue)

/** Number of rows of a venue in all tables. */
export const countRowsOfVenue = (owner: pg.ClientConfig, venueId: number) =>
  inTransaction(owner, async (client) => {
    const tables = await tablesOfVenues(client)
    await client.query(`set local role ${appRole.name}`)
    await client.query(`select set_config('casa.kind', 'task', true), set_config('casa.venue', $1, true)`, [venueId])
    const counts = tables.map(({ name }) => `select count(*) as count from ${name} where venue_id = $1`)
    const { rows } = await client.query<{ rows: number }>(
      `select sum(count)::int as rows from (${counts.join(' union all ')}) t`,
      [venueId],
    )
    return rows[0]?.rows ?? 0
  })

/**
 * Deletes all rows of these venues in one transaction, without triggers, which would refuse to delete ledger rows and
 * would update counters. Tables are locked until it ends.
 */
export const removeRowsOfVenues = (owner: pg.ClientConfig, venueIds: readonly number[]) =>
  inTransaction(owner, async (client) => {
    const tables = await tablesOfVenues(client)
    await withoutConstraints(client, async () => {
      for (const { name } of tables) await client.query(`delete from ${name} where venue_id = any ($1)`, [venueIds])
    })
    for (const statement of await missingProtectionStatements(client)) await client.query(statement)
  })
