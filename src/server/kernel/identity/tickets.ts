import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { Id, VenueId } from '#contract/kernel/values.ts'

/** The content of a session cookie or a mailed link: venue, row id and a secret. The database stores only the secret's hash. */
export interface Ticket {
  venueId: number
  id: string
  secret: string
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
export const newSecret = () => randomBytes(32).toString('base64url')
export const writeTicket = ({ venueId, id, secret }: Ticket) => `${venueId}.${id}.${secret}`

const Pieces = z.tuple([z.coerce.number().pipe(VenueId), Id, z.string().min(20).max(100)])
export const readTicket = (text: string | undefined): Ticket | null => {
  const pieces = Pieces.safeParse(text?.split('.'))
  if (!pieces.success) return null
  const [venueId, id, secret] = pieces.data
  return { venueId, id, secret }
}
export const matches = (ticket: Ticket, hash: Buffer) => timingSafeEqual(hashOf(ticket.secret), hash)
