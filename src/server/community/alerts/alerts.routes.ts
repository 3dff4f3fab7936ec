import { alerts as contract } from '#contract/community/alerts.ts'
import { insertOnceAndFind, lockRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { members } from '../members/members.table.ts'
import { alertsOfLastDay, findAlert, findUnacknowledgedAlert } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'
import { emergenciesWaiting } from './alerts.waiting.ts'

const on = inTransaction(contract)

export const alertsRoutes = {
  mine: on.mine.handler(({ context: { db, caller, now } }) => alertsOfLastDay(db, caller.subject, now())),

  send: on.send.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    // The lock on the member serialises their alerts: a second alert of the same kind means the same emergency.
    await lockRow(db, members, caller.subject, 'no key update')
    const existing = (await findAlert(db, input.id)) ?? (await findUnacknowledgedAlert(db, caller.subject, input.kind))
    if (existing) return existing
    const alert = { ...input, venueId, memberId: caller.subject, at: now() }
    const stored = orRefuse(await insertOnceAndFind(db, alerts, alert, findAlert), errors)
    await notifyStaff(db, venueId, emergenciesWaiting, stored.id)
    return stored
  }),
}
