import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { withTimeout } from '../withTimeout.ts'

const pollInterval = 2_000
/** Milliseconds for which recording a result is retried while the database is unavailable. */
const recordTimeout = 60_000
const stopTimeout = 5_000

/** One or several rows of a venue's outbox. */
interface OfVenue {
  venueId: number
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

  /** Records the result, with retries for a minute while the database is unavailable: an unrecorded message would be sent again. */
  const record = async ({ venueId }: T, outcome: (db: Db) => Promise<unknown>) => {
    for (const until = performance.now() + recordTimeout; ; await delay(pollInterval))
      try {
        return await database.inVenue(venueId, 'write', outcome)
      } catch (error) {
        if (stopped || performance.now() > until) throw error
      }
  }

  /** Returns false if no row is due. */
  const sendOne = async () => {
    const taken = await database.asTask('write', take)
    if (!taken) return false
    await record(taken, await send(taken))
    return true
  }

  const stop = backgroundTasks.repeat(taskName, pollInterval, sendOne)
  return () => {
    stopped = true
    // A delivery that hangs does not delay the stop: its row is sent again when the lease ends.
    return withTimeout(stopTimeout, stop()).catch(() => {})
  }
}
