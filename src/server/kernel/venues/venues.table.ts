import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { currencies } from '#contract/kernel/currencies.limits.ts'
import { languages, localizedFields } from '#contract/kernel/languages.limits.ts'
import { products } from '#contract/kernel/products.limits.ts'
import { informationTopics, longStaffIdleHours } from '#contract/kernel/venues.limits.ts'
import type { Information } from '#contract/kernel/venues.ts'
import { noWhatsapp } from '#contract/kernel/whatsapp.ts'
import { timestamptz, venuePolicy } from '../db/columns.ts'
import { files } from '../files/files.table.ts'

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
    /** Unused. The previous version reads it and may still run on another node; the next migration can drop it. */
    shades: text().array(),
    titleApp: unset(),
    ...localizedFields('titleApp', unset),
    subtitleApp: unset(),
    ...localizedFields('subtitleApp', unset),
    infoApp: unset(),
    ...localizedFields('infoApp', unset),
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
    /** Staff must set a second factor up at their next sign-in. */
    secondFactorRequired: boolean().notNull().default(false),
    /** Hours without a request after which a staff session ends. */
    staffIdleHours: integer().notNull().default(longStaffIdleHours),
    /** The products in use. Pages of the others are hidden; their rows stay. */
    products: text({ enum: products })
      .array()
      .notNull()
      .default([...products]),
    /** Language of guests whose browser prefers none of ours. */
    guestLanguage: text({ enum: languages }).notNull().default('spanish'),
    /** Whether the dashboard shows admins the list of first steps. */
    checklistShown: boolean().notNull().default(false),
    /** Time of the last test mail that the mail server accepted. */
    mailTestedAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
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
    check(
      'kernel_venues_products',
      sql`cardinality(${t.products}) > 0 and ${t.products} <@ array['club', 'hotel', 'community', 'properties']`,
    ),
    check('kernel_venues_guest_language', sql`${t.guestLanguage} in ('spanish', 'english', 'portuguese', 'french')`),
    check('kernel_venues_staff_idle', sql`${t.staffIdleHours} in (12, 720)`),
    venuePolicy(t),
  ],
)
