import type { Db } from '../db/database.ts'
import { mails } from './mail.table.ts'

export interface MailMessage {
  recipient: string
  subject: string
  body: string
}

export type Mail = typeof mails.$inferSelect

export const queueMail = async (db: Db, venueId: number, letter: MailMessage) => {
  await db.insert(mails).values({ venueId, ...letter })
}
