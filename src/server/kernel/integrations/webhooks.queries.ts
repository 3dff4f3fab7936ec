import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { Id, Moment } from '#contract/kernel/values.ts'
import { testEvent, webhookLimits } from '#contract/kernel/webhooks.limits.ts'
import type { Webhook, WebhookDelivery } from '#contract/kernel/webhooks.ts'
import type { Db } from '../db/database.ts'
import { decodeCursor, toPage } from '../db/keyset.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './webhooks.table.ts'

type LastAttempt = Pick<DeliveryRow, 'attemptedAt' | 'result' | 'status'>

const shown = ({ webhook, last }: { webhook: WebhookRow; last: LastAttempt | null }): Webhook => ({
  id: webhook.id,
  version: webhook.version,
  name: webhook.name,
  url: webhook.url,
  events: webhook.events,
  createdAt: webhook.createdAt.toISOString(),
  createdBy: webhook.createdBy,
  pauseReason: webhook.pauseReason,
  last: last?.attemptedAt ? { at: last.attemptedAt.toISOString(), result: last.result, status: last.status } : null,
})

/** Webhooks, each with its newest delivery that was attempted. */
const selectWebhooks = async (db: Db, condition?: SQL) => {
  const { attemptedAt, result, status, createdAt, venueId, webhookId } = webhookDeliveries
  const last = db
    .select({ attemptedAt, result, status })
    .from(webhookDeliveries)
    .where(and(eq(venueId, webhooks.venueId), eq(webhookId, webhooks.id), isNotNull(attemptedAt)))
    .orderBy(desc(createdAt))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      webhook: getTableColumns(webhooks),
      last: { attemptedAt: last.attemptedAt, result: last.result, status: last.status },
    })
    .from(webhooks)
    .leftJoinLateral(last, sql`true`)
    .where(condition)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
  return rows.map(shown)
}

export const listWebhooks = (db: Db) => selectWebhooks(db)

export const findWebhook = async (db: Db, id: string) => (await selectWebhooks(db, eq(webhooks.id, id)))[0] ?? null

export const countWebhooks = (db: Db) => db.$count(webhooks)

const toDelivery = ({
  id,
  event,
  createdAt,
  attemptedAt,
  result,
  status,
  tries,
  ...row
}: DeliveryRow): WebhookDelivery => ({
  id,
  event,
  createdAt: createdAt.toISOString(),
  attemptedAt: attemptedAt?.toISOString() ?? null,
  result,
  status,
  tries,
  dueAt: row.sentAt ? null : row.dueAt.toISOString(),
})

const CursorKey = z.tuple([Moment, Id])

export const listDeliveries = async (db: Db, { id, after }: { id: string; after?: string | undefined }) => {
  const t = webhookDeliveries
  const end = decodeCursor(CursorKey, after)
  const older = end ? sql`(${t.createdAt}, ${t.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.webhookId, id), older))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(webhookLimits.shown + 1)
  const { page, next } = toPage(rows, webhookLimits.shown, (last) => [last.createdAt.toISOString(), last.id])
  return { deliveries: page.map(toDelivery), next }
}

export const hasDeliveries = async (db: Db, id: string) =>
  (await db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))) > 0

export const queueTest = (db: Db, venueId: number, webhookId: string) =>
  db.insert(webhookDeliveries).values({ venueId, webhookId, event: testEvent, data: {} })

/** Ends the waiting deliveries of a paused webhook, so that they are not sent with a delay of days when it is resumed. */
export const cancelDeliveries = (db: Db, webhookId: string) =>
  db
    .update(webhookDeliveries)
    .set({ sentAt: sql`now()`, result: 'canceled', status: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNull(webhookDeliveries.sentAt)))

/** Makes a delivery due now, whether it has ended or waits. */
export const queueAgain = (db: Db, id: string) =>
  db
    .update(webhookDeliveries)
    .set({ sentAt: null, dueAt: sql`now()`, tries: 0, result: null, status: null })
    .where(eq(webhookDeliveries.id, id))
