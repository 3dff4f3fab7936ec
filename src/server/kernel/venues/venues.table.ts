import { sql } from 'drizzle-orm'
import { boolean, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ofVenue } from '../db/columns.ts'
import { type Db, enterVenue } from '../db/database.ts'
import { shadesOf } from './shades.ts'

export const venueIds = pgSequence('kernel_venue_ids')

export const venues = pgTable(
  'kernel_venues',
  {
    venueId: integer().primaryKey(),
    name: text().notNull(),
    primaryColor: text().notNull(),
    shades: text().array().notNull(),
    timeZone: text().notNull(),
    outletsEnabled: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [ofVenue(t)],
)

interface NewVenue {
  name: string
  primaryColor?: string
  timeZone?: string
  outletsEnabled?: boolean
}

/** Opens a venue and enters it. Numbers are never given twice. */
export const createVenue = async (db: Db, venue: NewVenue): Promise<number> => {
  const next = await db.execute<{ id: number }>(sql`select nextval('kernel_venue_ids')::int as id`)
  const id = Number(next.rows[0]?.id)
  await enterVenue(db, id)
  const primaryColor = venue.primaryColor ?? '#1F5D43'
  await db.insert(venues).values({
    timeZone: 'America/Argentina/Buenos_Aires',
    ...venue,
    venueId: id,
    primaryColor,
    shades: shadesOf(primaryColor),
  })
  return id
}

export const anyVenueExists = async (db: Db): Promise<boolean> => {
  const sequence = await db.execute<{ is_called: boolean }>(sql`select is_called from kernel_venue_ids`)
  return sequence.rows[0]?.is_called === true
}
