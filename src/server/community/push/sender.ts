import type { Kernel } from '#server/kernel/kernel.ts'
import { noteFailed, noteSent, takeDue } from '#server/kernel/outbox/outbox.queries.ts'
import { startSending } from '#server/kernel/outbox/sending.ts'
import { deliver } from './delivery.ts'
import { type Device, devicesFor, forgetDevices, type Push } from './push.queries.ts'
import { pushKeys } from './push.rules.ts'
import { pushes } from './push.table.ts'

/** In seconds: longer than telling every browser of a large venue may take. */
const leased = 600
const firstPause = 30
/** Later than that nobody wants to be told any more. */
const triesAtMost = 6
const atOnce = 20

/** Tells browsers what waits for them, trying again with growing pauses. */
export const startPushing = (kernel: Kernel) => {
  const { configuration, database, secret } = kernel
  // The protocol wants a way to complain: a mail, or an address that is not of this machine alone.
  const { hostname, protocol, origin } = new URL(configuration.origin)
  const sender = { subject: protocol === 'https:' ? origin : `mailto:no-responder@${hostname}`, ...pushKeys(secret) }

  /** Which of the browsers will never take another message, and whether some must be tried again. */
  const tellAll = async (devices: readonly Device[], push: Push) => {
    const gone: Device[] = []
    let later = false
    for (let i = 0; i < devices.length; i += atOnce)
      await Promise.all(
        devices.slice(i, i + atOnce).map(async (device) => {
          const delivered = await deliver(device, push, sender)
          if (delivered === 'gone') gone.push(device)
          later ||= delivered === 'later'
        }),
      )
    return { gone, later }
  }

  return startSending(kernel, {
    errand: 'telling browsers',
    take: (db) => takeDue(db, pushes, 'push', leased),
    async send(push) {
      const devices = await database.inVenue(push.venueId, 'read', (db) => devicesFor(db, push))
      const { gone, later } = await tellAll(devices, push)
      return async (db) => {
        await forgetDevices(db, gone)
        // A browser that has it already shows it once: the same tag replaces what is there.
        if (later && push.tries < triesAtMost) await noteFailed(db, pushes, push, firstPause * 2 ** push.tries)
        else await noteSent(db, pushes, push)
      }
    },
  })
}
