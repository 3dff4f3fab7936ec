import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { type AlertKind, alertLimits } from '#contract/community/alerts.limits.ts'
import type { Alert } from '#contract/community/alerts.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { alerts } from './alerts.table.ts'

const dayInMilliseconds = 24 * 3600 * 1000

export const toAlertOutput = (alert: typeof alerts.$inferSelect): Alert => ({
  ...alert,
  at: alert.at.toISOString(),
  acknowledgedAt: alert.acknowledgedAt?.toISOString() ?? null,
})

export const alertsOfLastDay = async (db: Db, memberId: string, now: Date): Promise<Alert[]> => {
  const dayAgo = new Date(now.getTime() - dayInMilliseconds)
  const found = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.memberId, memberId), gt(alerts.at, dayAgo)))
    .orderBy(desc(alerts.at), desc(alerts.id))
    .limit(alertLimits.shown)
  return found.map(toAlertOutput)
}

export const isUnacknowledged = isNull(alerts.acknowledgedAt)

export const findUnacknowledgedAlert = async (db: Db, memberId: string, kind: AlertKind): Promise<Alert | null> => {
  const [found] = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.memberId, memberId), eq(alerts.kind, kind), isUnacknowledged))
    .limit(1)
  return found ? toAlertOutput(found) : null
}

export const findAlert = async (db: Db, id: string): Promise<Alert | null> => {
  const found = await findRow(db, alerts, id)
  return found && toAlertOutput(found)
}
