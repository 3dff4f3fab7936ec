import { sql } from 'drizzle-orm'
import type { Kind } from '#contract/kernel/roles.ts'
import type { Db } from '../db/database.ts'

export const channel = 'casa_live'

/** What travels between nodes: names only. Whoever hears one reads again through the door. */
export interface Announcement {
  venueId: number
  changed: string[]
  /** Whose business it is inside the venue, such as 'stay:…' or 'member:…'. Without it, everybody's. */
  for?: string | undefined
  /** Who is over: 'session:…', or with one name all sessions of somebody, such as 'staff:…'. Their streams end. */
  ended?: string[] | undefined
}

/** The name of one subject's streams, where an announcement is for them only. */
export const audienceOf = (kind: Kind, subject: string) => (kind === 'guest' ? `stay:${subject}` : `${kind}:${subject}`)

/** A notification of PostgreSQL must be shorter than 8,000 bytes. */
const bytesAtMost = 7_999

/** A list of names that is too long goes out in halves, as often as it takes. */
const inPieces = (announcement: Announcement): string[] => {
  const payload = JSON.stringify(announcement)
  const { changed, ended = [] } = announcement
  if (Buffer.byteLength(payload) <= bytesAtMost || changed.length + ended.length < 2) return [payload]
  const [some, few] = [Math.ceil(changed.length / 2), Math.floor(ended.length / 2)]
  return [
    ...inPieces({ ...announcement, changed: changed.slice(0, some), ended: ended.slice(0, few) }),
    ...inPieces({ ...announcement, changed: changed.slice(some), ended: ended.slice(few) }),
  ]
}

/** Goes out when the transaction commits, and not at all when it does not. */
export const announce = async (db: Db, announcement: Announcement) => {
  for (const payload of inPieces(announcement)) await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}
