import webPush from 'web-push'
import type { Device, Push } from './push.queries.ts'

/** However slowly a push service answers: after this long it has not taken the message. */
const deliveredWithin = 10_000
/** Seconds for which a service keeps a message for a phone that is off. */
const keptFor = 4 * 3600

interface Sender {
  /** Whom a push service may complain to: an address of ours. */
  subject: string
  publicKey: string
  privateKey: string
}

/** What came of it: the browser has it, or will never take another one, or it may be tried again. */
export type Delivered = 'sent' | 'gone' | 'later'

/** Encrypted for that browser alone; its service sees neither words nor address. */
export const deliver = async (
  { endpoint, p256dh, auth }: Device,
  { id, title, body, address }: Push,
  vapidDetails: Sender,
): Promise<Delivered> => {
  const payload = JSON.stringify({ tag: id, title, body, address })
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: keptFor,
    })
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: request.body as Buffer<ArrayBuffer>,
      redirect: 'error',
      signal: AbortSignal.timeout(deliveredWithin),
    })
    if (status === 404 || status === 410) return 'gone'
    return status === 429 || status >= 500 ? 'later' : 'sent'
  } catch (error) {
    // A browser whose keys are no keys never gets anything; a service that does not answer may do so later.
    return error instanceof TypeError || error instanceof DOMException ? 'later' : 'gone'
  }
}
