import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Feature } from '#contract/contract.ts'
import { takeBackup } from '../backup/takeBackup.ts'
import type { Configuration } from '../configuration.ts'
import { type Db, setVenue, type TransactionRunner } from '../db/database.ts'
import { connectAsOwner } from '../db/ownerConnection.ts'
import type { FileStore } from '../files/store.ts'
import { announce } from '../live/announce.ts'
import { summarizeError } from '../log.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import { openBackupBucket } from './backupBucket.ts'
import { type BackupStore, backupName, openBackupFolder, type StoredBackup } from './backupFolder.ts'
import { type BackupState, changeBackupState, findBackupState, lastTimeAtHour } from './backupState.ts'
import { runRestoreTest } from './restoreTest.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Milliseconds between a failed backup and the next attempt. */
const retryAfter = 60 * minute
/** Milliseconds between two restore tests, and between a failed one and the next attempt. */
const testEvery = 7 * day
const testAgainAfter = day

/** Advisory lock of the node that takes or tests a backup. */
const lock = [4127, 4] as const

interface BackupSource {
  owner: pg.ClientConfig
  database: TransactionRunner
  store: FileStore
  configuration: Configuration
  log: Logger
  now: () => Date
}

/** The automatic backups of an instance: taken at night and on request of an admin, tested every week, deleted after some days. */
export interface Backups {
  store: BackupStore
  overview(): Promise<BackupsOverview>
  /** Takes a backup now, unless some node is already working on one; then it does nothing. */
  take(): Promise<void>
  /** Takes the nightly backup and runs the weekly restore test if they are due. */
  doWhatIsDue(): Promise<void>
  /** Interrupts a running backup or test. */
  close(): void
}

interface BackupsOverview {
  /** Null before the first start with automatic backups. */
  state: BackupState | null
  /** Whether some node is taking or testing a backup now. */
  isRunning: boolean
  /** The next time at which a backup is due; null if automatic backups are off. */
  nextAt: Date | null
  /** Number of venues whose data a backup contains. */
  venues: number
}

const heldLocks = sql`
  select from pg_locks where locktype = 'advisory' and classid = ${lock[0]} and objid = ${lock[1]}
    and database = (select oid from pg_database where datname = current_database())`

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOSPC') || isDiskFull(error.cause))

export const openBackups = ({ owner, database, store: files, configuration, log, now }: BackupSource): Backups => {
  const { backupHour, backupDays, dataDir } = configuration
  const { backupUrl, backupDir } = configuration
  const store = backupUrl ? openBackupBucket(backupUrl, backupDir) : openBackupFolder(backupDir)
  const interruption = new AbortController()
  const { signal } = interruption

  const change = (state: Partial<BackupState>) => database.asTask('write', (db) => changeBackupState(db, state, now()))

  /** Notifies the pages of all venues that a backup or test has begun or ended. */
  const announceToAll = () =>
    database.asTask('write', async (db) => {
      const venues = await highestVenueNumber(db)
      for (let venueId = 1; venueId <= venues; venueId++)
        await announce(db, { venueId, changed: ['kernel.backups' satisfies Feature] })
    })

  /** Runs `work` while this node has the lock; returns without doing anything if another one has it. */
  const exclusively = async (work: () => Promise<unknown>) => {
    const client = await connectAsOwner(owner)
    let hasLock = false
    try {
      const found = await client.query<{ hasLock: boolean }>('select pg_try_advisory_lock($1, $2) as "hasLock"', [
        ...lock,
      ])
      hasLock = found.rows[0]?.hasLock ?? false
      if (!hasLock) return
      await announceToAll()
      await work()
    } finally {
      // The lock is released explicitly: `end()` does not wait until the database has ended the session, which would
      // hold the lock until then.
      if (hasLock) await client.query('select pg_advisory_unlock($1, $2)', [...lock]).catch(() => {})
      await client.end()
      if (hasLock) await announceToAll()
    }
  }

  const removeOld = async () => {
    const [newest, ...others] = await store.list()
    for (const { name, takenAt } of newest ? others : [])
      if (now().getTime() - takenAt.getTime() > backupDays * day) await store.remove(name)
  }

  const takeOne = async () => {
    const at = now()
    const name = backupName(at)
    let missing = 0
    try {
      const bytes = await store.add(name, async (file) => {
        // A missing picture must not prevent the backup of everything else.
        const counts = await takeBackup({ owner, store: files }, file, { incomplete: true, signal })
        missing = counts.missing
      })
      if (missing > 0) log.warn({ missing }, 'backup: some pictures are missing in the file store')
      const seconds = (now().getTime() - at.getTime()) / 1000
      await change({ last: { name, at, bytes, seconds, missing }, failure: null })
    } catch (error) {
      if (!signal.aborted) await change({ failure: { at, isDiskFull: isDiskFull(error) } })
      throw error
    }
    await removeOld()
  }

  const testNewest = async ({ name }: StoredBackup) => {
    try {
      await store.withFile(name, (file) => runRestoreTest(file, dataDir, signal, owner))
      await change({ test: { name, at: now(), succeeded: true } })
    } catch (error) {
      if (signal.aborted) return
      await change({ test: { name, at: now(), succeeded: false } })
      throw new Error(`the restore test of ${name} failed: ${summarizeError(error)}`, { cause: error })
    }
  }

  /** The last time before `time` at which the nightly backup is due; null if automatic backups are off. */
  const dueBefore = async (db: Db, time: Date) => {
    if (backupHour === null) return null
    await setVenue(db, 1)
    return lastTimeAtHour(db, backupHour, time)
  }
  const since = (time: Date | undefined) => (time ? now().getTime() - time.getTime() : Number.POSITIVE_INFINITY)

  const backupIsDue = async () => {
    const { due, state } = await database.asTask('read', async (db) => ({
      due: await dueBefore(db, now()),
      state: await findBackupState(db),
    }))
    if (!due) return false
    // The first start takes no backup: an instance that was just created, or a demo, has nothing to lose yet.
    if (!state) await change({ since: now() })
    const latest = state?.last?.at ?? state?.since ?? now()
    return latest < due && since(state?.failure?.at) > retryAfter
  }
  const testIsDue = async () => {
    const { test } = (await database.asTask('read', findBackupState)) ?? {}
    return since(test?.at) > (test?.succeeded === false ? testAgainAfter : testEvery)
  }

  return {
    store,
    overview: () =>
      database.asTask('read', async (db) => ({
        state: await findBackupState(db),
        isRunning: ((await db.execute(heldLocks)).rowCount ?? 0) > 0,
        nextAt: await dueBefore(db, new Date(now().getTime() + day)),
        venues: await highestVenueNumber(db),
      })),
    take: () => exclusively(takeOne),
    async doWhatIsDue() {
      if (backupHour === null) return
      if (await backupIsDue()) await exclusively(async () => (await backupIsDue()) && takeOne())
      if (!(await testIsDue())) return
      const [newest] = await store.list()
      if (newest) await exclusively(async () => (await testIsDue()) && testNewest(newest))
    },
    close: () => interruption.abort(),
  }
}
