import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm'
import { authorisationLimits } from '#contract/community/authorisations.limits.ts'
import { authorisations as contract } from '#contract/community/authorisations.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { insertOnceAndFind, lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayIn } from '#server/kernel/venues/venues.queries.ts'
import { members } from '../members/members.table.ts'
import { authorisationsOfMemberSince, findAuthorisation } from './authorisations.queries.ts'
import { authorisations, visits } from './authorisations.table.ts'
import { newVisitorCode } from './visitorCodes.rules.ts'

const on = inTransaction(contract)
const { daysAhead, repeatDays, expected: maxExpected } = authorisationLimits

export const authorisationsRoutes = {
  mine: on.mine.handler(async ({ context: { db, caller, now } }) =>
    authorisationsOfMemberSince(db, caller.subject, await todayIn(db, now())),
  ),

  create: on.create.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their authorisations, so that the count below is exact.
    await lockRow(db, members, caller.subject, 'no key update')
    const today = await todayIn(db, now())
    const valid = await authorisationsOfMemberSince(db, caller.subject, today)
    const existing = valid.find(({ id }) => id === input.id)
    if (existing) return existing
    if (input.day < today || input.day > daysAfter(today, daysAhead)) throw errors.day_out_of_reach()
    const { repeat, ...fields } = input
    if (repeat && (repeat.until < input.day || repeat.until > daysAfter(today, repeatDays)))
      throw errors.until_out_of_reach()
    if (valid.filter(({ enteredAt, repeat }) => repeat || !enteredAt).length >= maxExpected) throw errors.full()
    const weekdays = [...new Set(repeat?.weekdays)].sort()
    const visitor = {
      ...fields,
      weekdays,
      until: repeat?.until,
      venueId,
      memberId: caller.subject,
      code: newVisitorCode(),
      createdAt: now(),
    }
    return orRefuse(await insertOnceAndFind(db, authorisations, visitor, findAuthorisation), errors)
  }),

  cancel: on.cancel.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const visit = db.select({ id: visits.id }).from(visits).where(eq(visits.authorisationId, authorisations.id))
    const isPending = and(isNull(authorisations.canceledAt), or(isNotNull(authorisations.until), notExists(visit)))
    return orRefuse(await updateRow(db, authorisations, id, { canceledAt: now() }, isPending), errors)
  }),
}
