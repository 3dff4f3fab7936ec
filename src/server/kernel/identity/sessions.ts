import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#contract/kernel/roles.ts'
import { type Db, enterVenue } from '../db/database.ts'
import type { Incoming } from '../incoming.ts'
import type { Kernel } from '../kernel.ts'
import { announce } from '../live/announce.ts'
import type { Caller } from './callers.ts'
import { sessionCookie, setCookie } from './cookies.ts'
import { sessions } from './identity.table.ts'
import { hashOf, newSecret, readTicket, writeTicket } from './tickets.ts'

/** As long as browsers keep any cookie. How long the session lives is written in its row, and use prolongs it. */
const cookieLifetime = 400 * 24 * 3600 * 1000
/** The database's clock decides: a node whose own is wrong neither ends nor prolongs anybody's session. */
const inLifetime = sql`now() + interval '30 days'`
/** Using a session prolongs it; written down at most this often. */
const seenEvery = 5 * 60 * 1000
/** Of one subject; one more ends the one that was used longest ago. */
const sessionsAtMost = 50

/** Whom a session belongs to. */
export interface Subject {
  kind: Kind
  venueId: number
  subject: string
}

type Asking = Pick<Incoming, 'cookies' | 'device' | 'reply'> & { kernel: Pick<Kernel, 'configuration'> }

/** Ends the session that this browser's cookie names, if the cookie has its secret too. */
const endOwnSession = async (db: Db, cookies: Incoming['cookies'], kind: Kind) => {
  const own = readTicket(cookies[sessionCookie(kind)])
  if (!own) return
  await enterVenue(db, own.venueId)
  await endSessions(db, own.venueId, and(eq(sessions.id, own.id), eq(sessions.secretHash, hashOf(own.secret))))
}

const endOldest = async (db: Db, { venueId, kind, subject }: Subject) => {
  const beyond = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(ofSubject(kind, subject))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .offset(sessionsAtMost - 1)
  const ids = beyond.map(({ id }) => id)
  if (ids.length > 0) await endSessions(db, venueId, inArray(sessions.id, ids))
}

const giveCookie = (incoming: Asking, { kind, venueId }: Subject, id: string, secret: string) =>
  setCookie(incoming, sessionCookie(kind), writeTicket({ venueId, id, secret }), cookieLifetime)

/** Signing in always makes a new session and ends the one of that kind that this browser had. */
export const openSession = async (db: Db, incoming: Asking, subject: Subject, secret = newSecret()) => {
  await endOwnSession(db, incoming.cookies, subject.kind)
  await enterVenue(db, subject.venueId)
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await endOldest(db, subject)
  const [opened] = await db
    .insert(sessions)
    .values({ ...subject, secretHash: hashOf(secret), device: incoming.device, expiresAt: inLifetime })
    .returning({ id: sessions.id })
  if (!opened) throw new Error('the session was not stored')
  giveCookie(incoming, subject, opened.id, secret)
}

/** Gives the cookie of a session once more: the answer that carried it may be lost. False where there is none such. */
export const giveAgain = async (db: Db, incoming: Asking, subject: Subject, secret: string) => {
  const own = and(ofSubject(subject.kind, subject.subject), eq(sessions.secretHash, hashOf(secret)))
  const [open] = await db.select({ id: sessions.id }).from(sessions).where(own)
  if (open) giveCookie(incoming, subject, open.id, secret)
  return open !== undefined
}

const sessionName = (id: string) => `session:${id}`
const subjectName = ({ kind, subject }: Omit<Subject, 'venueId'>) => `${kind}:${subject}`

/** What a caller's streams answer to when sessions end. */
export const namesOf = (caller: Exclude<Caller, { role: 'visitor' }>) => [
  sessionName(caller.sessionId),
  subjectName(caller),
]

/** Ends sessions of the venue that was entered; their live streams end with them. */
export const endSessions = async (db: Db, venueId: number, which: SQL | undefined) => {
  const ended = await db.delete(sessions).where(which).returning({ id: sessions.id })
  if (ended.length > 0) await announce(db, { venueId, changed: [], ended: ended.map(({ id }) => sessionName(id)) })
}

/** All sessions of a subject, under one name however many they are; and streams that have outlived theirs. */
export const endAllSessions = async (db: Db, { venueId, ...whose }: Subject) => {
  await db.delete(sessions).where(ofSubject(whose.kind, whose.subject))
  await announce(db, { venueId, changed: [], ended: [subjectName(whose)] })
}

export const ofSubject = (kind: Kind, subject: string) => and(eq(sessions.kind, kind), eq(sessions.subject, subject))

/** The sessions of a subject as whoever asks sees them, the one used last first. */
export const listSessions = async (
  db: Db,
  { kind, subject }: Omit<Subject, 'venueId'>,
  asking: { sessionId: string },
) => {
  const open = await db.select().from(sessions).where(ofSubject(kind, subject)).orderBy(desc(sessions.seenAt))
  return open.map(({ id, device, openedAt, seenAt }) => ({
    id,
    device,
    openedAt: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    thisOne: id === asking.sessionId,
  }))
}

/** Notes that the session is in use, outside the request's own transaction: a read must stay a read. */
export const keepAlive = async ({ database, now, errands }: Kernel, caller: Caller) => {
  if (caller.role === 'visitor' || now().getTime() - caller.seenAt.getTime() < seenEvery) return
  const seen = { seenAt: sql`now()`, expiresAt: inLifetime }
  await errands.run('prolonging a session', () =>
    database.inVenue(caller.venueId, 'write', (db) =>
      db.update(sessions).set(seen).where(eq(sessions.id, caller.sessionId)),
    ),
  )
}
