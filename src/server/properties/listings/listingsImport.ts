import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { countFields } from '#contract/properties/listings.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { storeContacts } from './contacts.queries.ts'
import { addListing } from './listings.queries.ts'
import { listingContacts, listings } from './listings.table.ts'
import {
  type ExistingListing,
  type ListingImportPlan,
  planListingRows,
  previewListingsImport,
  readListingsCsv,
} from './listingsCsv.rules.ts'

const columns = {
  id: listings.id,
  number: listings.number,
  operation: listings.operation,
  type: listings.type,
  condition: listings.condition,
  price: listings.price,
  currency: listings.currency,
  direction: listings.direction,
  city: listings.city,
  neighbourhood: listings.neighbourhood,
  mtTotales: listings.mtTotales,
  mtCubiertos: listings.mtCubiertos,
  ambientes: listings.ambientes,
  bedrooms: listings.bedrooms,
  bathrooms: listings.bathrooms,
  baulera: listings.baulera,
  car: listings.car,
  kitchen: listings.kitchen,
  meet: listings.meet,
  office: listings.office,
  expensas: listings.expensas,
  expensasCurrency: listings.expensasCurrency,
  yearBuilt: listings.yearBuilt,
  amenities: listings.amenities,
  label: listings.label,
  description: listings.description,
  ownerName: sql<string>`coalesce(${listingContacts.ownerName}, '')`,
  ownerPhone: sql<string>`coalesce(${listingContacts.ownerPhone}, '')`,
  ownerMail: listingContacts.ownerMail,
}

/** All listings that are not archived. With `forUpdate` their rows are locked, in a fixed order against deadlocks. */
export const listAllListings = async (db: Db, forUpdate = false): Promise<ExistingListing[]> => {
  const ofListing = and(eq(listingContacts.venueId, listings.venueId), eq(listingContacts.listingId, listings.id))
  const query = db
    .select(columns)
    .from(listings)
    .leftJoin(listingContacts, ofListing)
    .where(isNull(listings.archivedAt))
    .orderBy(asc(listings.number))
  return forUpdate ? query.for('no key update', { of: listings }) : query
}

export const planListingsImport = async (db: Db, csv: string, forUpdate = false) => {
  const file = readListingsCsv(csv)
  const plan = planListingRows(file.rows, await listAllListings(db, forUpdate))
  return { plan, preview: previewListingsImport(file, plan) }
}

const noCounts = Object.fromEntries(countFields.map((field) => [field, null]))

/** Writes the plan. New listings have no pictures yet, so they are not published. */
export const applyListingsImport = async ({ db, venueId, now }: TransactionContext, plan: ListingImportPlan) => {
  const date = await todayInVenue(db, now())
  const dates = { createdAt: now(), updatedAt: now() }
  for (const { ownerName, ownerPhone, ownerMail, number: _, ...row } of plan.added) {
    const id = randomUUID()
    const defaults = { ...noCounts, currency: 'USD' as const, date, stateSince: date, active: false }
    await addListing(db, { ...defaults, ...row, ...dates, venueId, id }, [])
    await storeContacts(db, venueId, id, definedOnly({ ownerName, ownerPhone, ownerMail }))
  }
  for (const { from, to } of plan.changed) {
    const { ownerName, ownerPhone, ownerMail, number: _, ...row } = to
    await updateRow(db, listings, from.id, { ...row, updatedAt: now(), version: nextVersion(listings) })
    await storeContacts(db, venueId, from.id, definedOnly({ ownerName, ownerPhone, ownerMail }))
  }
}

const definedOnly = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
