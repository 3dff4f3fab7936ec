import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { within } from '../within.ts'
import type { Waiting } from './outbox.queries.ts'

const pollEvery = 2_000
const notedWithin = 60_000
const stopsWithin = 5_000

interface Sending<T extends Waiting> {
  /** As the log calls it. */
  errand: string
  /** What is to be sent next; for a while it is this node's. */
  take: (db: Db) => Promise<T | null>
  /** Sends it, while no transaction is open; answers with how its outcome is noted. */
  send: (taken: T) => Promise<(db: Db) => Promise<unknown>>
}

/** Sends what waits in an outbox, one after the other; several nodes share the work. */
export const startSending = <T extends Waiting>({ database, errands }: Kernel, { errand, take, send }: Sending<T>) => {
  let stopped = false

  /** Told to the database even where it has just gone away: what it does not hear of is sent again. */
  const note = async ({ venueId }: T, outcome: (db: Db) => Promise<unknown>) => {
    for (const until = performance.now() + notedWithin; ; await delay(pollEvery))
      try {
        return await database.inVenue(venueId, 'write', outcome)
      } catch (error) {
        if (stopped || performance.now() > until) throw error
      }
  }

  /** False when nothing waits. */
  const sendOne = async () => {
    const taken = await database.transaction('write', take)
    if (!taken) return false
    await note(taken, await send(taken))
    return true
  }

  const stop = errands.repeat(errand, pollEvery, sendOne)
  return () => {
    stopped = true
    // Whoever takes it and does not answer holds nobody up: it is sent again when it is due.
    return within(stopsWithin, stop()).catch(() => {})
  }
}
