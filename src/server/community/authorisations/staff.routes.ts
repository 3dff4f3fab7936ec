import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { authorisationsForStaff as contract } from '#contract/community/authorisations.staff.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import { lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayInVenue } from '#server/kernel/venues/venues.queries.ts'
import { startWriteForMember } from '../members/startWriteForMember.ts'
import { visits } from './authorisations.table.ts'
import { authorise } from './authorise.ts'
import { expectedVisitorsOn, findValidAuthorisation, findVisitor, findVisitorByCode } from './staff.queries.ts'
import { normalizeVisitorCode } from './visitorCodes.rules.ts'

const on = inTransaction(contract)

export const authorisationsForStaffRoutes = {
  ofDay: on.ofDay.handler(async ({ context: { db, now }, input }) => {
    const today = await todayInVenue(db, now())
    const day = input.day ?? today
    return { today, day, visitors: await expectedVisitorsOn(db, day) }
  }),

  createFor: on.createFor.handler(async ({ context, input: { member, ...visitor }, errors }) => {
    const acting = orRefuse(await startWriteForMember(context, member), errors)
    return orRefuse(await authorise(context, acting, visitor), errors)
  }),

  check: on.check.handler(async ({ context: { db, now }, input: { code }, errors }) => {
    const today = await todayInVenue(db, now())
    const found = await findVisitorByCode(db, normalizeVisitorCode(code), today)
    const visitor = orRefuse(found ?? 'wrong_visitor_code', errors)
    return { visitor, isExpectedToday: (await findValidAuthorisation(db, visitor.id, today))?.isExpected ?? false }
  }),

  enter: on.enter.handler(async ({ context: { db, venueId, caller, now }, input: { id }, errors }) => {
    const day = await todayInVenue(db, now())
    const { authorisation, isExpected } = orRefuse(await findValidAuthorisation(db, id, day), errors)
    if (!isExpected) throw errors.not_today()
    const { memberId, visitor } = authorisation
    recordObject(db, { id, name: visitor })
    // A unique index refuses the entry of a visitor who is inside: of two concurrent calls one inserts the visit.
    const entered = await db
      .insert(visits)
      .values({
        ...{ venueId, id: randomUUID(), authorisationId: id, memberId, day },
        ...{ enteredAt: now(), enteredBy: caller.name },
      })
      .onConflictDoNothing()
      .returning({ id: visits.id })
    if (entered.length === 0) throw errors.already_entered()
    return orRefuse(await findVisitor(db, id, day), errors)
  }),

  exit: on.exit.handler(async ({ context: { db, caller, now }, input: { visit }, errors }) => {
    const { authorisationId, day } = orRefuse(await lockRow(db, visits, visit, 'no key update'), errors)
    const visitor = orRefuse(await findVisitor(db, authorisationId, day), errors)
    recordObject(db, { id: visitor.id, name: visitor.visitor })
    const left = { exitedAt: now(), exitedBy: caller.name }
    if ((await updateRow(db, visits, visit, left, isNull(visits.exitedAt))) === 'gone') throw errors.already_exited()
    return orRefuse(await findVisitor(db, authorisationId, day), errors)
  }),
}
