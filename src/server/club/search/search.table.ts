import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { staffPolicy, venueId, venuePolicy } from '#server/kernel/db/columns.ts'

/** Text compared byte by byte: 'begins with' is a range, and the order is the same on every machine. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

const subjects = ['person', 'bag', 'movement', 'actor'] as const
export type SearchSubject = (typeof subjects)[number]

/**
 * The search index: each word of a person or bag, and each pair of beginnings of words, with the full text, by which the list is
 * sorted. Names in the ledger have each end of a word instead, with the stored name: 'movement' the owner's with the bag's id,
 * 'actor' that of the person who registered movements. Triggers update it. All columns are part of the key, so that a search reads
 * only the index (docs/decisions/0010).
 */
export const searchWords = pgTable(
  'club_words',
  {
    venueId: venueId(),
    subject: text({ enum: subjects }).notNull(),
    word: bytewiseText().notNull(),
    search: bytewiseText().notNull(),
    id: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.subject, t.word, t.search, t.id] }),
    venuePolicy(t),
    staffPolicy({ purposes: ['bags'] }),
  ],
)
