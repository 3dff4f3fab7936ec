import type { Socket } from 'node:net'
import type pg from 'pg'
import { afterRunning } from '../running-timer.ts'
import { DatabaseAway } from './unreachable.ts'

/** Milliseconds without a byte from the database, counted while this process was running. */
const longestSilence = 3_000

/**
 * Waits for work on a connection for as long as bytes arrive on it. The connection is cut when none has arrived for too
 * long: connecting takes several round trips, so a limit for the whole would fail on a machine that is only slow.
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
    // Not end(): that would wait for the database.
    client.connection.stream.destroy()
    throw error
  } finally {
    cancel()
  }
}
