import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { recordOperatorAct } from '../activity/securityEvents.ts'
import { appRole } from '../db/columns.ts'
import { setVenue } from '../db/database.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'

/**
 * Adds a backup to the activity log of every venue. Nothing is added to a database of an older version, which has no
 * log, or to a replica, which cannot be written.
 */
export const recordBackup = async (owner: pg.ClientConfig, venues: number, file: string) => {
  const client = await connectAsOwner(owner)
  try {
    const { rows } = await client.query<{ writable: boolean }>(
      `select to_regclass('kernel_activity') is not null and not pg_is_in_recovery() as writable`,
    )
    if (!rows[0]?.writable) return
    await client.query(`begin; set local role ${appRole.name}`)
    const db = drizzle(client, { casing: 'snake_case' })
    for (let venueId = 1; venueId <= venues; venueId++) {
      await setVenue(db, venueId)
      await recordOperatorAct(db, { venueId, event: 'system.backup.taken', label: file })
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
