import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Message {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A local push service that stores the messages and responds to each path with the given status. */
export const openPushService = async (statuses: Record<string, number> = {}) => {
  const received: Message[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(statuses[path] ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    urlOf: (path: string) => `http://127.0.0.1:${port}${path}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The browser's side of Web Push: its keys, and `read`, which decrypts a message (RFC 8291, RFC 8188). */
export const openPushBrowser = () => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer) => {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
      const [senderKey, encrypted] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = derive(pair.computeSecret(senderKey), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
      decipher.setAuthTag(encrypted.subarray(-16))
      const text = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]).toString()
      // The byte 2 ends the content of the last block; padding may follow.
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
    },
  }
}

/** Whether the VAPID header was signed with the key pair of this public key (RFC 8292). */
export const isSignedBy = (publicKey: string, authorization = '') => {
  const [, head = '', claims = '', signature = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+)/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  return verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}
