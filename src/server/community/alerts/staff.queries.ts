import { asc, eq } from 'drizzle-orm'
import { alertLimits } from '#contract/community/alerts.limits.ts'
import type { AlertForStaff } from '#contract/community/alerts.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { toPage } from '#server/kernel/db/keyset.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { cursorKeyOf, newestFirstPage } from '../newest.queries.ts'
import { isUnacknowledged, toAlertOutput } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'

const withSenders = async (db: Db, rows: readonly (typeof alerts.$inferSelect)[]): Promise<AlertForStaff[]> => {
  const senderOf = await loadMemberContacts(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((alert) => ({ ...toAlertOutput(alert), sender: senderOf(alert.memberId) }))
}

export const listOpenAlerts = async (db: Db) =>
  withSenders(db, await db.select().from(alerts).where(isUnacknowledged).orderBy(asc(alerts.at), asc(alerts.id)))

export const listAlertHistory = async (db: Db, after: string | undefined) => {
  const { afterCursor, order } = newestFirstPage(alerts.at, alerts.id, after)
  const found = await db
    .select()
    .from(alerts)
    .where(afterCursor)
    .orderBy(...order)
    .limit(alertLimits.shown + 1)
  const { page, next } = toPage(found, alertLimits.shown, ({ at, id }) => cursorKeyOf(at, id))
  return { alerts: await withSenders(db, page), next }
}

export const findAlertForStaff = async (db: Db, id: string) =>
  (await withSenders(db, await db.select().from(alerts).where(eq(alerts.id, id))))[0] ?? null
