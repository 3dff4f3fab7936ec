import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { inShort } from '../log.ts'
import { noteFailed, noteSent, takeDue } from '../outbox/outbox.queries.ts'
import { startSending } from '../outbox/sending.ts'
import { deliveredWithin, openDelivery } from './delivery.ts'
import { mails } from './mail.table.ts'

/** In seconds. A mail is one node's for longer than a delivery and noting its outcome may take. */
const leased = (2 * deliveredWithin) / 1000
const firstPause = 60
const pauseAtMost = 3600

/** Sends what waits in the outbox, trying again with growing pauses. */
export const startSender = (kernel: Kernel) => {
  const deliver = openDelivery(kernel.configuration)
  return startSending(kernel, {
    errand: 'sending mail',
    take: (db) => takeDue(db, mails, 'mail', leased),
    send: (mail) =>
      deliver(mail).then(
        // What was sent need not be kept: it may hold a link that opens an account.
        () => (db: Db) => noteSent(db, mails, mail, { body: '' }),
        (error) => (db: Db) => {
          const pause = Math.min(pauseAtMost, firstPause * 2 ** mail.tries)
          return noteFailed(db, mails, mail, pause, { lastError: inShort(error) })
        },
      ),
  })
}
