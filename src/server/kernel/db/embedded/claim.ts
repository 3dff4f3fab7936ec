import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { unlessSilent } from '../silence.ts'
import { FolderInUse } from './failures.ts'
import type { Folder } from './folder.ts'

const CLAIM = [0x436173, 0x436c75] // 'Cas', 'Clu': only has to be the same in every version
const TRY_EVERY = 100
/** Counted, not timed: a paused machine must leave the server its moment as well. */
const TRIES = 20

/**
 * Makes this app the only one of the folder for as long as the session lasts.
 * The lock lives in the session, so even kill -9 gives it back; the server may need a moment to notice.
 */
export const claimFolder = async (session: Client, { root }: Folder) => {
  for (let tries = 1; ; tries++) {
    const trying = session.query<{ ours: boolean }>('select pg_try_advisory_lock($1, $2) as ours', CLAIM)
    const { rows } = await unlessSilent(session, trying)
    if (rows[0]?.ours) return
    if (tries >= TRIES) throw new FolderInUse(root)
    await sleep(TRY_EVERY)
  }
}
