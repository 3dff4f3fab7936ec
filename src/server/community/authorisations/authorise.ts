import { authorisationLimits } from '#contract/community/authorisations.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { insertOnceAndFind, lockRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { members } from '../members/members.table.ts'
import { authorisationsOfMemberFrom, findAuthorisation } from './authorisations.queries.ts'
import { authorisations } from './authorisations.table.ts'
import { newVisitorCode } from './visitorCodes.rules.ts'

const { daysAhead, repeatDays, expected: maxExpected } = authorisationLimits

interface NewVisitor {
  id: string
  visitor: string
  document: string
  day: string
  repeat?: { weekdays: number[]; until: string } | undefined
}

/**
 * Authorises a visitor of a member, or returns the code of a refusal; a repeated id returns the stored authorisation. `createdBy`
 * is the staff person who does it for the member, null if the member does it.
 */
export const authorise = async (
  { db, venueId, now }: Pick<TransactionContext, 'db' | 'venueId' | 'now'>,
  { memberId, createdBy }: { memberId: string; createdBy: string | null },
  { repeat, ...fields }: NewVisitor,
) => {
  // The lock on the member serialises their authorisations, so that the count below is exact.
  await lockRow(db, members, memberId, 'no key update')
  const today = await todayInVenue(db, now())
  const valid = await authorisationsOfMemberFrom(db, memberId, today)
  const existing = valid.find(({ id }) => id === fields.id)
  if (existing) return existing
  if (fields.day < today || fields.day > daysAfter(today, daysAhead)) return 'day_out_of_reach'
  if (repeat && (repeat.until < fields.day || repeat.until > daysAfter(today, repeatDays))) return 'until_out_of_reach'
  if (valid.filter(({ enteredAt, repeat }) => repeat || !enteredAt).length >= maxExpected) return 'full'
  const weekdays = [...new Set(repeat?.weekdays)].sort()
  const made = { venueId, memberId, createdBy, code: newVisitorCode(), createdAt: now() }
  return insertOnceAndFind(
    db,
    authorisations,
    { ...fields, ...made, weekdays, until: repeat?.until ?? null },
    findAuthorisation,
  )
}
