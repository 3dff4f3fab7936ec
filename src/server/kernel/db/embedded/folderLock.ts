import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { failIfSilent } from '../failIfSilent.ts'
import { FolderInUse } from './failures.ts'
import type { DataFolder } from './folder.ts'

const LOCK_KEY = [0x436173, 0x436c75] // 'Cas', 'Clu'; must be the same in every version
const RETRY_AFTER = 100 // ms
/** A number of attempts instead of a time, so that a suspended machine does not use up the time. */
const ATTEMPTS = 20

/**
 * Takes the lock that makes this app the only one on the folder, until the session ends; throws FolderInUse if another app has it.
 * After kill -9 of an app the server notices the end of its session only after a moment, so the attempt is repeated.
 */
export const lockFolder = async (session: Client, { root }: DataFolder) => {
  for (let attempt = 1; ; attempt++) {
    const locking = session.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', LOCK_KEY)
    const { rows } = await failIfSilent(session, locking)
    if (rows[0]?.locked) return
    if (attempt >= ATTEMPTS) throw new FolderInUse(root)
    await sleep(RETRY_AFTER)
  }
}
