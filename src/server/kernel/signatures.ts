import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC of a text that the server hands out and later accepts unchanged. The text must name its purpose, so that a signature cannot be reused for another one. */
export const signatureOf = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

export const isSignatureOf = (secret: Buffer, text: string, signature: string | undefined) => {
  const given = Buffer.from(signature ?? '')
  const expected = Buffer.from(signatureOf(secret, text))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
