import { alertsOfStaff as contract } from '#contract/community/alerts.staff.ts'
import { change } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { alerts } from './alerts.table.ts'
import { alertHistory, findSounded, isOpen, openAlerts } from './staff.queries.ts'

const on = behindDoor(contract)

export const alertsOfStaffRoutes = {
  open: on.open.handler(({ context: { db } }) => openAlerts(db)),

  history: on.history.handler(({ context: { db }, input: { after } }) => alertHistory(db, after)),

  acknowledge: on.acknowledge.handler(async ({ context: { db, caller, now }, input: { id }, errors }) => {
    // Whoever comes second changes nothing, and is told who was first.
    await change(db, alerts, id, { acknowledgedAt: now(), acknowledgedBy: caller.name }, isOpen)
    return orRefuse(await findSounded(db, id), errors)
  }),
}
