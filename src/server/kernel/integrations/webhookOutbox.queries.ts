import { and, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { webhookLimits } from '#contract/kernel/webhooks.limits.ts'
import { type Db, setVenue } from '../db/database.ts'
import { announce } from '../live/announce.ts'
import { markFailed, markSent } from '../outbox/outbox.queries.ts'
import type { Attempt } from './webhookRequest.ts'
import { cancelDeliveries } from './webhooks.queries.ts'
import { type DeliveryRow, webhookDeliveries, webhooks } from './webhooks.table.ts'

/** Days since the first of consecutive failed attempts, after which a delivery that is given up pauses its webhook. */
const failingDays = 3

export interface DueWebhook {
  venueId: number
  id: string
  /** The last attempt failed. */
  isFailing: boolean
}

/** Identifies a webhook among those of all venues. */
export const webhookKey = ({ venueId, id }: Pick<DueWebhook, 'venueId' | 'id'>) => `${venueId} ${id}`

const isDue = and(isNull(webhookDeliveries.sentAt), lte(webhookDeliveries.dueAt, sql`now()`))
const ofWebhook = and(eq(webhookDeliveries.venueId, webhooks.venueId), eq(webhookDeliveries.webhookId, webhooks.id))

/** Webhooks of all venues with due deliveries, without the `busy` ones. Those whose last attempt succeeded come first. */
export const findDueWebhooks = async (db: Db, busy: Iterable<string>, limit: number): Promise<DueWebhook[]> => {
  await db.execute(sql`select set_config('casa.errand', 'webhooks', true)`)
  const key = sql`${webhooks.venueId} || ' ' || ${webhooks.id}`
  return db
    .select({
      venueId: webhooks.venueId,
      id: webhooks.id,
      isFailing: sql<boolean>`${isNotNull(webhooks.failingSince)}`,
    })
    .from(webhooks)
    .where(
      and(
        sql`not ${key} = any(${sql.param([...busy])}::text[])`,
        sql`exists (select from ${webhookDeliveries} where ${ofWebhook} and ${isDue})`,
      ),
    )
    .orderBy(isNotNull(webhooks.failingSince), sql`random()`)
    .limit(limit)
}

export type TakenDelivery = DeliveryRow & { url: string }

/** Takes the delivery of a webhook that is due longest, and leases it to this node for `seconds`; null if none is due. */
export const takeDelivery = async (
  db: Db,
  { venueId, id }: DueWebhook,
  seconds: number,
): Promise<TakenDelivery | null> => {
  await setVenue(db, venueId)
  const [taken] = await db
    .select({ delivery: webhookDeliveries, url: webhooks.url })
    .from(webhookDeliveries)
    .innerJoin(webhooks, ofWebhook)
    .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt), isDue))
    .orderBy(webhookDeliveries.dueAt)
    .limit(1)
    .for('update', { of: webhookDeliveries, skipLocked: true })
  if (!taken) return null
  await db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(webhookDeliveries.id, taken.delivery.id))
  return { ...taken.delivery, url: taken.url }
}

const isUnavailable = lt(webhooks.failingSince, sql`now() - make_interval(days => ${failingDays})`)

/** Pause of a webhook that has failed for more than `failingDays`, and end of its deliveries. Admins find it among what waits for them. */
const pauseIfUnavailable = async (db: Db, webhookId: string) => {
  const paused = await db
    .update(webhooks)
    .set({ pausedAt: sql`now()`, pauseReason: 'failures' })
    .where(and(eq(webhooks.id, webhookId), isUnavailable, isNull(webhooks.pausedAt)))
    .returning({ id: webhooks.id })
  if (paused.length > 0) await cancelDeliveries(db, webhookId)
}

/** Records an attempt. Without `retrySeconds` a failed delivery is given up. */
export const recordAttempt = async (db: Db, delivery: TakenDelivery, attempt: Attempt, retrySeconds: number | null) => {
  const { venueId, webhookId, tries } = delivery
  const also = { ...attempt, attemptedAt: sql`now()` }
  const isWebhook = eq(webhooks.id, webhookId)
  if (attempt.result === 'delivered') {
    await markSent(db, webhookDeliveries, delivery, { ...also, tries: tries + 1 })
    await db
      .update(webhooks)
      .set({ failingSince: null })
      .where(and(isWebhook, isNotNull(webhooks.failingSince)))
  } else {
    await db
      .update(webhooks)
      .set({ failingSince: sql`now()` })
      .where(and(isWebhook, isNull(webhooks.failingSince)))
    if (retrySeconds === null) {
      await markSent(db, webhookDeliveries, delivery, { ...also, tries: tries + 1 })
      await pauseIfUnavailable(db, webhookId)
    } else await markFailed(db, webhookDeliveries, delivery, retrySeconds, also)
  }
  await announce(db, { venueId, changed: ['kernel.webhooks'] })
}

/** Deletes old deliveries of the venue, and ends those that were queued while their webhook was paused by another transaction. */
export const deleteOldDeliveries = async (db: Db) => {
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${webhookLimits.days})`))
  const paused = await db.select({ id: webhooks.id }).from(webhooks).where(isNotNull(webhooks.pausedAt))
  for (const { id } of paused) await cancelDeliveries(db, id)
}
