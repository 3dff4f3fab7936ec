import type { Socket } from 'node:net'
import type pg from 'pg'
import { afterRunning } from '../running-timer.ts'
import { DatabaseAway } from './unreachable.ts'

/** Milliseconds without a byte from the database. Time in which this process was suspended does not count. */
const longestSilence = 3_000

/**
 * Waits for `work` as long as bytes arrive on the connection, and cuts the connection after `limit` ms without any. A
 * timeout for the whole work would fail on a slow machine, because connecting takes several round trips.
 */
export const unlessSilent = async <T>(client: pg.Client, work: Promise<T>, limit = longestSilence): Promise<T> => {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const cancel = afterRunning(
    limit,
    () => reject(new DatabaseAway()),
    () => (client.connection.stream as Socket).bytesRead,
  )
  try {
    return await Promise.race([work, silence])
  } catch (error) {
    // end() would wait for the database.
    client.connection.stream.destroy()
    throw error
  } finally {
    cancel()
  }
}
