import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { localizedFields } from '#contract/kernel/languages.limits.ts'
import { timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'

const optionalText = () => text().notNull().default('')

export const outlets = pgTable(
  'hotel_outlets',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    ...localizedFields('name', optionalText),
    photoId: uuid().notNull(),
    hours: optionalText(),
    ...localizedFields('hours', optionalText),
    orderOutlet: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    check('hotel_outlets_name', sql`${t.name} <> ''`),
    venuePolicy(t),
  ],
)
