import type { PushMessage, PushTarget } from './push.table.ts'

/** Timeout of a delivery in milliseconds; after it the message counts as not delivered. */
const deliveryTimeout = 10_000
/** Seconds for which the push service stores a message for a device that is off. */
const timeToLive = 4 * 3600
/** Maximum characters of a text; phones show no more, and push services accept 4 kB. */
const maxBody = 160

interface Sender {
  /** Contact that the push service can use: a mailto: or https: URL of this server. */
  subject: string
  publicKey: string
  privateKey: string
}

/** 'sent': accepted. 'gone': the subscription no longer exists. 'later': a retry may succeed. */
export type DeliveryResult = 'sent' | 'gone' | 'later'

/** Sends a message in the browser's language, encrypted for the browser: the push service can read neither text nor URL. */
export const deliverPush = async (
  { endpoint, p256dh, auth, language }: PushTarget,
  { id, title, body, address, translations }: PushMessage,
  vapidDetails: Sender,
): Promise<DeliveryResult> => {
  const text = translations?.[language] ?? { title, body, address }
  const payload = JSON.stringify({ tag: id, ...text, body: text.body.slice(0, maxBody) })
  // The library is loaded with the first message: it is a tenth of the server's code.
  const { default: webPush } = await import('web-push')
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: timeToLive,
    })
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: request.body as Buffer<ArrayBuffer>,
      redirect: 'error',
      signal: AbortSignal.timeout(deliveryTimeout),
    })
    if (status === 404 || status === 410) return 'gone'
    return status === 429 || status >= 500 ? 'later' : 'sent'
  } catch (error) {
    // fetch throws TypeError or DOMException (timeout), which can be retried; other errors come from invalid keys.
    return error instanceof TypeError || error instanceof DOMException ? 'later' : 'gone'
  }
}
