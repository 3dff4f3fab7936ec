import { alertsOfStaff as contract, type SoundedAlert } from '#contract/community/alerts.staff.ts'
import { to } from '#contract/community/pages.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { change } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { tell } from '../push/push.queries.ts'
import { isOpen } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'
import { alertHistory, findSounded, openAlerts } from './staff.queries.ts'

const on = behindDoor(contract)

const notifySender = (db: Db, venueId: number, { sender, acknowledgedBy }: SoundedAlert) => {
  const text = { title: 'Tu alerta llegó', body: `${acknowledgedBy} ya la está atendiendo.` }
  return tell(db, venueId, { memberId: sender.id, kind: 'emergency', ...text, address: to('emergency') })
}

export const alertsOfStaffRoutes = {
  open: on.open.handler(({ context: { db } }) => openAlerts(db)),

  history: on.history.handler(({ context: { db }, input: { after } }) => alertHistory(db, after)),

  acknowledge: on.acknowledge.handler(async ({ context: { db, venueId, caller, now }, input: { id }, errors }) => {
    // A second acknowledgement changes nothing and returns the first one.
    const acknowledgement = { acknowledgedAt: now(), acknowledgedBy: caller.name }
    const changed = await change(db, alerts, id, acknowledgement, isOpen)
    const alert = orRefuse(await findSounded(db, id), errors)
    if (changed !== 'gone') await notifySender(db, venueId, alert)
    return alert
  }),
}
