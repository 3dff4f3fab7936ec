import { type AlertForStaff, alertsForStaff as contract } from '#contract/community/alerts.staff.ts'
import { to } from '#contract/community/pages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { queuePush } from '../push/push.queries.ts'
import { isUnacknowledged } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'
import { findAlertForStaff, listAlertHistory, listOpenAlerts } from './staff.queries.ts'

const on = inTransaction(contract)

const notifySender = (db: Db, venueId: number, { sender, acknowledgedBy }: AlertForStaff) => {
  const text = { title: 'Tu alerta llegó', body: `${acknowledgedBy} ya la está atendiendo.` }
  return queuePush(db, venueId, { memberId: sender.id, kind: 'emergency', ...text, address: to('emergency') })
}

export const alertsForStaffRoutes = {
  open: on.open.handler(({ context: { db } }) => listOpenAlerts(db)),

  history: on.history.handler(({ context: { db }, input: { after } }) => listAlertHistory(db, after)),

  acknowledge: on.acknowledge.handler(async ({ context, input: { id }, errors }) => {
    const { db, venueId, caller, now } = context
    // A second acknowledgement changes nothing and returns the first one.
    const acknowledgement = { acknowledgedAt: now(), acknowledgedBy: caller.name }
    const changed = await updateRow(db, alerts, id, acknowledgement, isUnacknowledged)
    const alert = orRefuse(await findAlertForStaff(db, id), errors)
    context.notifyOnly('member', alert.sender.id)
    if (changed !== 'gone') await notifySender(db, venueId, alert)
    return alert
  }),
}
