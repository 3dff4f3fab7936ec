import { asc, desc, eq } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Message } from '#contract/club/messages.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import type { Db } from '#server/kernel/db/database.ts'

export const messages = pgTable(
  'club_messages',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    title: text().notNull(),
    youtube: text().notNull(),
    /** Smaller comes first; a new one goes below the smallest. */
    place: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), index().on(t.venueId, t.place), ofVenue(t)],
)

const shown = (row: typeof messages.$inferSelect): Message => ({ ...row, createdAt: row.createdAt.toISOString() })

export const listMessages = async (db: Db): Promise<Message[]> =>
  (await db.select().from(messages).orderBy(asc(messages.place), desc(messages.createdAt), asc(messages.id))).map(shown)

export const findMessage = async (db: Db, id: string): Promise<Message | null> => {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row ? shown(row) : null
}
