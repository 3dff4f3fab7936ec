import { eq } from 'drizzle-orm'
import { enquiries as contract } from '#contract/properties/enquiries.ts'
import { to } from '#contract/properties/pages.ts'
import { withPurpose } from '#server/kernel/db/database.ts'
import { findRow, insertOnce, lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findVenue, todayIn } from '#server/kernel/venues/venues.queries.ts'
import { listings } from '../listings/listings.table.ts'
import { answerMail, enquiryMail } from './enquiries.mails.ts'
import { countEnquiriesByState, listEnquiries } from './enquiries.queries.ts'
import { enquiries } from './enquiries.table.ts'

const on = inTransaction(contract)
const done = { done: true } as const

export const enquiriesRoutes = {
  ask: on.ask.handler(async ({ context: { db, kernel, venueId, now }, input, errors }) => {
    const { venue: _, ...fields } = input
    const enquiry = { day: null, ...fields }
    const listing = await findRow(db, listings, fields.listingId)
    if (!listing?.active) throw errors.gone()
    const isPast = enquiry.day !== null && enquiry.day < (await todayIn(db, now()))
    // A retried call succeeds also after its day has passed; it is not mailed again.
    const isStored = async () => (await findRow(db, enquiries, enquiry.id)) !== null
    if (isPast && !(await withPurpose(db, 'enquiry', isStored))) throw errors.day_past()
    const row = { ...enquiry, venueId, createdAt: now() }
    if (!(await withPurpose(db, 'enquiry', () => insertOnce(db, enquiries, row)))) return done
    const recipient = (await findVenue(db))?.venue.mail
    const link = new URL(to('propertiesEnquiries'), kernel.configuration.origin).href
    if (recipient) await queueMail(db, venueId, enquiryMail(recipient, enquiry, listing, link))
    return done
  }),

  list: on.list.handler(async ({ context: { db }, input }) => ({
    ...(await listEnquiries(db, input)),
    counts: await countEnquiriesByState(db),
  })),

  answer: on.answer.handler(async ({ context: { db, venueId, caller }, input: { id, version, answer }, errors }) => {
    const enquiry = orRefuse(await lockRow(db, enquiries, id), errors)
    const values = { answer, answeredBy: caller.name, state: 'answered' as const, version: nextVersion(enquiries) }
    const changed = await updateRow(db, enquiries, id, values, eq(enquiries.version, version))
    if (changed === 'gone') throw errors.stale()
    const listing = orRefuse(await findRow(db, listings, enquiry.listingId), errors)
    const venue = (await findVenue(db))?.venue.name ?? ''
    if (enquiry.mail) await queueMail(db, venueId, answerMail(enquiry.mail, enquiry.name, answer, listing, venue))
    return changed
  }),

  setState: on.setState.handler(async ({ context: { db }, input: { id, state }, errors }) =>
    orRefuse(await updateRow(db, enquiries, id, { state, version: nextVersion(enquiries) }), errors),
  ),
}
