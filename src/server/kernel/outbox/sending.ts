import { setTimeout as delay } from 'node:timers/promises'
import type { Db, TransactionRunner } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { withTimeout } from '../withTimeout.ts'

export const pollInterval = 2_000
/** Milliseconds for which recording a result is retried while the database is unavailable. */
const recordTimeout = 60_000
export const stopTimeout = 5_000

/** One or several rows of a venue's outbox. */
interface OfVenue {
  venueId: number
}

/**
 * Records the result of a delivery, with retries while the database is unavailable: an unrecorded message would be sent
 * again. A stopped task does not retry.
 */
export const recordResult = async (
  database: TransactionRunner,
  venueId: number,
  outcome: (db: Db) => Promise<unknown>,
  isStopped: () => boolean,
) => {
  for (const until = performance.now() + recordTimeout; ; await delay(pollInterval))
    try {
      return await database.inVenue(venueId, 'write', outcome)
    } catch (error) {
      if (isStopped() || performance.now() > until) throw error
    }
}

interface Sending<T extends OfVenue> {
  /** Name of the background task in the log. */
  taskName: string
  /** Takes due rows and leases them to this node; null if none is due. */
  take: (db: Db) => Promise<T | null>
  /** Sends the rows while no transaction is open; returns the query that records the result. */
  send: (taken: T) => Promise<(db: Db) => Promise<unknown>>
}

/** Starts a background task that sends an outbox; several nodes share the work. Returns a function that stops it. */
export const startOutboxSender = <T extends OfVenue>(
  { database, backgroundTasks }: Kernel,
  { taskName, take, send }: Sending<T>,
) => {
  let stopped = false

  /** Returns false if no row is due. */
  const sendOne = async () => {
    const taken = await database.asTask('write', take)
    if (!taken) return false
    await recordResult(database, taken.venueId, await send(taken), () => stopped)
    return true
  }

  const stop = backgroundTasks.repeat(taskName, pollInterval, sendOne)
  return () => {
    stopped = true
    // A delivery that hangs does not delay the stop: its row is sent again when the lease ends.
    return withTimeout(stopTimeout, stop()).catch(() => {})
  }
}
