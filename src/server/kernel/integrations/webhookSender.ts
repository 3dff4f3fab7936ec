import type { Kernel } from '../kernel.ts'
import { pollInterval, recordResult, stopTimeout } from '../outbox/sending.ts'
import { highestVenueNumber } from '../venues/venues.queries.ts'
import { withTimeout } from '../withTimeout.ts'
import {
  type DueWebhook,
  deleteOldDeliveries,
  findDueWebhooks,
  recordAttempt,
  type TakenDelivery,
  takeDelivery,
  webhookKey,
} from './webhookOutbox.queries.ts'
import { postEvent } from './webhookRequest.ts'
import { eventBody, retryDelay, signatureHeader, webhookSecret } from './webhooks.rules.ts'

/** Seconds for which a delivery belongs to the node that took it: longer than an attempt and recording its result take. */
const leaseSeconds = 120
/** Milliseconds after which a webhook with more deliveries lets others have its slot. */
const slotTime = 5_000
const pruningInterval = 600_000

interface SenderOptions {
  /** Milliseconds for one attempt. */
  timeout?: number
  /** Webhooks to which this node sends at the same time. */
  slots?: number
}

/**
 * Starts the background task that delivers events to webhooks; several nodes share the work. A node sends one delivery at
 * a time to each webhook. Webhooks whose last attempt failed take at most half of its slots, so that they do not delay
 * others. Returns a function that stops the task.
 */
export const startWebhookSender = (kernel: Kernel, { timeout = 10_000, slots = 16 }: SenderOptions = {}) => {
  const { database, backgroundTasks, secret } = kernel
  const running = new Map<string, { isFailing: boolean; ended: Promise<void> }>()
  let stopped = false

  const attempt = (delivery: TakenDelivery) => {
    const body = eventBody(delivery)
    const key = webhookSecret(secret, delivery.venueId, delivery.webhookId)
    return postEvent({
      url: delivery.url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'CasaClub-Webhooks',
        'casaclub-event': delivery.event,
        'casaclub-event-id': delivery.id,
        'casaclub-signature': signatureHeader(key, body, kernel.now()),
      },
      timeout,
      allowPrivate: kernel.configuration.webhooksAllowPrivate,
    })
  }

  /** Attempts one due delivery of a webhook. Returns false if nothing is due or the attempt failed. */
  const sendNext = async (webhook: DueWebhook) => {
    const delivery = await database.asTask('write', (db) => takeDelivery(db, webhook, leaseSeconds))
    if (!delivery) return false
    const made = await attempt(delivery)
    const retrySeconds = retryDelay(delivery.tries, Math.random())
    await recordResult(
      database,
      webhook.venueId,
      (db) => recordAttempt(db, delivery, made, retrySeconds),
      () => stopped,
    )
    return made.result === 'delivered'
  }

  const serve = async (webhook: DueWebhook) => {
    const until = performance.now() + slotTime
    while (!stopped && (await sendNext(webhook)) && performance.now() < until);
  }

  const hasSlot = ({ isFailing }: DueWebhook) => {
    const failing = [...running.values()].filter((other) => other.isFailing).length
    return running.size < slots && !(isFailing && failing >= slots / 2)
  }

  const stop = backgroundTasks.repeat('sending webhooks', pollInterval, async () => {
    const due = await database.asTask('read', (db) => findDueWebhooks(db, running.keys(), slots))
    for (const webhook of due) {
      if (!hasSlot(webhook)) continue
      const key = webhookKey(webhook)
      const ended = backgroundTasks.run('sending webhooks', () => serve(webhook)).finally(() => running.delete(key))
      running.set(key, { isFailing: webhook.isFailing, ended })
    }
    return false
  })
  return async () => {
    stopped = true
    // A delivery that hangs does not delay the stop: it is sent again when the lease ends.
    const all = stop().then(() => Promise.all([...running.values()].map(({ ended }) => ended)))
    await withTimeout(stopTimeout, all).catch(() => {})
  }
}

export const pruneDeliveries = async ({ database }: Kernel) => {
  const venues = await database.transaction('read', highestVenueNumber)
  for (let venueId = 1; venueId <= venues; venueId++) await database.inVenue(venueId, 'write', deleteOldDeliveries)
}

/** Deletes old deliveries of all venues every ten minutes. Returns the function that stops it. */
export const startPruningDeliveries = (kernel: Kernel) =>
  kernel.backgroundTasks.repeat('deleting old webhook deliveries', pruningInterval, async () => {
    await pruneDeliveries(kernel)
    return false
  })
