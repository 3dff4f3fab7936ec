import { and, desc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { signInMethods } from '#contract/kernel/identity.limits.ts'
import type { Role, SessionKind } from '#contract/kernel/roles.ts'
import { staffSessionDays } from '#contract/kernel/venues.limits.ts'
import { recordSignIn } from '../activity/securityEvents.ts'
import { type Db, setVenue, withPurpose } from '../db/database.ts'
import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { announce } from '../live/announce.ts'
import { venues } from '../venues/venues.table.ts'
import { actAsSubject, type Caller } from './callers.ts'
import { findCookie, sessionCookieName, setCookie } from './cookies.ts'
import { sessions, staffAccounts } from './identity.table.ts'
import { decodeSessionToken, encodeSessionToken, hashSecret, newSecret } from './sessionTokens.ts'

/** 400 days, the maximum that browsers accept. The session itself ends by its row's expires_at. */
const cookieLifetime = 400 * 24 * 3600 * 1000
/** Expiry of a session by the database's clock, so that a node with a wrong clock cannot end or extend sessions. */
const newExpiry = sql`now() + interval '30 days'`
/** Staff choose the idle limit per venue, and sign in again after 90 days in any case. */
const staffIdle = sql`(select make_interval(hours => ${venues.staffIdleHours}) from ${venues} where ${venues.venueId} = current_venue())`
const lastStaffExpiry = sql`${sessions.openedAt} + make_interval(days => ${staffSessionDays})`
/** Televisions with a staff account of the role screen have no such limits, because nobody is there to sign in. */
const hasStaffLimits = ({ kind, role }: { kind: SessionKind; role?: Role }) => kind === 'staff' && role !== 'screen'
/** Milliseconds between two extensions of the same session, so that not every request writes. */
const extensionInterval = 5 * 60 * 1000
/** Televisions call every minute, and staff see which of them are on. Half a minute of tolerance. */
const tvExtensionInterval = 30 * 1000
/** Per subject. Opening one more ends the least recently used session. */
const maxSessions = 50

/** The owner of a session. */
export interface SessionSubject {
  kind: SessionKind
  venueId: number
  subject: string
}

type SessionCall = Pick<IncomingCall, 'cookies' | 'device' | 'reply' | 'address' | 'productRegistry'> & {
  kernel: Pick<Kernel, 'configuration'>
}

/** Ends the session of this browser's cookie, if the secret in the cookie is right. */
const endOwnSession = async (db: Db, cookies: IncomingCall['cookies'], kind: SessionKind) => {
  const own = decodeSessionToken(findCookie(cookies, sessionCookieName(kind)).value)
  if (!own) return
  await setVenue(db, own.venueId)
  const ofCookie = and(eq(sessions.id, own.id), eq(sessions.secretHash, hashSecret(own.secret)))
  await withPurpose(db, 'session', () => endSessions(db, own.venueId, ofCookie))
}

const endOldest = async (db: Db, { venueId, kind, subject }: SessionSubject) => {
  const beyond = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(sessionsOfSubject(kind, subject))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .offset(maxSessions - 1)
  const ids = beyond.map(({ id }) => id)
  if (ids.length > 0) await endSessions(db, venueId, inArray(sessions.id, ids))
}

const sendCookie = (incoming: SessionCall, { kind, venueId }: SessionSubject, id: string, secret: string) =>
  setCookie(incoming, sessionCookieName(kind), encodeSessionToken({ venueId, id, secret }), cookieLifetime)

/**
 * Creates a session and sends its cookie. Ends the browser's previous session of the same kind, and the subject's least recently
 * used ones beyond the limit. Side effect: the rest of the transaction has the subject's row permissions.
 */
export const openSession = async (
  db: Db,
  incoming: SessionCall,
  subject: SessionSubject & { method?: (typeof signInMethods)[number] },
  secret = newSecret(),
) => {
  await endOwnSession(db, incoming.cookies, subject.kind)
  await setVenue(db, subject.venueId)
  await actAsSubject(db, subject.kind, subject.subject)
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await endOldest(db, subject)
  const expiresAt = hasStaffLimits(subject) ? sql`now() + ${staffIdle}` : newExpiry
  const prefixedCookie = incoming.kernel.configuration.origin.startsWith('https:')
  const [session] = await db
    .insert(sessions)
    .values({ ...subject, secretHash: hashSecret(secret), device: incoming.device, expiresAt, prefixedCookie })
    .returning({ id: sessions.id })
  if (!session) throw new Error('the session was not stored')
  await recordSignIn(db, incoming, subject)
  sendCookie(incoming, subject, session.id, secret)
}

/** Sends the session's cookie again, in case the first response was lost. Returns false if there is no such session. */
export const resendCookie = async (db: Db, incoming: SessionCall, subject: SessionSubject, secret: string) => {
  const own = and(sessionsOfSubject(subject.kind, subject.subject), eq(sessions.secretHash, hashSecret(secret)))
  const [open] = await db.select({ id: sessions.id }).from(sessions).where(own)
  if (open) sendCookie(incoming, subject, open.id, secret)
  return open !== undefined
}

const sessionName = (id: string) => `session:${id}`
const subjectName = ({ kind, subject }: Omit<SessionSubject, 'venueId'>) => `${kind}:${subject}`

/** The names under which a caller's live streams are registered; an announcement of an ended session uses them. */
export const streamNamesOf = (caller: Exclude<Caller, { role: 'visitor' }>) => [
  sessionName(caller.sessionId),
  subjectName(caller),
]

/** Deletes sessions of the transaction's venue. Their live streams are closed when the transaction commits. */
export const endSessions = async (db: Db, venueId: number, which: SQL | undefined) => {
  const ended = await db.delete(sessions).where(which).returning({ id: sessions.id })
  if (ended.length > 0) await announce(db, { venueId, changed: [], ended: ended.map(({ id }) => sessionName(id)) })
}

/** Ends the caller's session and deletes its cookie, and what the browser's HTTP cache has of it, such as photos. */
export const signOutCaller = async (
  { db, reply, ...incoming }: SessionCall & { db: Db },
  { kind, venueId, sessionId }: Exclude<Caller, { role: 'visitor' }>,
) => {
  await endSessions(db, venueId, eq(sessions.id, sessionId))
  setCookie({ ...incoming, reply }, sessionCookieName(kind), '', 0)
  // The header leaves out "cookies" and "storage": the browser may have a session of another kind, or unsent movements.
  reply.set('clear-site-data', '"cache"')
}

/** Deletes all sessions of a subject and closes all its live streams, with one announcement. */
export const endAllSessions = async (db: Db, { venueId, ...whose }: SessionSubject) => {
  await db.delete(sessions).where(sessionsOfSubject(whose.kind, whose.subject))
  await announce(db, { venueId, changed: [], ended: [subjectName(whose)] })
}

export const sessionsOfSubject = (kind: SessionKind, subject: string) =>
  and(eq(sessions.kind, kind), eq(sessions.subject, subject))

/** A subject's sessions, most recently used first; `thisOne` marks the session that makes the request. */
export const listSessions = async (
  db: Db,
  { kind, subject }: Omit<SessionSubject, 'venueId'>,
  current: { sessionId: string },
) => {
  const isOpen = and(sessionsOfSubject(kind, subject), gt(sessions.expiresAt, sql`now()`))
  const open = await db.select().from(sessions).where(isOpen).orderBy(desc(sessions.seenAt))
  return open.map(({ id, device, method, openedAt, seenAt }) => ({
    id,
    device,
    method,
    openedAt: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    thisOne: id === current.sessionId,
  }))
}

const televisionAccounts = (db: Db) =>
  db.select({ id: staffAccounts.id }).from(staffAccounts).where(eq(staffAccounts.role, 'screen'))

/**
 * Ends the venue's staff sessions that have been idle for longer than `hours`, and shortens the others. Those of televisions stay
 * as they are.
 */
export const shortenIdleSessions = async (db: Db, hours: number) => {
  const isLimited = and(eq(sessions.kind, 'staff'), notInArray(sessions.subject, televisionAccounts(db)))
  const expiresAt = sql`least(${sessions.expiresAt}, ${sessions.seenAt} + make_interval(hours => ${hours}))`
  await db.update(sessions).set({ expiresAt }).where(isLimited)
}

/**
 * Extends the session, if it was not extended for an interval, in a background task with its own transaction, because a read's
 * transaction is read-only.
 */
export const extendSession = async ({ database, now, backgroundTasks }: Kernel, caller: Caller) => {
  if (caller.role === 'visitor') return
  const interval = caller.kind === 'screen' ? tvExtensionInterval : extensionInterval
  if (now().getTime() - caller.seenAt.getTime() < interval) return
  const expiresAt = hasStaffLimits(caller) ? sql`least(now() + ${staffIdle}, ${lastStaffExpiry})` : newExpiry
  const seen = { seenAt: sql`now()`, expiresAt }
  await backgroundTasks.run('extending a session', () =>
    database.inVenue(caller.venueId, 'write', (db) =>
      db.update(sessions).set(seen).where(eq(sessions.id, caller.sessionId)),
    ),
  )
}
