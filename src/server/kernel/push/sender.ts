import type { ProductRegistry } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { markFailed, markSent, takeDueRow } from '../outbox/outbox.queries.ts'
import { startOutboxSender } from '../outbox/sending.ts'
import { deliverPush } from './delivery.ts'
import { deleteDevices, devicesToNotify } from './push.queries.ts'
import { vapidKeys } from './push.rules.ts'
import { type PushMessage, type PushTarget, pushMessages } from './push.table.ts'

/** Seconds for which this node owns a message; more than sending to every browser of a large venue takes. */
const leaseSeconds = 600
/** Seconds before the first retry; doubled after every attempt. */
const firstRetryDelay = 30
/** A message is dropped after this many retries, about 30 minutes after the first attempt: its text is outdated by then. */
const maxRetries = 6
const concurrentDeliveries = 20

/** Starts the background task that sends queued push messages and retries with growing delays. */
export const startPushSender = (kernel: Kernel, products: Pick<ProductRegistry, 'kinds' | 'mutedPushes'>) => {
  const { configuration, database, secret } = kernel
  // VAPID requires a contact: an https: URL of this server or, without https, a mailto: URL.
  const { hostname, protocol, origin } = new URL(configuration.origin)
  const sender = { subject: protocol === 'https:' ? origin : `mailto:no-responder@${hostname}`, ...vapidKeys(secret) }

  /** Sends a message to all devices; returns the devices that no longer exist and whether a retry is needed. */
  const sendToAll = async (devices: readonly PushTarget[], push: PushMessage) => {
    const gone: PushTarget[] = []
    let needsRetry = false
    for (let i = 0; i < devices.length; i += concurrentDeliveries)
      await Promise.all(
        devices.slice(i, i + concurrentDeliveries).map(async (device) => {
          const result = await deliverPush(device, push, sender)
          if (result === 'gone') gone.push(device)
          needsRetry ||= result === 'later'
        }),
      )
    return { gone, needsRetry }
  }

  return startOutboxSender(kernel, {
    taskName: 'sending push messages',
    take: (db) => takeDueRow(db, pushMessages, 'push', leaseSeconds),
    async send(push) {
      const devices =
        push.lastDevices ?? (await database.inVenue(push.venueId, 'read', (db) => devicesToNotify(db, products, push)))
      const { gone, needsRetry } = await sendToAll(devices, push)
      return async (db) => {
        await deleteDevices(db, gone)
        // Browsers that already got the message show it once: a notification with the same tag is replaced.
        if (needsRetry && push.tries < maxRetries)
          await markFailed(db, pushMessages, push, firstRetryDelay * 2 ** push.tries)
        else await markSent(db, pushMessages, push, { lastDevices: null })
      }
    },
  })
}
