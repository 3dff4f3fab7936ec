import { and, eq, ne, sql } from 'drizzle-orm'
import type { EnquiryKind } from '#contract/properties/enquiries.limits.ts'
import { to } from '#contract/properties/pages.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { listings } from '../listings/listings.table.ts'
import { propertiesWaitingText as text } from '../waiting.text.ts'
import { enquiries } from './enquiries.table.ts'

interface KindWords {
  label: string
  nouns: readonly [string, string]
}

/** Enquiries of one kind that nobody has answered or closed. */
const newEnquiries = (name: string, kind: EnquiryKind, words: KindWords) =>
  waitingKind({
    name,
    ...words,
    roles: ['staff', 'admin'],
    page: 'propertiesEnquiries',
    pathOf: () => to('propertiesEnquiries', { state: 'new' }),
    dependsOn: ['properties.enquiries', 'properties.listings', 'properties.visits'],
    columns: { id: enquiries.id, since: enquiries.createdAt },
    query: (db, condition) =>
      db
        .select({
          id: enquiries.id,
          since: enquiries.createdAt,
          name: enquiries.name,
          direction: listings.direction,
          city: listings.city,
        })
        .from(enquiries)
        .innerJoin(listings, and(eq(listings.venueId, enquiries.venueId), eq(listings.id, enquiries.listingId)))
        .where(and(eq(enquiries.state, 'new'), eq(enquiries.kind, kind), condition)),
    describe: ({ name, direction, city }) => ({
      title: name,
      detail: `${direction}, ${city}`,
      link: to('propertiesEnquiries', { state: 'new' }),
    }),
  })

const questionsWaiting = newEnquiries('properties.enquiries', 'question', text.questions)
const visitsWaiting = newEnquiries('properties.visits', 'visit', text.visits)

export const enquiriesWaiting: Record<EnquiryKind, typeof questionsWaiting> = {
  question: questionsWaiting,
  visit: visitsWaiting,
}

/** The day of the next step, at its beginning in the venue's time zone. */
const stepSince = sql`(${enquiries.nextStepOn}::timestamp at time zone ${venues.timeZone})`.mapWith(enquiries.createdAt)
const isDue = sql`${enquiries.nextStepOn} <= (now() at time zone ${venues.timeZone})::date`

/** Next steps of open enquiries whose day has come. */
export const nextStepsWaiting = waitingKind({
  name: 'properties.nextSteps',
  ...text.nextSteps,
  roles: ['staff', 'admin'],
  page: 'propertiesEnquiries',
  pathOf: () => to('propertiesEnquiries', { due: 1 }),
  dependsOn: ['properties.enquiries', 'properties.listings'],
  appearsByItself: true,
  columns: { id: enquiries.id, since: stepSince },
  query: (db, condition) =>
    db
      .select({
        id: enquiries.id,
        since: stepSince,
        name: enquiries.name,
        nextStep: enquiries.nextStep,
        direction: listings.direction,
      })
      .from(enquiries)
      .innerJoin(venues, eq(venues.venueId, enquiries.venueId))
      .innerJoin(listings, and(eq(listings.venueId, enquiries.venueId), eq(listings.id, enquiries.listingId)))
      .where(and(ne(enquiries.state, 'closed'), isDue, condition)),
  describe: ({ name, nextStep, direction }) => ({
    title: nextStep || name,
    detail: nextStep ? `${name}, ${direction}` : direction,
    link: to('propertiesEnquiries', { due: 1 }),
  }),
})
