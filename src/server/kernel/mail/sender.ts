import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { inShort } from '../log.ts'
import { within } from '../within.ts'
import { deliveredWithin, openDelivery } from './delivery.ts'
import { type Mail, noteFailed, noteSent, takeMail } from './mail.queries.ts'

const pollEvery = 2_000
/** In seconds. A mail is one node's for longer than a delivery and noting its outcome may take. */
const leased = (2 * deliveredWithin) / 1000
const firstPause = 60
const pauseAtMost = 3600
const stopsWithin = 5_000

/** Sends what waits in the outbox, trying again with growing pauses; several nodes share the work. */
export const startSender = ({ configuration, database, errands }: Kernel) => {
  const deliver = openDelivery(configuration)
  let stopped = false

  /** Told to the database even where it has just gone away: what it does not hear of is sent again. */
  const note = async (mail: Mail, outcome: (db: Db) => Promise<unknown>) => {
    for (const until = performance.now() + deliveredWithin; ; await delay(pollEvery))
      try {
        return await database.inVenue(mail.venueId, 'write', outcome)
      } catch (error) {
        if (stopped || performance.now() > until) throw error
      }
  }

  /** No transaction is open while a mail server is being talked to. False when nothing waits. */
  const sendOne = async () => {
    const mail = await database.transaction('write', (db) => takeMail(db, leased))
    if (!mail) return false
    const pause = Math.min(pauseAtMost, firstPause * 2 ** mail.tries)
    const outcome = await deliver(mail).then(
      () => (db: Db) => noteSent(db, mail),
      (error) => (db: Db) => noteFailed(db, mail, inShort(error), pause),
    )
    await note(mail, outcome)
    return true
  }

  const stop = errands.repeat('sending mail', pollEvery, sendOne)
  return () => {
    stopped = true
    // A mail server that does not answer holds nobody up: the mail is sent again when it is due.
    return within(stopsWithin, stop()).catch(() => {})
  }
}
