import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { type Db, enterVenue } from '../db/database.ts'
import { mails } from './mail.table.ts'

export interface Letter {
  recipient: string
  subject: string
  body: string
}

export type Mail = typeof mails.$inferSelect

export const post = async (db: Db, venueId: number, letter: Letter) => {
  await db.insert(mails).values({ venueId, ...letter })
}

/** The database's clock decides: of two nodes whose clocks differ neither takes what the other is sending. */
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isDue = and(isNull(mails.sentAt), lte(mails.dueAt, sql`now()`))

/** Takes the mail that has waited longest: for so many seconds it is this node's to send. Null when none waits. */
export const takeMail = async (db: Db, seconds: number): Promise<Mail | null> => {
  await db.execute(sql`select set_config('casa.errand', 'mail', true)`)
  const waiting = { venueId: mails.venueId, id: mails.id }
  const [next] = await db.select(waiting).from(mails).where(isDue).orderBy(mails.dueAt).limit(1)
  if (!next) return null
  await db.execute(sql`select set_config('casa.errand', '', true)`)
  await enterVenue(db, next.venueId)
  const stillDue = and(eq(mails.id, next.id), isDue)
  const [mail] = await db.select().from(mails).where(stillDue).for('update', { skipLocked: true })
  if (!mail) return null
  await db
    .update(mails)
    .set({ dueAt: secondsFromNow(seconds) })
    .where(eq(mails.id, mail.id))
  return mail
}

/** What was sent need not be kept: it may hold a link that opens an account. */
export const noteSent = (db: Db, { id }: Mail) =>
  db.update(mails).set({ sentAt: sql`now()`, body: '' }).where(eq(mails.id, id))

export const noteFailed = (db: Db, { id, tries }: Mail, lastError: string, seconds: number) =>
  db
    .update(mails)
    .set({ lastError, tries: tries + 1, dueAt: secondsFromNow(seconds) })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
