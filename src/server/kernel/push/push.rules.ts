import { createECDH, hkdfSync } from 'node:crypto'

/** Hosts of the browsers' push services. Other hosts are refused, because the server sends requests to the endpoint. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]

export const isKnownPushService = (endpoint: string) => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && !port && !username && services.some((service) => service.test(hostname))
}

/** VAPID key pair derived from the kernel's secret: equal on every node, and not stored. */
export const vapidKeys = (secret: Buffer) => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32)))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
