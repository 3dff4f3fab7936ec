import type { Db } from '#server/kernel/db/database.ts'
import type { Kernel } from '#server/kernel/kernel.ts'
import { within } from '#server/kernel/within.ts'
import { deliver } from './delivery.ts'
import { type Device, devicesFor, forgetDevices, noteFailed, noteSent, type Push, takePush } from './push.queries.ts'
import { pushKeys } from './push.rules.ts'

const pollEvery = 2_000
/** In seconds: longer than telling every browser of a large venue may take. */
const leased = 600
const firstPause = 30
/** Later than that nobody wants to be told any more. */
const triesAtMost = 6
const atOnce = 20
const stopsWithin = 5_000

/** Tells browsers what waits for them, trying again with growing pauses; several nodes share the work. */
export const startPushing = ({ configuration, database, errands, secret }: Kernel) => {
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

  /** No transaction is open while a push service is being talked to. False when nothing waits. */
  const sendOne = async () => {
    const push = await database.transaction('write', (db) => takePush(db, leased))
    if (!push) return false
    const inVenue = <T>(work: (db: Db) => Promise<T>) => database.inVenue(push.venueId, 'write', work)
    const { gone, later } = await tellAll(await inVenue((db) => devicesFor(db, push)), push)
    await inVenue(async (db) => {
      await forgetDevices(db, gone)
      // A browser that has it already shows it once: the same tag replaces what is there.
      if (later && push.tries < triesAtMost) await noteFailed(db, push, firstPause * 2 ** push.tries)
      else await noteSent(db, push)
    })
    return true
  }

  const stop = errands.repeat('telling browsers', pollEvery, sendOne)
  return () => within(stopsWithin, stop()).catch(() => {})
}
