import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import { Id, VenueId } from '#contract/kernel/values.ts'
import { type Db, enterVenue } from '../db/database.ts'
import { sessions, staff } from './identity.table.ts'

interface Visitor {
  role: 'visitor'
  name: ''
  venueId: null
}
interface StaffCaller {
  role: 'screen' | 'staff' | 'admin'
  name: string
  venueId: number
  staffId: string
  sessionId: string
  seenAt: Date
}
export type Caller = Visitor | StaffCaller

const visitor: Visitor = { role: 'visitor', name: '', venueId: null }

export const sessionCookie = 'casa_session'
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** What a cookie or a link carries: which venue, which row, and a secret of which only the hash is stored. */
export interface Ticket {
  venueId: number
  id: string
  secret: string
}
export const newSecret = () => randomBytes(32).toString('base64url')
export const writeTicket = ({ venueId, id, secret }: Ticket) => `${venueId}.${id}.${secret}`

const TicketParts = z.tuple([z.coerce.number().pipe(VenueId), Id, z.string().min(20).max(100)])
export const readTicket = (text: string | undefined): Ticket | null => {
  const parts = TicketParts.safeParse(text?.split('.'))
  if (!parts.success) return null
  const [venueId, id, secret] = parts.data
  return { venueId, id, secret }
}
export const matches = (ticket: Ticket, hash: Buffer) => timingSafeEqual(hashOf(ticket.secret), hash)

interface Asking {
  cookies: Readonly<Record<string, string>>
  kernel: { now: () => Date }
}

/** Who is calling: the account of a live session, or a visitor. Leaves the transaction in the caller's venue. */
export const identify = async (db: Db, { cookies, kernel }: Asking): Promise<Caller> => {
  const ticket = readTicket(cookies[sessionCookie])
  if (!ticket) return visitor
  await enterVenue(db, ticket.venueId)
  const [found] = await db
    .select({
      role: staff.role,
      name: staff.name,
      staffId: staff.id,
      seenAt: sessions.seenAt,
      secretHash: sessions.secretHash,
    })
    .from(sessions)
    .innerJoin(staff, and(eq(staff.venueId, sessions.venueId), eq(staff.id, sessions.staffId)))
    .where(and(eq(sessions.id, ticket.id), gt(sessions.expiresAt, kernel.now()), eq(staff.active, true)))
  if (!found || !matches(ticket, found.secretHash)) return visitor
  const { secretHash: _, ...caller } = found
  return { ...caller, venueId: ticket.venueId, sessionId: ticket.id }
}
