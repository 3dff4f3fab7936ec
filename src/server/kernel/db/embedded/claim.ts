import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { FolderInUse } from './failures.ts'
import type { Folder } from './folder.ts'

const CLAIM = [0x436173, 0x436c75] // 'Cas', 'Clu': only has to be the same in every version
const PATIENCE = 2_000

/**
 * Makes this app the only one of the folder for as long as the session lasts.
 * The lock lives in the session, so even kill -9 gives it back; the server may need a moment to notice.
 */
export const claimFolder = async (session: Client, { root }: Folder) => {
  for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
    const { rows } = await session.query<{ ours: boolean }>('select pg_try_advisory_lock($1, $2) as ours', CLAIM)
    if (rows[0]?.ours) return
    if (Date.now() > end) throw new FolderInUse(root)
  }
}
