import * as z from 'zod'
import { perMinute } from './callLimits.ts'
import { refusals } from './refusals.ts'
import { WebhookUrl } from './urls.ts'
import { Count, Cursor, Done, Id, Moment, requiredLine, Version } from './values.ts'
import { deliveredEvents, deliveryResults, pauseReasons, webhookEvents, webhookLimits } from './webhooks.limits.ts'
import { admin } from './who.ts'

const EventName = z.enum(webhookEvents)

/** Result of an attempt: null while there was none; `status` is the HTTP status, null without a response. */
const attempt = { result: z.enum(deliveryResults).nullable(), status: Count.nullable() }

/** A URL of another program, to which the server sends events. Its secret is shown once, when it is created. */
export const Webhook = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  url: z.string(),
  events: z.array(EventName),
  createdAt: Moment,
  createdBy: z.string(),
  /** Why the webhook is paused; null if it is not. */
  pauseReason: z.enum(pauseReasons).nullable(),
  /** The last attempt of any delivery; null before the first one. */
  last: z.object({ at: Moment, ...attempt }).nullable(),
})
export type Webhook = z.infer<typeof Webhook>

/** One event for one webhook. Its id is the event's id, and stays the same when it is sent again. */
export const WebhookDelivery = z.object({
  id: Id,
  event: z.enum(deliveredEvents),
  createdAt: Moment,
  attemptedAt: Moment.nullable(),
  ...attempt,
  tries: Count,
  /** Time of the next attempt; null if there will be none. */
  dueAt: Moment.nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const written = {
  name: requiredLine(webhookLimits.name),
  url: WebhookUrl,
  events: z.array(EventName).min(1).max(webhookEvents.length),
}
const one = z.strictObject({ id: Id })
const refused = { address_not_allowed: 422 }

/** Webhooks of the venue, managed by admins. */
export const webhooks = {
  list: admin.read.output(z.array(Webhook)),
  one: admin.read.input(one).output(Webhook).errors(refusals('gone')),
  /** Deliveries of the last 30 days, newest first. */
  deliveries: admin.read
    .input(z.strictObject({ id: Id, after: Cursor.optional() }))
    .output(z.object({ deliveries: z.array(WebhookDelivery), next: Cursor.nullable() })),
  /** Creates a webhook and returns its secret. A repeated call returns it again while nothing was delivered. */
  create: admin.sensitiveWrite
    .input(z.strictObject({ id: Id, ...written }))
    .output(z.object({ ...Webhook.shape, secret: z.string() }))
    .errors(refusals('gone', refused, { too_many_webhooks: 409 })),
  update: admin.sensitiveWrite
    .input(z.strictObject({ id: Id, version: Version, ...written }))
    .output(Webhook)
    .errors(refusals('gone', 'stale', refused)),
  /** Removes the webhook with its deliveries. */
  remove: admin.sensitiveWrite.input(one).output(Done).errors(refusals('gone')),
  /** Pauses the webhook: events are no longer queued for it, and waiting deliveries are canceled. */
  pause: admin.write.input(one).output(Done).errors(refusals('gone')),
  resume: admin.write.input(one).output(Done).errors(refusals('gone')),
  /** Queues a test event. */
  test: admin.write
    .input(one)
    .output(Done)
    .errors(refusals('gone', { webhook_paused: 409 }, 'too_many_tries'))
    .meta({ limit: { caller: perMinute(10) } }),
  /** Queues a delivery again, with a new day of attempts. */
  resend: admin.write
    .input(one)
    .output(Done)
    .errors(refusals('gone', { webhook_paused: 409 }, 'too_many_tries'))
    .meta({ limit: { caller: perMinute(30) } }),
}
