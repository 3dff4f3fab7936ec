import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { enquiryLimits } from '#contract/properties/enquiries.limits.ts'
import { enquiries as contract } from '#contract/properties/enquiries.ts'
import { to as toPublic } from '#contract/properties/pages.public.ts'
import { to } from '#contract/properties/pages.ts'
import { usualVisitMinutes } from '#contract/properties/visits.limits.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import { withPurpose } from '#server/kernel/db/database.ts'
import { findRow, insertOnce, lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findVenue, momentInVenueZone, todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { findOfferedListing } from '../listings/listings.queries.ts'
import { listings } from '../listings/listings.table.ts'
import { visits } from '../visits/visits.table.ts'
import { enquiryAnswerMail, enquiryMail } from './enquiries.mails.ts'
import { countEnquiriesByState, countNotes, listEnquiries } from './enquiries.queries.ts'
import { enquiries, enquiryNotes } from './enquiries.table.ts'
import { enquiriesWaiting } from './enquiries.waiting.ts'

const on = inTransaction(contract)
const done = { done: true } as const

export const enquiriesRoutes = {
  ask: on.ask.handler(async ({ context: { db, kernel, venueId, now }, input, errors }) => {
    const { venue: _, time, ...fields } = { time: undefined, ...input }
    const enquiry = { day: null, ...fields }
    const listing = await findOfferedListing(db, fields.listingId)
    if (!listing) throw errors.gone()
    const startsAt = enquiry.day && time ? await momentInVenueZone(db, enquiry.day, time) : null
    const isPast = startsAt ? startsAt <= now() : enquiry.day !== null && enquiry.day < (await todayInVenue(db, now()))
    // A retried call succeeds also after its day has passed; it is not mailed again.
    const isStored = async () => (await findRow(db, enquiries, enquiry.id)) !== null
    if (isPast && !(await withPurpose(db, 'enquiry', isStored))) throw errors.day_past()
    const row = { ...enquiry, venueId, createdAt: now() }
    if (!(await withPurpose(db, 'enquiry', () => insertOnce(db, enquiries, row)))) return done
    const visit = {
      venueId,
      id: randomUUID(),
      enquiryId: enquiry.id,
      minutes: usualVisitMinutes,
      state: 'asked' as const,
    }
    if (startsAt) await withPurpose(db, 'enquiry', () => db.insert(visits).values({ ...visit, startsAt }))
    await notifyStaff(db, venueId, enquiriesWaiting[enquiry.kind], enquiry.id)
    const recipient = (await findVenue(db))?.venue.mail
    const link = new URL(to('propertiesEnquiries'), kernel.configuration.origin).href
    if (recipient) await queueMail(db, venueId, enquiryMail(recipient, { ...enquiry, time }, listing, link))
    return done
  }),

  list: on.list.handler(async ({ context, input }) => ({
    ...(await listEnquiries(context.db, context, input)),
    counts: await countEnquiriesByState(context.db),
  })),

  answer: on.answer.handler(
    async ({ context: { db, kernel, venueId, caller }, input: { id, version, answer }, errors }) => {
      const enquiry = orRefuse(await lockRow(db, enquiries, id), errors)
      const values = { answer, answeredBy: caller.name, state: 'answered' as const, version: nextVersion(enquiries) }
      const changed = await updateRow(db, enquiries, id, values, eq(enquiries.version, version))
      if (changed === 'gone') throw errors.stale()
      const listing = orRefuse(await findRow(db, listings, enquiry.listingId), errors)
      const venue = (await findVenue(db))?.venue.name ?? ''
      const path = toPublic('property', { idPropiedad: listing.number }, { venue: venueId })
      const link = new URL(path, kernel.configuration.origin).href
      if (enquiry.mail)
        await queueMail(db, venueId, enquiryAnswerMail(enquiry.mail, enquiry, { answer, link }, listing, venue))
      return changed
    },
  ),

  setState: on.setState.handler(async ({ context: { db }, input: { id, state }, errors }) =>
    orRefuse(await updateRow(db, enquiries, id, { state, version: nextVersion(enquiries) }), errors),
  ),

  assign: on.assign.handler(async ({ context: { db }, input: { id, assignee }, errors }) =>
    orRefuse(await updateRow(db, enquiries, id, { assigneeId: assignee }), errors),
  ),

  note: on.note.handler(async ({ context: { db, venueId, caller, now }, input: { about, ...note }, errors }) => {
    const enquiry = orRefuse(await lockRow(db, enquiries, about, 'no key update'), errors)
    recordObject(db, enquiry)
    if ((await countNotes(db, about)) >= enquiryLimits.notes) throw errors.full()
    await insertOnce(db, enquiryNotes, { ...note, venueId, enquiryId: about, by: caller.name, at: now() })
    return done
  }),

  plan: on.plan.handler(async ({ context: { db }, input: { id, ...step }, errors }) =>
    orRefuse(await updateRow(db, enquiries, id, step), errors),
  ),
}
