import { movementLimits } from '#contract/club/movements.limits.ts'
import { movements as contract } from '#contract/club/movements.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { zoneOf } from '#server/kernel/venues/venues.queries.ts'
import { bagExists } from '../bags/bags.queries.ts'
import { csvOf } from './exporting.rules.ts'
import { ledgerOf, listMovements, movementsOfBag, movementsToExport, recentMovements } from './movements.queries.ts'
import { recordMovement } from './recording.ts'

const on = behindDoor(contract)

export const movementsRoutes = {
  list: on.list.handler(({ context: { db }, input }) => listMovements(db, input)),

  export: on.export.handler(async ({ context: { db }, input }) => ({
    csv: csvOf(await movementsToExport(db, input), await zoneOf(db)),
  })),

  recent: on.recent.handler(({ context: { db } }) => recentMovements(db)),

  ofBag: on.ofBag.handler(({ context: { db }, input }) => movementsOfBag(db, input.idBag, movementLimits.ofBag)),

  report: on.report.handler(async ({ context: { db }, input, errors }) => {
    if (!(await bagExists(db, input.idBag))) throw errors.gone()
    return ledgerOf(db, input.idBag, input.from)
  }),

  create: on.create.handler(async ({ context, input, errors }) =>
    orRefuse(await recordMovement(context, input), errors),
  ),
}
