import { sql } from 'drizzle-orm'
import { webhookEvents, webhookLimits } from '#contract/kernel/webhooks.limits.ts'
import { webhooks as contract } from '#contract/kernel/webhooks.ts'
import { recordObject } from '../activity/recordedChanges.ts'
import type { Db } from '../db/database.ts'
import { findRow, insertOnce, removeRow, updateIfUnchanged, updateRow } from '../db/rowOperations.ts'
import { inTransaction } from '../door.ts'
import type { Kernel } from '../kernel.ts'
import { orRefuse } from '../outcomes.ts'
import { isRefusedUrl } from './webhookAddresses.ts'
import {
  cancelDeliveries,
  countWebhooks,
  findWebhook,
  hasDeliveries,
  listDeliveries,
  listWebhooks,
  queueAgain,
  queueTest,
} from './webhooks.queries.ts'
import { webhookSecret } from './webhooks.rules.ts'
import { webhookDeliveries, webhooks } from './webhooks.table.ts'

const on = inTransaction(contract)

const isAllowed = ({ configuration }: Pick<Kernel, 'configuration'>, url: string) =>
  configuration.webhooksAllowPrivate || !isRefusedUrl(new URL(url))

/** The events without duplicates, in the order of their list. */
const sorted = <T extends { events: readonly string[] }>(written: T) => ({
  ...written,
  events: webhookEvents.filter((event) => written.events.includes(event)),
})

/** The webhook of a write, recorded for the activity log; the code of a refusal if it does not exist or is paused. */
const findActive = async (db: Db, id: string) => {
  const webhook = await findRow(db, webhooks, id)
  if (!webhook) return 'gone'
  if (webhook.pausedAt) return 'webhook_paused'
  recordObject(db, webhook)
  return webhook
}

export const webhooksRoutes = {
  list: on.list.handler(({ context: { db } }) => listWebhooks(db)),

  one: on.one.handler(async ({ context: { db }, input, errors }) => orRefuse(await findWebhook(db, input.id), errors)),

  deliveries: on.deliveries.handler(({ context: { db }, input }) => listDeliveries(db, input)),

  create: on.create.handler(async ({ context: { db, venueId, caller, kernel, now }, input, errors }) => {
    if (!isAllowed(kernel, input.url)) throw errors.address_not_allowed()
    // Two admins at the same time must not exceed the limit together.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${venueId})`)
    const known = await findWebhook(db, input.id)
    if (!known && (await countWebhooks(db)) >= webhookLimits.webhooks) throw errors.too_many_webhooks()
    // A creation is repeated because its response was lost. Later the secret is not shown again.
    if (known && (await hasDeliveries(db, input.id))) throw errors.gone()
    await insertOnce(db, webhooks, { ...sorted(input), venueId, createdAt: now(), createdBy: caller.name })
    const made = orRefuse(await findWebhook(db, input.id), errors)
    return { ...made, secret: webhookSecret(kernel.secret, venueId, input.id) }
  }),

  update: on.update.handler(async ({ context: { db, kernel }, input, errors }) => {
    if (!isAllowed(kernel, input.url)) throw errors.address_not_allowed()
    return orRefuse(await updateIfUnchanged(db, webhooks, sorted(input), findWebhook), errors)
  }),

  remove: on.remove.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await removeRow(db, webhooks, input.id), errors),
  ),

  pause: on.pause.handler(async ({ context: { db, now }, input: { id }, errors }) => {
    const done = orRefuse(await updateRow(db, webhooks, id, { pausedAt: now(), pauseReason: 'admin' }), errors)
    await cancelDeliveries(db, id)
    return done
  }),

  resume: on.resume.handler(async ({ context: { db }, input: { id }, errors }) =>
    orRefuse(await updateRow(db, webhooks, id, { pausedAt: null, pauseReason: null, failingSince: null }), errors),
  ),

  test: on.test.handler(async ({ context: { db, venueId }, input, errors }) => {
    orRefuse(await findActive(db, input.id), errors)
    await queueTest(db, venueId, input.id)
    return { done: true }
  }),

  resend: on.resend.handler(async ({ context: { db }, input, errors }) => {
    const delivery = orRefuse(await findRow(db, webhookDeliveries, input.id), errors)
    orRefuse(await findActive(db, delivery.webhookId), errors)
    await queueAgain(db, input.id)
    return { done: true }
  }),
}
