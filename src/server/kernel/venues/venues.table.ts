import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias, boolean, check, foreignKey, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#contract/kernel/languages.limits.ts'
import { currencies, informationTopics, noWhatsapp } from '#contract/kernel/venues.limits.ts'
import type { Information } from '#contract/kernel/venues.ts'
import { moment, ofVenue } from '../db/columns.ts'
import { type Db, enterVenue } from '../db/database.ts'
import { files } from '../files/files.table.ts'
import { instance } from '../instance.table.ts'
import { shadesOf } from './shades.ts'

export const currency = pgEnum('currency', currencies)

const inEach = <K extends string, T>(keys: readonly K[], value: T) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>
const noInformation: Information = inEach(informationTopics, inEach(languages, ''))

const unset = () => text().notNull().default('')

export const venues = pgTable(
  'kernel_venues',
  {
    venueId: integer().primaryKey(),
    name: text().notNull(),
    mail: unset(),
    phone: unset(),
    logoId: uuid(),
    backgroundId: uuid(),
    primaryColor: text().notNull(),
    shades: text().array().notNull(),
    titleApp: unset(),
    subtitleApp: unset(),
    infoApp: unset(),
    direction: unset(),
    whatsappNumber: text().notNull().default(noWhatsapp),
    solutionWhatsapp: boolean().notNull().default(false),
    solutionSurvey: boolean().notNull().default(false),
    qrMask: unset(),
    timeZone: text().notNull(),
    currency: currency().notNull().default('ARS'),
    outletsEnabled: boolean().notNull().default(false),
    liveDay: integer().notNull().default(0),
    liveFrom: integer().notNull().default(10),
    liveTo: integer().notNull().default(12),
    liveChannel: unset(),
    formLink: unset(),
    surveyLink: unset(),
    paymentLink: unset(),
    courseAppIos: unset(),
    courseAppOther: unset(),
    bankAlias: unset(),
    information: jsonb().$type<Information>().notNull().default(noInformation),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    foreignKey({ columns: [t.venueId, t.logoId], foreignColumns: [files.venueId, files.id] }),
    foreignKey({ columns: [t.venueId, t.backgroundId], foreignColumns: [files.venueId, files.id] }),
    check('kernel_venues_colour', sql`${t.primaryColor} ~ '^#[0-9A-Fa-f]{6}$'`),
    check(
      'kernel_venues_live',
      sql`${t.liveDay} between 0 and 6 and 0 <= ${t.liveFrom}
      and ${t.liveFrom} <= ${t.liveTo} and ${t.liveTo} <= 23`,
    ),
    ofVenue(t),
  ],
)

type NewVenue = { name: string } & Partial<Omit<typeof venues.$inferInsert, 'venueId' | 'shades' | 'version'>>

/** Counted in a row, not by a sequence: that would go on counting after a first start that was cut off. */
const lastVenue = 'last venue'

/** Opens a venue and enters it. Numbers are never given twice. */
export const createVenue = async (db: Db, venue: NewVenue): Promise<number> => {
  const [counted] = await db
    .insert(instance)
    .values({ name: lastVenue, value: '1' })
    .onConflictDoUpdate({ target: instance.name, set: { value: sql`(${instance.value}::int + 1)::text` } })
    .returning({ value: instance.value })
  const id = Number(counted?.value)
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
  const counted = await db.select().from(instance).where(eq(instance.name, lastVenue))
  return counted.length > 0
}

const logos = alias(files, 'logos')
const backgrounds = alias(files, 'backgrounds')

/** The venue that the transaction has entered, with its pictures. */
export const findVenue = async (db: Db) => {
  const [found] = await db
    .select({
      venue: getTableColumns(venues),
      logo: getTableColumns(logos),
      background: getTableColumns(backgrounds),
    })
    .from(venues)
    .leftJoin(logos, and(eq(logos.venueId, venues.venueId), eq(logos.id, venues.logoId)))
    .leftJoin(backgrounds, and(eq(backgrounds.venueId, venues.venueId), eq(backgrounds.id, venues.backgroundId)))
  return found ?? null
}
export type FoundVenue = NonNullable<Awaited<ReturnType<typeof findVenue>>>

/** The zone in which the venue counts its hours and days. */
export const zoneOf = async (db: Db): Promise<string> => {
  const [venue] = await db.select({ timeZone: venues.timeZone }).from(venues)
  return venue?.timeZone ?? 'UTC'
}
