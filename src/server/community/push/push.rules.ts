import { createECDH, hkdfSync } from 'node:crypto'

/** The services of the browsers there are. We send to nobody else, whatever address a browser names. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]

export const isPushService = (endpoint: string) => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  return protocol === 'https:' && !port && !username && services.some((service) => service.test(hostname))
}

/** Made of the secret that the first start made: the same on every node, and nothing more to keep. */
export const pushKeys = (secret: Buffer) => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32)))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
