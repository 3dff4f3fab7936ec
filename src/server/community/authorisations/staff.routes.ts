import { and, isNull } from 'drizzle-orm'
import { authorisationsForStaff as contract } from '#contract/community/authorisations.staff.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayIn } from '#server/kernel/venues/venues.queries.ts'
import { authorisations } from './authorisations.table.ts'
import { expectedVisitorsOn, findExpectedVisitor, findVisitorByCode } from './staff.queries.ts'
import { normalizeVisitorCode } from './visitorCodes.rules.ts'

const on = inTransaction(contract)

export const authorisationsForStaffRoutes = {
  ofDay: on.ofDay.handler(async ({ context: { db, now }, input }) => {
    const today = await todayIn(db, now())
    const day = input.day ?? today
    return { today, day, visitors: await expectedVisitorsOn(db, day) }
  }),

  check: on.check.handler(async ({ context: { db, now }, input: { code }, errors }) => {
    const visitor = orRefuse((await findVisitorByCode(db, normalizeVisitorCode(code))) ?? 'wrong_visitor_code', errors)
    return { today: await todayIn(db, now()), visitor }
  }),

  enter: on.enter.handler(async ({ context: { db, caller, now }, input: { id }, errors }) => {
    const visitor = orRefuse(await findExpectedVisitor(db, id), errors)
    if (visitor.day !== (await todayIn(db, now()))) throw errors.not_today()
    // The condition makes the entry unique: of two concurrent calls only the first one updates the row.
    const isPending = and(isNull(authorisations.canceledAt), isNull(authorisations.enteredAt))
    const entered = await updateRow(db, authorisations, id, { enteredAt: now(), enteredBy: caller.name }, isPending)
    if (entered === 'gone') throw errors.already_entered()
    return orRefuse(await findExpectedVisitor(db, id), errors)
  }),
}
