import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { products as allProducts, type Product } from '#contract/kernel/products.limits.ts'
import { type Db, setVenue } from '../db/database.ts'
import { preparedQuery } from '../db/preparedQuery.ts'
import { files } from '../files/files.table.ts'
import { instance } from '../instance.table.ts'
import type { FoundVenue } from './venues.rules.ts'
import { venues } from './venues.table.ts'

type NewVenue = { name: string } & Partial<Omit<typeof venues.$inferInsert, 'venueId' | 'shades' | 'version'>>

/** Venue numbers are counted in a row, because a sequence would skip numbers after an interrupted first start. */
const lastVenue = 'last venue'

/** Creates a venue and returns its number. Side effect: the transaction works in that venue from here on. */
export const createVenue = async (db: Db, venue: NewVenue): Promise<number> => {
  const [counted] = await db
    .insert(instance)
    .values({ name: lastVenue, value: '1' })
    .onConflictDoUpdate({ target: instance.name, set: { value: sql`(${instance.value}::int + 1)::text` } })
    .returning({ value: instance.value })
  const id = Number(counted?.value)
  await setVenue(db, id)
  await db.insert(venues).values({
    timeZone: 'America/Argentina/Buenos_Aires',
    primaryColor: '#1F5D43',
    // Outlets are enabled, so that the first ones can be entered before the configuration is complete.
    outletsEnabled: true,
    ...venue,
    venueId: id,
  })
  return id
}

/** The highest venue number; numbers start at 1 and are never reused. */
export const highestVenueNumber = async (db: Db): Promise<number> => {
  const [counted] = await db.select().from(instance).where(eq(instance.name, lastVenue))
  return Number(counted?.value ?? 0)
}

export const wasVenueEverCreated = async (db: Db): Promise<boolean> => (await highestVenueNumber(db)) > 0

/** All columns but `shades`, which the next version drops while nodes of this version may still run. */
const { shades, ...columns } = getTableColumns(venues)
const logos = alias(files, 'logos')
const backgrounds = alias(files, 'backgrounds')

/** The transaction's venue with its logo and background picture; null if there is none. */
export const findVenue = async (db: Db): Promise<FoundVenue | null> => {
  const [found] = await db
    .select({
      venue: columns,
      logo: getTableColumns(logos),
      background: getTableColumns(backgrounds),
    })
    .from(venues)
    .leftJoin(logos, and(eq(logos.venueId, venues.venueId), eq(logos.id, venues.logoId)))
    .leftJoin(backgrounds, and(eq(backgrounds.venueId, venues.venueId), eq(backgrounds.id, venues.backgroundId)))
  return found ?? null
}

/** Time zone of the transaction's venue, as an IANA name. */
const zone = preparedQuery<Record<string, never>, { timeZone: string }>('kernel_zone', (db) =>
  db.select({ timeZone: venues.timeZone }).from(venues),
)
export const timeZoneOf = async (db: Db): Promise<string> => {
  const [venue] = await zone(db, {})
  return venue?.timeZone ?? 'UTC'
}

/** The products that the transaction's venue uses. */
const inUse = preparedQuery<Record<string, never>, { products: Product[] }>('kernel_products', (db) =>
  db.select({ products: venues.products }).from(venues),
)
export const productsInUse = async (db: Db): Promise<readonly Product[]> => {
  const [venue] = await inUse(db, {})
  return venue?.products ?? allProducts
}

/** Whether a venue other than this one uses the product. Side effect: the transaction is in another venue. */
export const otherVenueUses = async (db: Db, product: Product, venueId: number) => {
  const last = await highestVenueNumber(db)
  for (let other = 1; other <= last; other++) {
    if (other === venueId) continue
    await setVenue(db, other)
    const [venue] = await inUse(db, {})
    if (venue?.products.includes(product)) return true
  }
  return false
}

/** The current day (2026-11-15) in the venue's time zone. */
export const todayInVenue = async (db: Db, now: Date): Promise<string> => {
  const [row] = await db
    .select({ today: sql<string>`(${now.toISOString()}::timestamptz at time zone ${venues.timeZone})::date::text` })
    .from(venues)
  return row?.today ?? now.toISOString().slice(0, 10)
}

/** Converts day and time of day in the venue's time zone to a moment; PostgreSQL applies daylight saving time. */
export const momentInVenueZone = async (db: Db, day: string, time: string): Promise<Date> => {
  const local = sql`${`${day} ${time}`}::timestamp at time zone ${venues.timeZone}`
  const [row] = await db.select({ seconds: sql<number>`extract(epoch from ${local})::float8` }).from(venues)
  return new Date((row?.seconds ?? 0) * 1000)
}
