import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

interface PermitScope {
  venueId: number
  bagId: string
}

const signedText = ({ venueId, bagId }: PermitScope, expires: string) => `bag permit ${venueId} ${bagId} ${expires}`

/** Creates a permit: the expiry time and a signature over venue, bag and expiry. Its holder may move this one bag. */
export const createPermit = (secret: Buffer, scope: PermitScope, until: Date) => {
  const expires = String(until.getTime())
  return `${expires}.${signatureOf(secret, signedText(scope, expires))}`
}

/** Returns a permit's expiry time; null when the signature does not match this venue and bag. */
export const permitExpiryOf = (secret: Buffer, scope: PermitScope, permit: string): Date | null => {
  const [expires = '', signature] = permit.split('.')
  return isSignatureOf(secret, signedText(scope, expires), signature) ? new Date(Number(expires)) : null
}
