import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofVenue, venueId } from '#server/kernel/db/columns.ts'

/** Compared byte by byte, so that 'begins with' is a range and the order is the same on every machine. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

const subjects = ['person', 'bag'] as const
export type Subject = (typeof subjects)[number]

/**
 * Each word that a person or a bag is found by, with the text it comes from: the order of the list.
 * Triggers keep it; all its columns are the key, so that a search reads nothing but the index (docs/decisions/0010).
 */
export const words = pgTable(
  'club_words',
  {
    venueId: venueId(),
    subject: text({ enum: subjects }).notNull(),
    word: bytewise().notNull(),
    search: bytewise().notNull(),
    id: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.subject, t.word, t.search, t.id] }), ofVenue(t)],
)
