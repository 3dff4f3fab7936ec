import { and, isNull } from 'drizzle-orm'
import { authorisationsOfStaff as contract } from '#contract/community/authorisations.staff.ts'
import { change } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { todayOf } from '#server/kernel/venues/venues.queries.ts'
import { authorisations } from './authorisations.table.ts'
import { readCode } from './codes.rules.ts'
import { expectedOn, findByCode, findExpected } from './staff.queries.ts'

const on = behindDoor(contract)

export const authorisationsOfStaffRoutes = {
  ofDay: on.ofDay.handler(async ({ context: { db, now }, input }) => {
    const today = await todayOf(db, now())
    const day = input.day ?? today
    return { today, day, visitors: await expectedOn(db, day) }
  }),

  check: on.check.handler(async ({ context: { db, now }, input: { code }, errors }) => {
    const visitor = orRefuse((await findByCode(db, readCode(code))) ?? 'wrong_visitor_code', errors)
    return { today: await todayOf(db, now()), visitor }
  }),

  enter: on.enter.handler(async ({ context: { db, caller, now }, input: { id }, errors }) => {
    const visitor = orRefuse(await findExpected(db, id), errors)
    if (visitor.day !== (await todayOf(db, now()))) throw errors.not_today()
    // The condition makes the entry unique: of two concurrent calls only the first one updates the row.
    const isPending = and(isNull(authorisations.canceledAt), isNull(authorisations.enteredAt))
    const entered = await change(db, authorisations, id, { enteredAt: now(), enteredBy: caller.name }, isPending)
    if (entered === 'gone') throw errors.already_entered()
    return orRefuse(await findExpected(db, id), errors)
  }),
}
