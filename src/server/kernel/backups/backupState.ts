import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../db/database.ts'
import { instance } from '../instance.table.ts'
import { venues } from '../venues/venues.table.ts'

const Time = z.coerce.date()

/** The history of the automatic backups, which all nodes share. */
const BackupState = z.object({
  /** Time from which on backups are due: the first start. */
  since: Time,
  last: z
    .object({
      name: z.string(),
      at: Time,
      bytes: z.number(),
      /** Seconds that it took. */
      seconds: z.number(),
      /** Pictures that were missing in the file store. */
      missing: z.number(),
    })
    .nullable()
    .default(null),
  /** The last failure, until a backup succeeds. */
  failure: z.object({ at: Time, isDiskFull: z.boolean() }).nullable().default(null),
  /** The last restore test. */
  test: z.object({ name: z.string(), at: Time, succeeded: z.boolean() }).nullable().default(null),
})
export type BackupState = z.infer<typeof BackupState>

const stateName = 'backups'

/** Null before the first start with automatic backups. */
export const findBackupState = async (db: Db): Promise<BackupState | null> => {
  const [row] = await db.select().from(instance).where(eq(instance.name, stateName))
  return row ? BackupState.parse(JSON.parse(row.value)) : null
}

/** Changes the state. Only the node that has the lock of backups may call it, because it overwrites other changes. */
export const changeBackupState = async (db: Db, change: Partial<BackupState>, now: Date) => {
  const state = { ...((await findBackupState(db)) ?? BackupState.parse({ since: now })), ...change }
  const value = JSON.stringify(state)
  await db
    .insert(instance)
    .values({ name: stateName, value })
    .onConflictDoUpdate({ target: instance.name, set: { value } })
}

/**
 * The last time before `now` at which the clock of the first venue showed `hour`, or that of UTC without a venue. The transaction
 * must be in the first venue.
 */
export const lastTimeAtHour = async (db: Db, hour: number, now: Date): Promise<Date> => {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${venues.timeZone})`
  const [row] = await db
    .select({
      at: sql<string>`((${local} - make_interval(hours => ${hour}::int))::date + make_interval(hours => ${hour}::int)) at time zone ${venues.timeZone}`,
    })
    .from(venues)
  return row
    ? new Date(row.at)
    : new Date(new Date(now).setUTCHours(now.getUTCHours() < hour ? hour - 24 : hour, 0, 0, 0))
}
