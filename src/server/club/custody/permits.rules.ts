import { createHmac, timingSafeEqual } from 'node:crypto'

interface Permitted {
  venueId: number
  bagId: string
}

const signed = (secret: Buffer, { venueId, bagId }: Permitted, expires: string) =>
  createHmac('sha256', secret).update(`bag permit ${venueId} ${bagId} ${expires}`).digest('base64url')

/** Whoever gave the right code may move this one bag until then. */
export const writePermit = (secret: Buffer, what: Permitted, until: Date) => {
  const expires = String(until.getTime())
  return `${expires}.${signed(secret, what, expires)}`
}

/** Until when a permit of ours for this bag holds; null when it is not ours, or for another bag or venue. */
export const readPermit = (secret: Buffer, what: Permitted, permit: string): Date | null => {
  const [expires = '', signature = ''] = permit.split('.')
  const shown = Buffer.from(signature)
  const expected = Buffer.from(signed(secret, what, expires))
  return shown.length === expected.length && timingSafeEqual(shown, expected) ? new Date(Number(expires)) : null
}
