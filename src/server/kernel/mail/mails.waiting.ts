import { and } from 'drizzle-orm'
import { to } from '#contract/kernel/pages.ts'
import { waitingText as text } from '../waiting/waiting.text.ts'
import { waitingKind } from '../waiting/waitingKind.ts'
import { isFailedMail } from './mail.queries.ts'
import { mails } from './mail.table.ts'

/** Mails that are not sent after several attempts; they are still retried. */
export const mailsWaiting = waitingKind({
  name: 'kernel.mails',
  ...text.mails,
  roles: ['admin'],
  page: 'failedMails',
  pathOf: () => to('failedMails'),
  dependsOn: ['kernel.mails'],
  appearsByItself: true,
  columns: { id: mails.id, since: mails.createdAt },
  query: (db, condition) =>
    db
      .select({ id: mails.id, since: mails.createdAt, recipient: mails.recipient, subject: mails.subject })
      .from(mails)
      .where(and(isFailedMail, condition)),
  describe: ({ recipient, subject }) => ({ title: recipient, detail: subject, link: to('failedMails') }),
})
