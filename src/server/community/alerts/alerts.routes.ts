import { alerts as contract } from '#contract/community/alerts.ts'
import { createOnce } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findAlert, latestOf } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'

const on = behindDoor(contract)

export const alertsRoutes = {
  mine: on.mine.handler(({ context: { db, caller, now } }) => latestOf(db, caller.subject, now())),

  send: on.send.handler(async ({ context: { db, venueId, caller, now }, input, errors }) => {
    const alert = { ...input, venueId, memberId: caller.subject, at: now() }
    return orRefuse(await createOnce(db, alerts, alert, findAlert), errors)
  }),
}
