import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { FailedMail } from '#contract/kernel/mails.ts'
import type { Db } from '../db/database.ts'
import { mails } from './mail.table.ts'

export interface MailMessage {
  recipient: string
  subject: string
  body: string
  /** Address to which a reply goes; without it, the venue's. */
  replyTo?: string | null
  /** A calendar event (RFC 5545) that is attached to the mail. */
  calendar?: string | null
}

export const queueMail = async (db: Db, venueId: number, letter: MailMessage) => {
  await db.insert(mails).values({ venueId, ...letter })
}

/** Attempts after which a mail counts as failed: about seven minutes after the first one. */
const failedAfter = 3
/** Maximum number of failed mails on their page. */
const shown = 200

export const isFailedMail = and(isNull(mails.sentAt), gte(mails.tries, failedAfter))

export const listFailedMails = async (db: Db): Promise<FailedMail[]> => {
  const rows = await db.select().from(mails).where(isFailedMail).orderBy(asc(mails.createdAt)).limit(shown)
  return rows.map((mail) => ({
    ...mail,
    createdAt: mail.createdAt.toISOString(),
    dueAt: mail.dueAt.toISOString(),
    lastError: mail.lastError ?? '',
  }))
}

const done = { done: true } as const

/** Makes a failed mail due now. */
export const retryMail = async (db: Db, id: string) => {
  const changed = await db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(and(eq(mails.id, id), isFailedMail))
    .returning({ id: mails.id })
  return changed.length > 0 ? done : 'gone'
}

export const discardMail = async (db: Db, id: string) => {
  const deleted = await db
    .delete(mails)
    .where(and(eq(mails.id, id), isFailedMail))
    .returning({ id: mails.id })
  return deleted.length > 0 ? done : 'gone'
}
