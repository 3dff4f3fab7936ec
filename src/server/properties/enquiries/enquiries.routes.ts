import { eq } from 'drizzle-orm'
import { enquiries as contract } from '#contract/properties/enquiries.ts'
import { to } from '#contract/properties/pages.ts'
import { change, findRow, lockRow, nextVersion, storeOnce } from '#server/kernel/db/verbs.ts'
import { behindDoor, inSteps } from '#server/kernel/door.ts'
import { post } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findVenue, todayOf } from '#server/kernel/venues/venues.queries.ts'
import { listings } from '../listings/listings.table.ts'
import { answerLetter, enquiryLetter } from './enquiries.letters.ts'
import { countByState, listEnquiries } from './enquiries.queries.ts'
import { enquiries } from './enquiries.table.ts'

const on = behindDoor(contract)
const steps = inSteps(contract)

export const enquiriesRoutes = {
  ask: steps.ask.handler(async ({ context: { kernel, address, venueId, now, writing }, input, errors }) => {
    if (!(await kernel.throttles.enquiry.allows(address))) throw errors.too_many_tries()
    const { venue: _, ...fields } = input
    const enquiry = { day: null, ...fields }
    await writing(async (db) => {
      const listing = await findRow(db, listings, fields.listingId)
      if (!listing?.active) throw errors.gone()
      const isPast = enquiry.day !== null && enquiry.day < (await todayOf(db, now()))
      // A retried call succeeds also after its day has passed; it is not mailed again.
      if (isPast && !(await findRow(db, enquiries, enquiry.id))) throw errors.day_past()
      if (!(await storeOnce(db, enquiries, { ...enquiry, venueId, createdAt: now() }))) return
      const recipient = (await findVenue(db))?.venue.mail
      const link = new URL(to('propertiesEnquiries'), kernel.configuration.origin).href
      if (recipient) await post(db, venueId, enquiryLetter(recipient, enquiry, listing, link))
    })
    return { done: true }
  }),

  list: on.list.handler(async ({ context: { db }, input }) => ({
    ...(await listEnquiries(db, input)),
    counts: await countByState(db),
  })),

  answer: on.answer.handler(async ({ context: { db, venueId, caller }, input: { id, version, answer }, errors }) => {
    const enquiry = orRefuse(await lockRow(db, enquiries, id), errors)
    const values = { answer, answeredBy: caller.name, state: 'answered' as const, version: nextVersion(enquiries) }
    const changed = await change(db, enquiries, id, values, eq(enquiries.version, version))
    if (changed === 'gone') throw errors.stale()
    const listing = orRefuse(await findRow(db, listings, enquiry.listingId), errors)
    const venue = (await findVenue(db))?.venue.name ?? ''
    if (enquiry.mail) await post(db, venueId, answerLetter(enquiry.mail, enquiry.name, answer, listing, venue))
    return changed
  }),

  setState: on.setState.handler(async ({ context: { db }, input: { id, state }, errors }) =>
    orRefuse(await change(db, enquiries, id, { state, version: nextVersion(enquiries) }), errors),
  ),
}
