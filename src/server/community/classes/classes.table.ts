import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { memberClass } from '../members/members.table.ts'

/** Bands of birthdays by which new members get their class. A venue without rows has the default bands. */
export const classBands = pgTable(
  'community_class_bands',
  {
    venueId: venueId(),
    class: memberClass().notNull(),
    bornFrom: date().notNull(),
    /** The first day after the band. */
    bornBefore: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.class] }),
    check('community_class_bands_days', sql`${t.bornFrom} < ${t.bornBefore}`),
    venuePolicy(t),
  ],
)
