import { movementLimits } from '#contract/club/movements.limits.ts'
import { movements as contract } from '#contract/club/movements.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { timeZoneOf } from '#server/kernel/venues/venues.queries.ts'
import { bagExists } from '../bags/bags.queries.ts'
import { ledgerOfBag, listMovements, movementsOfBag, movementsToExport, recentMovements } from './movements.queries.ts'
import { movementsToCsv } from './movementsCsv.rules.ts'
import { recordMovement } from './recordMovement.ts'

const on = inTransaction(contract)

export const movementsRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listMovements(db, input)),

  export: on.export.handler(async ({ context: { db }, input }) => ({
    csv: movementsToCsv(await movementsToExport(db, input), await timeZoneOf(db)),
  })),

  recent: on.recent.handler(({ context: { db } }) => recentMovements(db)),

  ofBag: on.ofBag.handler(({ context: { db }, input }) => movementsOfBag(db, input.idBag, movementLimits.ofBag)),

  report: on.report.handler(async ({ context: { db }, input, errors }) => {
    if (!(await bagExists(db, input.idBag))) throw errors.gone()
    return ledgerOfBag(db, input.idBag, input.from)
  }),

  create: on.create.handler(async ({ context, input, errors }) =>
    orRefuse(await recordMovement(context, input), errors),
  ),
}
