import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { listingAmenities, listingStates } from '#contract/properties/listingStaff.limits.ts'
import {
  type CountField,
  countFields,
  listingConditions,
  listingLimits,
  listingOperations,
  listingTypes,
} from '#contract/properties/listings.limits.ts'
import { staffPolicy, timestamptz, venueId, venuePolicy } from '#server/kernel/db/columns.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { currency } from '#server/kernel/venues/venues.table.ts'

export const listingOperation = pgEnum('properties_operation', listingOperations)
export const listingType = pgEnum('properties_type', listingTypes)
export const listingCondition = pgEnum('properties_condition', listingConditions)

const optionalText = () => text().notNull().default('')
const countColumn = () => integer()
const counts = Object.fromEntries(countFields.map((field) => [field, countColumn()])) as Record<
  CountField,
  ReturnType<typeof countColumn>
>
const stateList = sql.raw(listingStates.map((state) => `'${state}'`).join(', '))
const maxCount = sql.raw(String(listingLimits.count))

export const listings = pgTable(
  'properties_listings',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    number: integer().notNull(),
    operation: listingOperation().notNull(),
    /** Price in hundredths of the currency. */
    price: bigint({ mode: 'number' }).notNull(),
    currency: currency().notNull(),
    type: listingType().notNull(),
    condition: listingCondition().notNull(),
    label: optionalText(),
    date: date().notNull(),
    direction: text().notNull(),
    city: text().notNull(),
    mtTotales: integer().notNull(),
    mtCubiertos: integer(),
    ...counts,
    neighbourhood: optionalText(),
    /** Monthly costs of the building, in hundredths of their currency. */
    expensas: bigint({ mode: 'number' }),
    expensasCurrency: currency().notNull().default('ARS'),
    yearBuilt: integer(),
    amenities: text({ enum: listingAmenities }).array().notNull().default([]),
    state: text({ enum: listingStates }).notNull().default('available'),
    /** First day of the state; null means the day of publication. */
    stateSince: date(),
    archivedAt: timestamptz(),
    /** An imported listing has no pictures until somebody adds them; it cannot be published before. */
    coverId: uuid(),
    coverListId: uuid(),
    url360: text('url_360').notNull().default(''),
    youtubeUrl: optionalText(),
    description: optionalText(),
    active: boolean().notNull().default(true),
    orderListing: integer().notNull().default(1),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    version: integer().notNull().default(1),
    /** Catalogue revision of the listing's last change; a trigger writes it (docs/decisions/0064). */
    revision: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    unique().on(t.venueId, t.number),
    foreignKey({ columns: [t.venueId, t.coverId], foreignColumns: [files.venueId, files.id] }),
    foreignKey({ columns: [t.venueId, t.coverListId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.revision),
    check('properties_listings_named', sql`${t.direction} <> '' and ${t.city} <> ''`),
    check('properties_listings_price', sql`${t.price} >= 0`),
    check('properties_listings_meters', sql`${t.mtTotales} > 0 and ${t.mtCubiertos} > 0`),
    check(
      'properties_listings_counts',
      sql.join(
        countFields.map((field) => sql`${t[field]} between 1 and ${maxCount}`),
        sql` and `,
      ),
    ),
    check('properties_listings_state', sql`${t.state} in (${stateList})`),
    check('properties_listings_cover', sql`not ${t.active} or ${t.coverId} is not null`),
    venuePolicy(t),
  ],
)

/** Owner and agent of a listing, in a table of their own, because visitors may read the rows of the listings. */
export const listingContacts = pgTable(
  'properties_contacts',
  {
    venueId: venueId(),
    listingId: uuid().notNull(),
    ownerName: optionalText(),
    ownerPhone: optionalText(),
    ownerMail: text(),
    ownerNotes: optionalText(),
    /** The staff account that offers the property. */
    agentId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.listingId] }),
    foreignKey({ columns: [t.venueId, t.listingId], foreignColumns: [listings.venueId, listings.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.venueId, t.agentId], foreignColumns: [staffAccounts.venueId, staffAccounts.id] }),
    venuePolicy(t),
    // A visitor's reply about a visit is mailed to the agent.
    staffPolicy({ purposes: ['visit'] }),
  ],
)

/** Pictures of listings, in the order of their galleries. */
export const listingPhotos = pgTable(
  'properties_photos',
  {
    venueId: venueId(),
    listingId: uuid().notNull(),
    photoId: uuid().notNull(),
    place: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.listingId, t.photoId] }),
    foreignKey({ columns: [t.venueId, t.listingId], foreignColumns: [listings.venueId, listings.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    index().on(t.venueId, t.photoId),
    venuePolicy(t),
  ],
)

/** Last listing number of a venue, and its revision: a trigger raises it once per transaction that changes listings. */
export const catalogues = pgTable(
  'properties_catalogues',
  {
    venueId: venueId().primaryKey(),
    lastNumber: integer().notNull().default(0),
    revision: bigint({ mode: 'number' }).notNull().default(0),
    /** Revision of the last removal. A catalogue that is older is built anew, because removed rows carry no revision. */
    removedRevision: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [venuePolicy(t)],
)
