import type { Db } from '../db/database.ts'
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
