import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs what the server hands out and wants back unchanged. The text names what it is for: no signature fits two. */
export const signatureOf = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

export const isSignatureOf = (secret: Buffer, text: string, shown: string | undefined) => {
  const given = Buffer.from(shown ?? '')
  const expected = Buffer.from(signatureOf(secret, text))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
