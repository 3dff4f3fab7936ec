import { eq } from 'drizzle-orm'
import { movementLimits } from '#contract/club/movements.limits.ts'
import { movements as contract } from '#contract/club/movements.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { bags } from '../bags/bags.table.ts'
import { ledgerOf, listMovements, movementsOfBag, recentMovements } from './movements.table.ts'
import { recordMovement } from './recording.ts'

const on = behindDoor(contract)

export const movementsRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listMovements(db, input.after)),

  recent: on.recent.handler(({ context: { db } }) => recentMovements(db)),

  ofBag: on.ofBag.handler(({ context: { db }, input }) => movementsOfBag(db, input.idBag, movementLimits.ofBag)),

  report: on.report.handler(async ({ context: { db }, input, errors }) => {
    const known = await db.$count(bags, eq(bags.id, input.idBag))
    if (known === 0) throw errors.gone()
    return ledgerOf(db, input.idBag, input.from)
  }),

  create: on.create.handler(async ({ context, input, errors }) => {
    const movement = await recordMovement(context, input)
    if (typeof movement === 'string') throw errors[movement]()
    return movement
  }),
}
