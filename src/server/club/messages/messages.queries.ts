import { asc, desc, sql } from 'drizzle-orm'
import type { Message } from '#contract/club/messages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { messages } from './messages.table.ts'

const toMessageOutput = (row: typeof messages.$inferSelect) => ({ ...row, createdAt: row.createdAt.toISOString() })

export const listMessages = async (db: Db): Promise<Message[]> =>
  (await db.select().from(messages).orderBy(asc(messages.place), desc(messages.createdAt), asc(messages.id))).map(
    toMessageOutput,
  )

export const findMessage = async (db: Db, id: string) => {
  const row = await findRow(db, messages, id)
  return row && toMessageOutput(row)
}

/** Serialises adding and reordering in a venue until commit, because new places are computed from the existing ones. */
export const lockMessageOrder = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(4127001, current_venue())`)

/** Number of messages, and the place in front of the first one. */
export const countAndFirstPlace = async (db: Db) => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, place: sql<number>`coalesce(min(${messages.place}), 0) - 1` })
    .from(messages)
  return row ?? { count: 0, place: -1 }
}
