import { gt } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { type Catalogue, catalogueOf, type Entry, wordsOf } from './catalogue.rules.ts'
import { catalogues, listings } from './listings.table.ts'

/** A venue's listings as this node knows them. */
interface Known {
  revision: number
  entries: Map<string, Entry>
  /** While it is made, whoever asks waits for the same one. */
  catalogue: Promise<Catalogue>
}

/** So many listings are kept ready; of more venues than that makes, those asked for last. */
const entriesAtMost = 200_000

const known = new WeakMap<object, Map<number, Known>>()
const venuesOf = (server: Pick<Kernel, 'store'>) => {
  const venues = known.get(server.store) ?? new Map<number, Known>()
  known.set(server.store, venues)
  return venues
}

const changedSince = async (db: Db, revision: number): Promise<Entry[]> => {
  const rows = await db
    .select({
      id: listings.id,
      number: listings.number,
      active: listings.active,
      operation: listings.operation,
      type: listings.type,
      ambientes: listings.ambientes,
      city: listings.city,
      currency: listings.currency,
      price: listings.price,
      date: listings.date,
      mtTotales: listings.mtTotales,
      orderListing: listings.orderListing,
      direction: listings.direction,
      label: listings.label,
    })
    .from(listings)
    .where(gt(listings.revision, revision))
  return rows.map(({ direction, label, ...entry }) => ({ ...entry, words: wordsOf({ ...entry, direction, label }) }))
}

const forgetOldest = (venues: Map<number, Known>) => {
  let total = 0
  for (const { entries } of venues.values()) total += entries.size
  for (const [venueId, { entries }] of venues) {
    if (total <= entriesAtMost || venues.size === 1) return
    venues.delete(venueId)
    total -= entries.size
  }
}

/**
 * The venue's catalogue as the transaction sees it. The database says which revision that is; only what has changed
 * since the one that this node knows is read (docs/decisions/0064).
 */
export const readCatalogue = async (server: Pick<Kernel, 'store'>, db: Db, venueId: number): Promise<Catalogue> => {
  const venues = venuesOf(server)
  const [row] = await db.select({ revision: catalogues.revision }).from(catalogues)
  const revision = row?.revision ?? 0
  const isBehind = (one: Known | undefined) => !one || one.revision < revision
  const before = venues.get(venueId)
  const changed = isBehind(before) ? await changedSince(db, before?.revision ?? -1) : []
  // Whoever read at the same time may have been quicker.
  let now = venues.get(venueId)
  if (!now || isBehind(now)) {
    const entries = new Map(before?.entries)
    for (const entry of changed) entries.set(entry.id, entry)
    now = { revision, entries, catalogue: catalogueOf([...entries.values()]) }
  }
  // Asked for last, forgotten last.
  venues.delete(venueId)
  venues.set(venueId, now)
  forgetOldest(venues)
  return now.catalogue
}
