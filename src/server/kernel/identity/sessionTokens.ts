import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { Id, VenueId } from '#contract/kernel/values.ts'

/** The content of a session cookie or a mailed link: venue, row id and a secret. The database stores only the secret's hash. */
export interface SessionToken {
  venueId: number
  id: string
  secret: string
}

export const hashSecret = (secret: string) => hash('sha256', secret, 'buffer')
export const newSecret = () => randomBytes(32).toString('base64url')
export const encodeSessionToken = ({ venueId, id, secret }: SessionToken) => `${venueId}.${id}.${secret}`

const Pieces = z.tuple([z.coerce.number().pipe(VenueId), Id, z.string().min(20).max(100)])
export const decodeSessionToken = (text: string | undefined): SessionToken | null => {
  const pieces = Pieces.safeParse(text?.split('.'))
  if (!pieces.success) return null
  const [venueId, id, secret] = pieces.data
  return { venueId, id, secret }
}
export const secretMatches = (ticket: SessionToken, expected: Buffer) =>
  timingSafeEqual(hashSecret(ticket.secret), expected)
