import { asc, eq } from 'drizzle-orm'
import { alertLimits } from '#contract/community/alerts.limits.ts'
import type { SoundedAlert } from '#contract/community/alerts.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf } from '#server/kernel/db/keyset.ts'
import { reportersOf } from '../members/reporters.queries.ts'
import { endAt, newestFirst } from '../newest.queries.ts'
import { isOpen, shown } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'

const withSenders = async (db: Db, rows: readonly (typeof alerts.$inferSelect)[]): Promise<SoundedAlert[]> => {
  const senderOf = await reportersOf(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((alert) => ({ ...shown(alert), sender: senderOf(alert.memberId) }))
}

export const openAlerts = async (db: Db) =>
  withSenders(db, await db.select().from(alerts).where(isOpen).orderBy(asc(alerts.at), asc(alerts.id)))

export const alertHistory = async (db: Db, after: string | undefined) => {
  const { afterCursor, order } = newestFirst(alerts.at, alerts.id, after)
  const found = await db
    .select()
    .from(alerts)
    .where(afterCursor)
    .orderBy(...order)
    .limit(alertLimits.shown + 1)
  const { page, next } = pageOf(found, alertLimits.shown, ({ at, id }) => endAt(at, id))
  return { alerts: await withSenders(db, page), next }
}

export const findSounded = async (db: Db, id: string) =>
  (await withSenders(db, await db.select().from(alerts).where(eq(alerts.id, id))))[0] ?? null
