import { randomUUID } from 'node:crypto'
import { mails as contract } from '#contract/kernel/mails.ts'
import { inTransaction, outsideTransaction } from '../door.ts'
import { findOwnAccount } from '../identity/accounts.ts'
import { orRefuse } from '../outcomes.ts'
import { venues } from '../venues/venues.table.ts'
import { openDelivery } from './delivery.ts'
import { discardMail, listFailedMails, retryMail } from './mail.queries.ts'
import { testMail } from './testMail.text.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

export const mailsRoutes = {
  failed: on.failed.handler(({ context: { db } }) => listFailedMails(db)),
  retry: on.retry.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await retryMail(db, input.id), errors),
  ),
  sendTest: steps.sendTest.handler(async ({ context, errors }) => {
    const { kernel, caller, reading, writing } = context
    if (kernel.configuration.smtpUrl === null) throw errors.no_mail_server()
    const { mail: recipient } = await reading((db) => findOwnAccount(db, caller))
    try {
      await openDelivery(kernel.configuration)({ id: randomUUID(), recipient, ...testMail })
    } catch (error) {
      kernel.log.warn({ err: error }, 'mail: the test mail was not accepted')
      throw errors.mail_not_accepted()
    }
    await writing(async (db) => {
      await db.update(venues).set({ mailTestedAt: context.now() })
    })
    return { recipient }
  }),
  discard: on.discard.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await discardMail(db, input.id), errors),
  ),
}
