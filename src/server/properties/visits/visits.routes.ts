import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { to } from '#contract/properties/pages.ts'
import { visits as contract } from '#contract/properties/visits.ts'
import { recordInsert } from '#server/kernel/activity/recordedChanges.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { findStaffMail } from '#server/kernel/identity/users.queries.ts'
import { queueMail } from '#server/kernel/mail/mail.queries.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findVenue, momentInVenueZone, todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { enquiries } from '../enquiries/enquiries.table.ts'
import { enquiriesWaiting } from '../enquiries/enquiries.waiting.ts'
import { toCalendar } from './calendar.rules.ts'
import { visitIdOf } from './visitLinks.rules.ts'
import {
  visitCanceledMail,
  visitConfirmedMail,
  visitOfferMail,
  visitorReplyMail,
  visitTimeText,
} from './visits.mails.ts'
import { findVisit, listUpcomingVisits, type VisitRow, visitLinksOf } from './visits.queries.ts'
import { visits } from './visits.table.ts'

const on = inTransaction(contract)
const done = { done: true } as const
const purpose = 'visit'

type Context = Pick<TransactionContext, 'db' | 'kernel' | 'venueId' | 'now'>
type FoundVisit = NonNullable<Awaited<ReturnType<typeof findVisit>>>

/** The words of a visit's mails, its calendar file, and the venue's mail address. */
const describeVisit = async (context: Context, { visit, listing }: FoundVisit) => {
  const found = await findVenue(context.db)
  const { link } = visitLinksOf(context, visit)
  const venue = found?.venue.name ?? ''
  const words = {
    time: visitTimeText(visit.startsAt, found?.venue.timeZone ?? 'UTC'),
    place: `${listing.direction}, ${listing.city}`,
    venue,
    link,
  }
  return {
    words,
    calendar: toCalendar({ ...visit, listing, link }, venue, context.now()),
    venueMail: found?.venue.mail,
  }
}

/** Locks the enquiry of a visit for a change of the staff; a stale version is refused. */
const lockEnquiry = async (db: Db, { enquiryId, version }: { enquiryId: string; version: number }) => {
  const enquiry = await lockRow(db, enquiries, enquiryId)
  return enquiry && enquiry.version !== version ? 'stale' : (enquiry ?? 'gone')
}

/** Marks the enquiry as answered, or as waiting for an answer. */
const setEnquiryState = (db: Db, id: string, state: 'answered' | 'new') =>
  updateRow(db, enquiries, id, { state, version: nextVersion(enquiries) })

const findVisitOf = async (db: Db, enquiryId: string): Promise<VisitRow | null> => {
  const [visit] = await db.select().from(visits).where(eq(visits.enquiryId, enquiryId)).for('update')
  return visit ?? null
}

const change = (db: Db, { id }: VisitRow, values: Partial<Omit<VisitRow, 'version'>>) =>
  updateRow(db, visits, id, { ...values, version: nextVersion(visits) })

const mailVisitor = async (
  context: Context,
  id: string,
  letter: (
    mail: string,
    name: string,
    told: Awaited<ReturnType<typeof describeVisit>>,
  ) => Parameters<typeof queueMail>[2],
) => {
  const found = await findVisit(context.db, id)
  if (!found?.enquiry.mail) return
  const told = await describeVisit(context, found)
  await queueMail(context.db, context.venueId, letter(found.enquiry.mail, found.enquiry.name, told))
}

/**
 * Mails to the agent what the visitor did, or to the venue if there is no agent; without either no mail is sent. The mail's link
 * opens the enquiries.
 */
const mailAgent = async (context: Context, id: string, did: Parameters<typeof visitorReplyMail>[1]) => {
  const found = await findVisit(context.db, id)
  if (!found) return
  const { words, calendar, venueMail } = await describeVisit(context, found)
  const recipient = (found.agentId && (await findStaffMail(context.db, found.agentId))) || venueMail
  if (!recipient) return
  const link = new URL(to('propertiesEnquiries'), context.kernel.configuration.origin).href
  const attached = did === 'proposed' ? null : calendar
  await queueMail(
    context.db,
    context.venueId,
    visitorReplyMail(recipient, did, found.enquiry, { ...words, link }, attached),
  )
}

const confirmation: Parameters<typeof mailVisitor>[2] = (mail, name, { words, calendar }) =>
  visitConfirmedMail(mail, name, words, calendar)

/** Sets the enquiry's state to 'new' and notifies staff, so that it waits for them again. */
const reopenEnquiry = async ({ db, venueId }: Context, { enquiryId }: VisitRow) => {
  await setEnquiryState(db, enquiryId, 'new')
  const enquiry = await lockRow(db, enquiries, enquiryId)
  if (enquiry) await notifyStaff(db, venueId, enquiriesWaiting[enquiry.kind], enquiry.id)
}

/** Runs `work` with the visit of a link, locked; null if the link is wrong or has expired. */
const withLinkedVisit = async <T>(
  { db, kernel, venueId, now }: Context,
  token: string,
  work: (visit: VisitRow) => Promise<T>,
): Promise<T | null> => {
  const id = visitIdOf(kernel.secret, venueId, token, now())
  return withPurpose(db, purpose, async () => {
    const visit = id && (await lockRow(db, visits, id))
    return visit ? work(visit) : null
  })
}

export const visitsRoutes = {
  upcoming: on.upcoming.handler(async ({ context }) => {
    const { db, now } = context
    const today = await todayInVenue(db, now())
    return listUpcomingVisits(db, context, await momentInVenueZone(db, today, '00:00'), now())
  }),

  offer: on.offer.handler(async ({ context, input, errors }) => {
    const { db, venueId, now } = context
    const enquiry = orRefuse(await lockEnquiry(db, input), errors)
    const startsAt = await momentInVenueZone(db, input.day, input.time)
    if (startsAt <= now()) throw errors.day_past()
    await setEnquiryState(db, enquiry.id, 'answered')
    const offered = { startsAt, minutes: input.minutes, state: 'offered', agentId: input.agentId } as const
    const existing = await findVisitOf(db, enquiry.id)
    const id = existing?.id ?? randomUUID()
    if (existing) await change(db, existing, offered)
    else {
      const visit = { ...offered, venueId, id, enquiryId: enquiry.id }
      await db.insert(visits).values(visit)
      recordInsert(db, visit)
    }
    await mailVisitor(context, id, (mail, name, { words }) => visitOfferMail(mail, name, words))
    context.alsoChanges('properties.enquiries')
    return done
  }),

  confirm: on.confirm.handler(async ({ context, input, errors }) => {
    const { db } = context
    const enquiry = orRefuse(await lockEnquiry(db, input), errors)
    const visit = orRefuse((await findVisitOf(db, enquiry.id)) ?? 'gone', errors)
    if (visit.state === 'canceled') throw errors.stale()
    await setEnquiryState(db, enquiry.id, 'answered')
    await change(db, visit, { state: 'confirmed', agentId: input.agentId })
    await mailVisitor(context, visit.id, confirmation)
    context.alsoChanges('properties.enquiries')
    return done
  }),

  cancel: on.cancel.handler(async ({ context, input, errors }) => {
    const { db } = context
    const enquiry = orRefuse(await lockEnquiry(db, input), errors)
    const visit = orRefuse((await findVisitOf(db, enquiry.id)) ?? 'gone', errors)
    await setEnquiryState(db, enquiry.id, 'answered')
    await change(db, visit, { state: 'canceled' })
    await mailVisitor(context, visit.id, (mail, name, { words, calendar }) =>
      visitCanceledMail(mail, name, words, calendar),
    )
    context.alsoChanges('properties.enquiries')
    return done
  }),

  shown: on.shown.handler(async ({ context, input: { token } }) => {
    const { db, kernel, venueId, now } = context
    const id = visitIdOf(kernel.secret, venueId, token, now())
    const found = id && (await withPurpose(db, purpose, () => findVisit(db, id)))
    if (!found) return { visit: null }
    const { visit, listing } = found
    return {
      visit: {
        ...visit,
        startsAt: visit.startsAt.toISOString(),
        calendar: visitLinksOf(context, visit).calendar,
        listing,
      },
    }
  }),

  accept: on.accept.handler(async ({ context, input, errors }) => {
    const { db } = context
    const accepted = await withLinkedVisit(context, input.token, async (visit) => {
      // A repeated call succeeds and mails nothing.
      if (visit.state === 'confirmed') return done
      if (visit.state !== 'offered') return 'visit_changed'
      await change(db, visit, { state: 'confirmed' })
      await mailVisitor(context, visit.id, confirmation)
      await mailAgent(context, visit.id, 'accepted')
      return done
    })
    return orRefuse(accepted ?? 'link_expired', errors)
  }),

  propose: on.propose.handler(async ({ context, input, errors }) => {
    const { db, now } = context
    const startsAt = await momentInVenueZone(db, input.day, input.time)
    if (startsAt <= now()) throw errors.day_past()
    const proposed = await withLinkedVisit(context, input.token, async (visit) => {
      if (visit.state === 'asked' && visit.startsAt.getTime() === startsAt.getTime()) return done
      await change(db, visit, { state: 'asked', startsAt })
      await reopenEnquiry(context, visit)
      await mailAgent(context, visit.id, 'proposed')
      return done
    })
    return orRefuse(proposed ?? 'link_expired', errors)
  }),

  decline: on.decline.handler(async ({ context, input, errors }) => {
    const { db } = context
    const declined = await withLinkedVisit(context, input.token, async (visit) => {
      if (visit.state === 'canceled') return done
      await change(db, visit, { state: 'canceled' })
      await reopenEnquiry(context, visit)
      await mailAgent(context, visit.id, 'declined')
      return done
    })
    return orRefuse(declined ?? 'link_expired', errors)
  }),
}
