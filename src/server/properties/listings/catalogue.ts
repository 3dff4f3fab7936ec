import { gt } from 'drizzle-orm'
import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { buildCatalogue, type Catalogue } from './catalogue.rules.ts'
import type { CatalogueEntry } from './catalogueEntry.rules.ts'
import { catalogues, listings } from './listings.table.ts'
import { searchWordsOf } from './searchWords.rules.ts'

/** The catalogue of a venue in the memory of this node. */
interface CachedCatalogue {
  revision: number
  entries: Map<string, CatalogueEntry>
  /** Concurrent calls wait for the same promise while the catalogue is built. */
  catalogue: Promise<Catalogue>
}

/** Limit of cached listings over all venues; the least recently used venues are evicted first. */
const maxCachedEntries = 200_000

const caches = new WeakMap<object, Map<number, CachedCatalogue>>()
const cacheOf = (server: Pick<Kernel, 'store'>) => {
  const venues = caches.get(server.store) ?? new Map<number, CachedCatalogue>()
  caches.set(server.store, venues)
  return venues
}

const changedSince = async (db: Db, revision: number): Promise<CatalogueEntry[]> => {
  const rows = await db
    .select({
      id: listings.id,
      number: listings.number,
      active: listings.active,
      state: listings.state,
      archivedAt: listings.archivedAt,
      operation: listings.operation,
      type: listings.type,
      ambientes: listings.ambientes,
      city: listings.city,
      neighbourhood: listings.neighbourhood,
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
  return rows.map(({ direction, label, archivedAt, ...entry }) => ({
    ...entry,
    archived: archivedAt !== null,
    words: searchWordsOf({ ...entry, direction, label }),
  }))
}

const evictLeastRecent = (venues: Map<number, CachedCatalogue>) => {
  let total = 0
  for (const { entries } of venues.values()) total += entries.size
  for (const [venueId, { entries }] of venues) {
    if (total <= maxCachedEntries || venues.size === 1) return
    venues.delete(venueId)
    total -= entries.size
  }
}

/**
 * The venue's catalogue at the revision that the transaction sees. Only listings that changed since the cached revision
 * are read from the database (docs/decisions/0064).
 */
export const loadCatalogue = async (server: Pick<Kernel, 'store'>, db: Db, venueId: number): Promise<Catalogue> => {
  const venues = cacheOf(server)
  const [row] = await db
    .select({ revision: catalogues.revision, removedRevision: catalogues.removedRevision })
    .from(catalogues)
  const { revision, removedRevision } = row ?? { revision: 0, removedRevision: 0 }
  const isBehind = (cached: CachedCatalogue | undefined) => !cached || cached.revision < revision
  const stored = venues.get(venueId)
  const cached = stored && stored.revision < removedRevision ? undefined : stored
  const changed = isBehind(cached) ? await changedSince(db, cached?.revision ?? -1) : []
  // A concurrent call may have cached a newer catalogue meanwhile.
  let current = venues.get(venueId)
  if (!current || isBehind(current)) {
    const entries = new Map(cached?.entries)
    for (const entry of changed) entries.set(entry.id, entry)
    current = { revision, entries, catalogue: buildCatalogue([...entries.values()]) }
  }
  // Inserting the venue again moves it to the end of the map, which is evicted last.
  venues.delete(venueId)
  venues.set(venueId, current)
  evictLeastRecent(venues)
  return current.catalogue
}
