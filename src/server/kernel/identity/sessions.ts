import { and, eq, lt, type SQL } from 'drizzle-orm'
import { type Db, enterVenue } from '../db/database.ts'
import type { Incoming } from '../door.ts'
import type { Kernel } from '../kernel.ts'
import { announce } from '../live/announce.ts'
import { type Caller, hashOf, newSecret, readTicket, sessionCookie, writeTicket } from './callers.ts'
import { setCookie } from './cookies.ts'
import { sessions } from './identity.table.ts'

const days = 24 * 3600 * 1000
const lifetime = 30 * days
/** Using a session prolongs it; written down at most this often. */
const seenEvery = 5 * 60 * 1000

export interface Account {
  venueId: number
  id: string
}

/** Signing in always makes a new session and ends the one this browser had. */
export const openSession = async (db: Db, incoming: Incoming, account: Account) => {
  const now = incoming.kernel.now()
  const previous = readTicket(incoming.cookies[sessionCookie])
  if (previous) {
    await enterVenue(db, previous.venueId)
    await endSessions(db, previous.venueId, eq(sessions.id, previous.id))
  }
  await enterVenue(db, account.venueId)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  const secret = newSecret()
  const [opened] = await db
    .insert(sessions)
    .values({
      venueId: account.venueId,
      staffId: account.id,
      secretHash: hashOf(secret),
      device: incoming.device,
      openedAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    .returning({ id: sessions.id })
  if (!opened) throw new Error('the session was not stored')
  const ticket = writeTicket({ venueId: account.venueId, id: opened.id, secret })
  setCookie(incoming, sessionCookie, ticket, lifetime)
}

/** Ends sessions of the venue that was entered; their live streams end with them. */
export const endSessions = async (db: Db, venueId: number, which: SQL | undefined) => {
  const ended = await db.delete(sessions).where(which).returning({ id: sessions.id })
  if (ended.length > 0) await announce(db, { venueId, changed: [], ended: ended.map(({ id }) => id) })
}

export const ofStaff = (staffId: string) => eq(sessions.staffId, staffId)
export const theSession = (staffId: string, id: string) => and(ofStaff(staffId), eq(sessions.id, id))

/** Notes that the session is in use, outside the request's own transaction: a read must stay a read. */
export const keepAlive = async ({ database, now, log }: Kernel, caller: Caller) => {
  if (caller.role === 'visitor' || now().getTime() - caller.seenAt.getTime() < seenEvery) return
  const seen = { seenAt: now(), expiresAt: new Date(now().getTime() + lifetime) }
  await database
    .inVenue(caller.venueId, 'write', (db) => db.update(sessions).set(seen).where(eq(sessions.id, caller.sessionId)))
    .catch((error) => log.warn({ error: String(error) }, 'session not prolonged'))
}
