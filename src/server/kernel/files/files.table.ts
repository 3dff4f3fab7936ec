import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Photo } from '#contract/kernel/files.ts'
import { moment, ofVenue, venueId } from '../db/columns.ts'

export const files = pgTable(
  'kernel_files',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    /** What the uploader called it; never part of an address. */
    label: text().notNull(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    blur: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.venueId, t.id] }), ofVenue(t)],
)

type File = typeof files.$inferSelect

/** A joined file row as screens know it; null where there is none. */
export const photoOf = (file: File | null): Photo | null =>
  file && { ...file, src: `/files/${file.venueId}/${file.id}` }
