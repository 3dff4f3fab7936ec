import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { type Db, enterVenue } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { inShort } from '../log.ts'
import { mails } from './mail.table.ts'

type Mail = typeof mails.$inferSelect
type Deliver = (mail: Mail) => Promise<void>

const pollEvery = 2_000
const minute = 60_000
const waitAtMost = 60 * minute

const bySmtp = (url: string, from: string): Deliver => {
  const transport = createTransport({ url, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 })
  return async ({ recipient: to, subject, body: text, id }) => {
    // The id lets a mail server recognise a second delivery of the same mail.
    await transport.sendMail({ from, to, subject, text, messageId: `<${id}@casaclub>` })
  }
}

/** Without a mail server every mail becomes a file that a person, or a test, can open. */
const intoFolder = (folder: string, from: string): Deliver => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async ({ recipient: to, subject, body: text, id }) => {
    const { message } = await transport.sendMail({ from, to, subject, text, messageId: `<${id}@casaclub>` })
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, `${id}.eml`)
    await writeFile(`${file}.part`, message)
    await rename(`${file}.part`, file)
  }
}

/** Takes one waiting mail, delivers it and notes the outcome; false when nothing waits. */
const sendOne = (deliver: Deliver, now: Date) => async (db: Db) => {
  await db.execute(sql`select set_config('casa.errand', 'mail', true)`)
  const [waiting] = await db
    .select({ venueId: mails.venueId, id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.dueAt, now)))
    .orderBy(mails.dueAt)
    .limit(1)
  if (!waiting) return false
  await db.execute(sql`select set_config('casa.errand', '', true)`)
  await enterVenue(db, waiting.venueId)
  const unsent = and(eq(mails.id, waiting.id), isNull(mails.sentAt))
  const [mail] = await db.select().from(mails).where(unsent).for('update', { skipLocked: true })
  if (!mail) return false
  const outcome = await deliver(mail).then(
    // What was sent need not be kept: it may hold a link that opens an account.
    () => ({ sentAt: now, body: '' }),
    (error) => ({
      lastError: inShort(error),
      tries: mail.tries + 1,
      dueAt: new Date(now.getTime() + Math.min(waitAtMost, minute * 2 ** mail.tries)),
    }),
  )
  await db.update(mails).set(outcome).where(eq(mails.id, mail.id))
  return true
}

/** Sends what waits in the outbox, trying again with growing pauses; several nodes share the work. */
export const startSender = ({ configuration, database, errands, now }: Kernel) => {
  const from = `Casa Club <no-responder@${new URL(configuration.origin).hostname}>`
  const deliver = configuration.smtpUrl
    ? bySmtp(configuration.smtpUrl, from)
    : intoFolder(path.join(configuration.dataDir, 'mail'), from)
  return errands.repeat('sending mail', pollEvery, () => database.transaction('write', sendOne(deliver, now())))
}
