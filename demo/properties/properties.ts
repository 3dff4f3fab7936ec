import { randomUUID } from 'node:crypto'
import type { Db } from '#server/kernel/db/database.ts'
import { enquiries } from '#server/properties/enquiries/enquiries.table.ts'
import { listingViews } from '#server/properties/figures/figures.table.ts'
import { addListing } from '#server/properties/listings/listings.queries.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import { firstListings } from './first.ts'
import { furtherListings, listingsBySea } from './further.ts'
import type { DemoListing } from './listing.ts'

/** Listings in the order of their numbers, beginning with 1. */
const byVenue: Record<number, DemoListing[]> = { 1: [...firstListings, ...furtherListings], 2: listingsBySea }
const day = 24 * 3600 * 1000

/** Enquiries by the listing's number. */
const asked: [
  number: number,
  Pick<
    typeof enquiries.$inferInsert,
    'kind' | 'name' | 'mail' | 'phone' | 'message' | 'state' | 'answer' | 'answeredBy'
  >,
][] = [
  [
    1,
    {
      kind: 'question',
      name: 'Lucía Ferreyra',
      mail: 'lucia@ejemplo.test',
      phone: '',
      message: '¿Aceptan una propiedad en parte de pago?',
    },
  ],
  [
    1,
    {
      kind: 'visit',
      name: 'Martín Ocampo',
      mail: null,
      phone: '+54 11 5555 0133',
      message: 'Puedo a partir de las 16.',
    },
  ],
  [
    7,
    {
      kind: 'question',
      name: 'Paula Iriarte',
      mail: 'paula@ejemplo.test',
      phone: '',
      message: '¿Está libre la primera semana de enero?',
      state: 'answered',
      answer: 'Sí, está libre del 2 al 9. Te la reservamos por 48 horas.',
      answeredBy: 'Sergio',
    },
  ],
  [
    12,
    { kind: 'visit', name: 'Estudio Quiroga', mail: 'estudio@ejemplo.test', phone: '', message: '', state: 'closed' },
  ],
]

const fillEnquiries = async (db: Db, venueId: number, ids: readonly string[], now: Date) => {
  for (const [index, [number, enquiry]] of asked.entries())
    await db.insert(enquiries).values({
      ...enquiry,
      venueId,
      id: randomUUID(),
      listingId: ids[number - 1] ?? '',
      day: enquiry.kind === 'visit' ? new Date(now.getTime() + 5 * day).toISOString().slice(0, 10) : null,
      createdAt: new Date(now.getTime() - (index + 1) * 0.4 * day),
    })
}

/** Creates a month of page views: more at weekends, and most for the first listings. */
const fillViews = async (db: Db, venueId: number, ids: readonly string[], now: Date) => {
  const rows = ids.flatMap((listingId, index) =>
    Array.from({ length: 30 }, (_, ago) => {
      const at = new Date(now.getTime() - ago * day)
      const weekend = at.getUTCDay() % 6 === 0 ? 2 : 1
      const count = Math.floor(((24 / (index + 2)) * weekend * (3 + ((ago * 7 + index * 5) % 5))) / 4)
      return { venueId, day: at.toISOString().slice(0, 10), listingId, views: count }
    }),
  )
  await db.insert(listingViews).values(rows.filter((row) => row.views > 0))
}

export const fillProperties = async (db: Db, venueId: number, pictures: DemoPictures, now: Date) => {
  const made: string[] = []
  for (const [index, listing] of (byVenue[venueId] ?? []).entries()) {
    const { what, price, where, meters, photos, active = true, ...rest } = listing
    const ids = []
    for (const name of photos) ids.push(await pictures(name))
    const [cover = ''] = ids
    const [operation, type, condition] = what
    const [mtTotales, mtCubiertos] = meters
    const createdAt = new Date(now.getTime() - index * 3 * day)
    const id = randomUUID()
    made.push(id)
    await addListing(
      db,
      {
        ...rest,
        venueId,
        id,
        operation,
        type,
        condition,
        price: price[0] * 100,
        currency: price[1],
        direction: where[0],
        city: where[1],
        mtTotales,
        mtCubiertos: mtCubiertos ?? null,
        date: createdAt.toISOString().slice(0, 10),
        coverId: cover,
        coverListId: cover,
        active,
        orderListing: index + 1,
        createdAt,
        updatedAt: createdAt,
      },
      ids,
    )
  }
  if (venueId !== 1) return
  await fillEnquiries(db, venueId, made, now)
  await fillViews(db, venueId, made.slice(0, -1), now)
}
