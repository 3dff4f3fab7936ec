import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { summarizeError } from '../log.ts'
import { markFailed, markSent, takeDueRow } from '../outbox/outbox.queries.ts'
import { startOutboxSender } from '../outbox/sending.ts'
import { venues } from '../venues/venues.table.ts'
import { deliveryTimeout, openDelivery } from './delivery.ts'
import { mails } from './mail.table.ts'

/** Seconds for which a mail belongs to the node that took it: longer than a delivery and recording its result take. */
const leaseSeconds = (2 * deliveryTimeout) / 1000
const firstRetrySeconds = 60
const maxRetrySeconds = 3600

/** The venue's own mail address, to which replies go; null if the venue has none. */
const venueMail = async (db: Db) => {
  const [venue] = await db.select({ mail: venues.mail }).from(venues)
  return venue?.mail || null
}

/** Starts the background task that sends queued mails; a failed mail is retried with doubling delays. */
export const startMailSender = (kernel: Kernel) => {
  const deliver = openDelivery(kernel.configuration)
  return startOutboxSender(kernel, {
    taskName: 'sending mail',
    take: async (db) => {
      const mail = await takeDueRow(db, mails, 'mail', leaseSeconds)
      return mail && { ...mail, replyTo: mail.replyTo ?? (await venueMail(db)) }
    },
    send: (mail) =>
      deliver(mail).then(
        // The body is erased after sending, because it may contain a link that gives access to an account.
        () => (db: Db) => markSent(db, mails, mail, { body: '', calendar: null }),
        (error) => (db: Db) => {
          const retrySeconds = Math.min(maxRetrySeconds, firstRetrySeconds * 2 ** mail.tries)
          return markFailed(db, mails, mail, retrySeconds, { lastError: summarizeError(error) })
        },
      ),
  })
}
