import { and, eq } from 'drizzle-orm'
import type { ListingContacts } from '#contract/properties/listings.ts'
import { recordUpdate } from '#server/kernel/activity/recordedChanges.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOfGiven, preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { listingContacts } from './listings.table.ts'

const nobody: ListingContacts = { ownerName: '', ownerPhone: '', ownerMail: null, ownerNotes: '', agent: null }

const contactRows = (db: Db) =>
  db
    .select({ contacts: listingContacts, agent: { id: staffAccounts.id, name: staffAccounts.name } })
    .from(listingContacts)
    .leftJoin(
      staffAccounts,
      and(eq(staffAccounts.venueId, listingContacts.venueId), eq(staffAccounts.id, listingContacts.agentId)),
    )
    .where(isAnyOfGiven(listingContacts.listingId, 'listingIds'))
const selectContacts = preparedQuery<
  { listingIds: readonly string[] },
  Awaited<ReturnType<typeof contactRows>>[number]
>('properties_listing_contacts', contactRows)

/** Owners and agents of listings, by the listing's id. */
export const loadContacts = async (db: Db, listingIds: readonly string[]) => {
  const rows = await selectContacts(db, { listingIds })
  const byListing = new Map(rows.map(({ contacts, agent }) => [contacts.listingId, { ...contacts, agent }]))
  return (listingId: string): ListingContacts => byListing.get(listingId) ?? nobody
}

type ContactFields = Partial<Omit<typeof listingContacts.$inferInsert, 'venueId' | 'listingId'>>

/** Stores owner and agent of a listing; fields that are left out keep their value. A change is added to the activity log. */
export const storeContacts = async (db: Db, venueId: number, listingId: string, fields: ContactFields) => {
  if (Object.keys(fields).length === 0) return
  const [before] = await db.select().from(listingContacts).where(eq(listingContacts.listingId, listingId))
  await db
    .insert(listingContacts)
    .values({ ...fields, venueId, listingId })
    .onConflictDoUpdate({ target: [listingContacts.venueId, listingContacts.listingId], set: fields })
  const old = before ?? { ...nobody, agentId: null }
  const isChanged = Object.entries(fields).some(([field, value]) => old[field as keyof typeof fields] !== value)
  if (isChanged) recordUpdate(db, { ...old, id: listingId }, fields)
}
