import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

interface Permitted {
  venueId: number
  bagId: string
}

const permitted = ({ venueId, bagId }: Permitted, expires: string) => `bag permit ${venueId} ${bagId} ${expires}`

/** Whoever gave the right code may move this one bag until then. */
export const writePermit = (secret: Buffer, what: Permitted, until: Date) => {
  const expires = String(until.getTime())
  return `${expires}.${signatureOf(secret, permitted(what, expires))}`
}

/** Until when a permit of ours for this bag holds; null when it is not ours, or for another bag or venue. */
export const readPermit = (secret: Buffer, what: Permitted, permit: string): Date | null => {
  const [expires = '', signature] = permit.split('.')
  return isSignatureOf(secret, permitted(what, expires), signature) ? new Date(Number(expires)) : null
}
