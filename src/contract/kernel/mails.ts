import * as z from 'zod'
import { perMinute } from './callLimits.ts'
import { refusals } from './refusals.ts'
import { Count, Done, Id, Moment } from './values.ts'
import { admin } from './who.ts'

/** A mail that could not be delivered. Its text is not shown, because it may contain a link that gives access to an account. */
export const FailedMail = z.object({
  id: Id,
  recipient: z.string(),
  subject: z.string(),
  createdAt: Moment,
  tries: Count,
  /** Time of the next attempt. */
  dueAt: Moment,
  lastError: z.string(),
})
export type FailedMail = z.infer<typeof FailedMail>

const one = z.strictObject({ id: Id })

/** Mails whose delivery has failed several times. */
export const mails = {
  failed: admin.read.output(z.array(FailedMail)),
  /** Attempts the delivery of a mail again now. */
  retry: admin.write.input(one).output(Done).errors(refusals('gone')),
  /** Sends a mail to the caller's own address now, past the outbox, and waits for the mail server's response. */
  sendTest: admin.write
    .output(z.object({ recipient: z.string() }))
    .errors(refusals({ no_mail_server: 409, mail_not_accepted: 424 }, 'too_many_tries'))
    .meta({ limit: { caller: perMinute(5) } }),
  /** Gives the mail up: it is deleted without being sent. */
  discard: admin.write.input(one).output(Done).errors(refusals('gone')),
}
