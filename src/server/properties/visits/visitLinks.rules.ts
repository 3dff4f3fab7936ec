import { visitLinkDays } from '#contract/properties/visits.limits.ts'
import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'

const dayMs = 24 * 3_600_000

const signedText = (venueId: number, visitId: string, expires: string) => `visit ${venueId} ${visitId} ${expires}`

/** Creates the secret of a visit's link: visit, expiry time and a signature. Its holder acts as the visitor. */
export const createVisitToken = (secret: Buffer, venueId: number, visit: { id: string; startsAt: Date }) => {
  const expires = String(visit.startsAt.getTime() + visitLinkDays * dayMs)
  return `${visit.id}.${expires}.${signatureOf(secret, signedText(venueId, visit.id, expires))}`
}

/** The id of the visit to which a token belongs; null if it is wrong or has expired. */
export const visitIdOf = (secret: Buffer, venueId: number, token: string, now: Date): string | null => {
  const [visitId = '', expires = '', signature] = token.split('.')
  if (!isSignatureOf(secret, signedText(venueId, visitId, expires), signature)) return null
  return Number(expires) > now.getTime() ? visitId : null
}
