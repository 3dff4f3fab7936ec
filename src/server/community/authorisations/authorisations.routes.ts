import { and, isNull } from 'drizzle-orm'
import { authorisationLimits } from '#contract/community/authorisations.limits.ts'
import { authorisations as contract } from '#contract/community/authorisations.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { change, createOnce, lockRow } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayOf } from '#server/kernel/venues/venues.queries.ts'
import { members } from '../members/members.table.ts'
import { authorisationsFrom, findAuthorisation } from './authorisations.queries.ts'
import { authorisations } from './authorisations.table.ts'
import { newCode } from './codes.rules.ts'

const on = behindDoor(contract)
const { daysAhead, expected: maxExpected } = authorisationLimits

export const authorisationsRoutes = {
  mine: on.mine.handler(async ({ context: { db, caller, now } }) =>
    authorisationsFrom(db, caller.subject, await todayOf(db, now())),
  ),

  create: on.create.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their authorisations, so that the count below is exact.
    await lockRow(db, members, caller.subject, 'no key update')
    const today = await todayOf(db, now())
    const valid = await authorisationsFrom(db, caller.subject, today)
    const existing = valid.find(({ id }) => id === input.id)
    if (existing) return existing
    if (input.day < today || input.day > daysAfter(today, daysAhead)) throw errors.day_out_of_reach()
    if (valid.filter(({ enteredAt }) => !enteredAt).length >= maxExpected) throw errors.full()
    const visitor = { ...input, venueId, memberId: caller.subject, code: newCode(), createdAt: now() }
    return orRefuse(await createOnce(db, authorisations, visitor, findAuthorisation), errors)
  }),

  cancel: on.cancel.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const isPending = and(isNull(authorisations.canceledAt), isNull(authorisations.enteredAt))
    return orRefuse(await change(db, authorisations, id, { canceledAt: now() }, isPending), errors)
  }),
}
