import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

export const channel = 'casa_live'

/** What travels between nodes: names only. Whoever hears one reads again through the door. */
export interface Announcement {
  venueId: number
  changed: string[]
  /** Sessions that are over: their streams end. */
  ended?: string[] | undefined
}

/** Goes out when the transaction commits, and not at all when it does not. */
export const announce = async (db: Db, announcement: Announcement) => {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(announcement)})`)
}
