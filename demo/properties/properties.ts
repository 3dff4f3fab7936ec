import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { VisitState } from '#contract/properties/visits.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { momentInVenueZone } from '#server/kernel/venues/venues.queries.ts'
import { enquiries, enquiryNotes } from '#server/properties/enquiries/enquiries.table.ts'
import { listingViews } from '#server/properties/figures/figures.table.ts'
import { storeContacts } from '#server/properties/listings/contacts.queries.ts'
import { addListing } from '#server/properties/listings/listings.queries.ts'
import { visits } from '#server/properties/visits/visits.table.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import type { FilledVenue } from '../venues.ts'
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
    'kind' | 'name' | 'mail' | 'phone' | 'message' | 'state' | 'answer' | 'answeredBy' | 'nextStep'
  > & { visit?: [time: string, state: VisitState]; note?: string },
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
      visit: ['16:30', 'asked'],
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
      nextStep: 'Llamar para cerrar la reserva',
      note: 'Viajan dos familias, preguntó por la cuna.',
    },
  ],
  [
    12,
    { kind: 'visit', name: 'Estudio Quiroga', mail: 'estudio@ejemplo.test', phone: '', message: '', state: 'closed' },
  ],
]

/** Days from today until the visits and next steps of the demo. */
const [visitDays, stepDays] = [5, 2]

const fillEnquiries = async (db: Db, { venueId, which }: FilledVenue, ids: readonly string[], now: Date) => {
  const dayIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const [agent] = await db.select({ id: staffAccounts.id }).from(staffAccounts).where(eq(staffAccounts.name, 'Sergio'))
  const agentId = agent?.id ?? null
  for (const [index, [number, { visit, note, ...enquiry }]] of asked.entries()) {
    const id = randomUUID()
    await db.insert(enquiries).values({
      ...enquiry,
      venueId,
      id,
      listingId: ids[number - 1] ?? '',
      assigneeId: enquiry.answer ? agentId : null,
      nextStepOn: enquiry.nextStep ? dayIn(stepDays) : null,
      day: enquiry.kind === 'visit' ? dayIn(visitDays) : null,
      createdAt: new Date(now.getTime() - (index + 1) * 0.4 * day),
    })
    if (note)
      await db
        .insert(enquiryNotes)
        .values({ venueId, id: randomUUID(), enquiryId: id, text: note, by: 'Sergio', at: now })
    if (visit) {
      const [time, state] = visit
      const startsAt = await momentInVenueZone(db, dayIn(visitDays), time)
      await db.insert(visits).values({ venueId, id: randomUUID(), enquiryId: id, startsAt, minutes: 30, state })
    }
  }
  for (const [index, { owner }] of (byVenue[which] ?? []).entries()) {
    const [ownerName, ownerPhone] = owner ?? []
    if (ownerName && ownerPhone) await storeContacts(db, venueId, ids[index] ?? '', { ownerName, ownerPhone, agentId })
  }
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

export const fillProperties = async (db: Db, { venueId, which }: FilledVenue, pictures: DemoPictures, now: Date) => {
  const made: string[] = []
  for (const [index, listing] of (byVenue[which] ?? []).entries()) {
    const { what, price, where, meters, photos, expensas, owner: _, active = true, ...rest } = listing
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
        expensas: expensas ? expensas * 100 : null,
        stateSince: createdAt.toISOString().slice(0, 10),
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
  if (which !== 1) return
  await fillEnquiries(db, { venueId, which }, made, now)
  await fillViews(db, venueId, made.slice(0, -1), now)
}
