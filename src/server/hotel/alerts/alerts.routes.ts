import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { alerts as contract } from '#contract/hotel/alerts.ts'
import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { notifyStaff } from '#server/kernel/waiting/notifyStaff.ts'
import { queueRequestPush } from '../stays/guestPush.ts'
import { lockOpenStay } from '../stays/stays.queries.ts'
import { stays } from '../stays/stays.table.ts'
import { listOpenAlerts } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'
import { alertItemId, alertsWaiting } from './alerts.waiting.ts'

const on = inTransaction(contract)
const done = { done: true } as const

interface AlertKey {
  stayId: string
  what: AlertKind
}
const isAlert = ({ stayId, what }: AlertKey) => and(eq(alerts.stayId, stayId), eq(alerts.kind, what))

/**
 * Updates an alert that is not done, if the condition holds, and queues a push message to the phones of the stay. Returns 'gone'
 * only if the stay has no alert of this kind.
 */
const updateOpenAlert = async (
  db: Db,
  key: AlertKey,
  state: 'seen' | 'done',
  values: PgUpdateSetSource<typeof alerts>,
  condition?: SQL,
) => {
  const updated = await db
    .update(alerts)
    .set(values)
    .where(and(isAlert(key), isNull(alerts.doneAt), condition))
    .returning({ kind: alerts.kind })
  if (updated.length > 0) await queueRequestPush(db, key, state)
  return (await db.$count(alerts, isAlert(key))) > 0 ? done : 'gone'
}

export const alertsRoutes = {
  list: on.list.handler(({ context: { db } }) => listOpenAlerts(db)),

  see: on.see.handler(async ({ context: { db, caller, now, notifyOnly }, input, errors }) => {
    notifyOnly('guest', input.stayId)
    const seen = { seenAt: now(), seenBy: caller.name }
    return orRefuse(await updateOpenAlert(db, input, 'seen', seen, isNull(alerts.seenAt)), errors)
  }),

  remove: on.remove.handler(async ({ context: { db, caller, now, notifyOnly }, input, errors }) => {
    notifyOnly('guest', input.stayId)
    const at = now()
    const values = {
      seenAt: sql`coalesce(${alerts.seenAt}, ${at.toISOString()}::timestamptz)`,
      seenBy: sql`coalesce(${alerts.seenBy}, ${caller.name})`,
      doneAt: at,
      doneBy: caller.name,
    }
    return orRefuse(await updateOpenAlert(db, input, 'done', values), errors)
  }),

  ask: on.ask.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input: { what }, errors }) => {
    const stayId = caller.subject
    notifyOnly('guest', stayId)
    orRefuse(await lockOpenStay(db, stayId), errors)
    const request = { askedAt: now(), seenAt: null, seenBy: null, doneAt: null, doneBy: null }
    const added = await db
      .insert(alerts)
      .values({ venueId, stayId, kind: what, ...request })
      .onConflictDoUpdate({
        target: [alerts.venueId, alerts.stayId, alerts.kind],
        set: request,
        setWhere: isNotNull(alerts.doneAt),
      })
      .returning({ stayId: alerts.stayId })
    if (added.length > 0) await notifyStaff(db, venueId, alertsWaiting, alertItemId(stayId, what))
    return done
  }),

  withdraw: on.withdraw.handler(async ({ context: { db, caller, notifyOnly }, input: { what }, errors }) => {
    const stayId = caller.subject
    notifyOnly('guest', stayId)
    orRefuse(await lockOpenStay(db, stayId), errors)
    await db.delete(alerts).where(isAlert({ stayId, what }))
    return done
  }),

  setNoDisturb: on.setNoDisturb.handler(async ({ context: { db, caller, notifyOnly }, input, errors }) => {
    notifyOnly('guest', caller.subject)
    orRefuse(await lockOpenStay(db, caller.subject, 'no key update'), errors)
    await updateRow(db, stays, caller.subject, input)
    return done
  }),
}
