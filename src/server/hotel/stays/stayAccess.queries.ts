import { and, asc, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { type CodeChangeReason, type DeviceKind, deviceKinds, stayLimits } from '#contract/hotel/stays.limits.ts'
import type { GuestPhone, Knock } from '#contract/hotel/stays.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, insertOnceAndFind, updateRow } from '#server/kernel/db/rowOperations.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { endSessions, sessionsOfSubject } from '#server/kernel/identity/sessions.ts'
import { newStayCodeExcept } from './codes.rules.ts'
import { lockOpenStay, type StayRow } from './stays.queries.ts'
import { invitations, knocks, stays } from './stays.table.ts'

const done = { done: true } as const

const isDeviceKind = (text: string): text is DeviceKind => deviceKinds.some((kind) => kind === text)

const phonesOfStay = async (db: Db, stayId: string, thisOne: string | null): Promise<GuestPhone[]> => {
  const found = await db
    .select()
    .from(sessions)
    .where(sessionsOfSubject('guest', stayId))
    .orderBy(asc(sessions.openedAt))
  return found.map(({ id, device, openedAt, seenAt }) => ({
    id,
    device: isDeviceKind(device) ? device : 'other',
    since: openedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    thisOne: id === thisOne,
  }))
}

/** Knocks that are neither answered nor expired. */
const openKnocksOf = async (db: Db, stayId: string, now: Date): Promise<Knock[]> => {
  const isWaiting = and(
    eq(knocks.stayId, stayId),
    eq(knocks.letIn, false),
    isNull(knocks.refusedAt),
    gt(knocks.expiresAt, now),
  )
  const found = await db.select().from(knocks).where(isWaiting).orderBy(asc(knocks.askedAt))
  return found.map(({ id, word, device, askedAt, expiresAt }) => ({
    id,
    word,
    device,
    askedAt: askedAt.toISOString(),
    until: expiresAt.toISOString(),
  }))
}

const isOpenInvitation = (stayId: string, now: Date) =>
  and(eq(invitations.stayId, stayId), isNull(invitations.usedAt), gt(invitations.expiresAt, now))

/** The secret code and everything else that admits phones, for staff and for guests of the stay. */
export const loadStayAccess = async (db: Db, stay: StayRow, thisOne: string | null, now: Date) => {
  const { codeChangedAt: at, codeChangeReason: reason } = stay
  const open = await db
    .select({ id: invitations.id, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(isOpenInvitation(stay.id, now))
  return {
    code: stay.code,
    codeChange: at && reason ? { at: at.toISOString(), reason } : null,
    phones: await phonesOfStay(db, stay.id, thisOne),
    knocks: await openKnocksOf(db, stay.id, now),
    invitations: open.map(({ id, expiresAt }) => ({ id, until: expiresAt.toISOString() })),
  }
}

/** Replaces the secret code. The caller has locked the stay. */
const replaceLockedCode = (db: Db, { id, code }: StayRow, reason: CodeChangeReason, at: Date) =>
  updateRow(db, stays, id, {
    code: newStayCodeExcept(code),
    wrongCodes: 0,
    codeChangedAt: at,
    codeChangeReason: reason,
  })

/**
 * Replaces the secret code and cancels everything else that admits a phone: single-use QR codes, and knocks that were
 * accepted. The lock on the stay excludes phones that are entering: they enter before, or find the new code.
 */
export const replaceCode = async (db: Db, stayId: string, reason: 'requested' | 'phone_removed', at: Date) => {
  const stay = await lockOpenStay(db, stayId, 'no key update')
  if (typeof stay === 'string') return stay
  await replaceLockedCode(db, stay, reason, at)
  await db.delete(invitations).where(eq(invitations.stayId, stayId))
  await db.delete(knocks).where(and(eq(knocks.stayId, stayId), eq(knocks.letIn, true)))
  return done
}

/**
 * Ends the session of one phone of the stay and replaces the code, which the phone knows. 'gone' if the stay is closed or the phone
 * has no session in it; the caller must then roll back.
 */
export const removePhone = async (
  db: Db,
  { venueId, stayId, sessionId, at }: { venueId: number; stayId: string; sessionId: string; at: Date },
) => {
  const replaced = await replaceCode(db, stayId, 'phone_removed', at)
  if (typeof replaced === 'string') return 'gone'
  const phone = and(eq(sessions.id, sessionId), sessionsOfSubject('guest', stayId))
  const [found] = await db.select({ id: sessions.id }).from(sessions).where(phone)
  if (!found) return 'gone'
  await endSessions(db, venueId, phone)
  return done
}

/**
 * Counts a wrong code of any network, and replaces the code at the limit; returns whether it did. Single-use QR codes stay
 * valid: nobody has guessed at them, and a stranger must not be able to cancel them. The caller has locked the stay.
 */
export const countWrongCode = async (db: Db, stay: StayRow, at: Date) => {
  const wrongCodes = stay.wrongCodes + 1
  const isTooMany = wrongCodes >= stayLimits.wrongCodes
  if (isTooMany) await replaceLockedCode(db, stay, 'guessed', at)
  else await updateRow(db, stays, stay.id, { wrongCodes })
  return isTooMany
}

type NewInvitation = Omit<typeof invitations.$inferInsert, 'usedAt'>

/**
 * Stores a single-use QR code. A repeated id returns the stored one; beyond the limit the oldest ones are canceled. Returns the
 * code of a refusal if the stay is closed or the id belongs to another stay.
 */
export const createInvitation = async (db: Db, invitation: NewInvitation) => {
  const { stayId, createdAt } = invitation
  const stay = await lockOpenStay(db, stayId, 'no key update')
  if (typeof stay === 'string') return stay
  await db.delete(invitations).where(lt(invitations.expiresAt, createdAt))
  const stored = await insertOnceAndFind(db, invitations, invitation, (db, id) => findRow(db, invitations, id))
  const beyond = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(isOpenInvitation(stayId, createdAt))
    .orderBy(desc(invitations.createdAt))
    .offset(stayLimits.invitations)
  const ids = beyond.map(({ id }) => id)
  if (ids.length > 0) await db.delete(invitations).where(inArray(invitations.id, ids))
  return stored?.stayId === stayId ? stored : 'room_closed'
}

type NewKnock = Pick<
  typeof knocks.$inferInsert,
  'venueId' | 'id' | 'stayId' | 'word' | 'device' | 'askedAt' | 'expiresAt'
> & { network: string }

/**
 * Stores a knock, or extends the open knock of the same phone. At a closed stay or without a free place nothing is stored. Refused
 * knocks count for their network until they expire, so that a refused stranger cannot continue as another phone.
 */
export const storeKnock = async (db: Db, knock: NewKnock) => {
  const { id, stayId, network, askedAt, expiresAt } = knock
  const stay = await lockOpenStay(db, stayId, 'no key update')
  if (typeof stay === 'string') return
  await db.delete(knocks).where(lt(knocks.expiresAt, askedAt))
  const isUnanswered = and(eq(knocks.letIn, false), isNull(knocks.refusedAt))
  if (await findRow(db, knocks, id)) {
    await updateRow(db, knocks, id, { expiresAt }, isUnanswered)
    return
  }
  const waiting = await db.$count(knocks, and(eq(knocks.stayId, stayId), isUnanswered))
  const isOfNetwork = and(eq(knocks.stayId, stayId), eq(knocks.network, network), isNull(knocks.usedAt))
  const ofNetwork = await db.$count(knocks, isOfNetwork)
  if (waiting < stayLimits.knocks && ofNetwork < stayLimits.knocksPerNetwork) await db.insert(knocks).values(knock)
}

/** Accepts a knock. A knock that was refused or has expired is gone. */
export const acceptKnock = (db: Db, id: string, now: Date) =>
  updateRow(db, knocks, id, { letIn: true }, and(isNull(knocks.refusedAt), gt(knocks.expiresAt, now)))

/**
 * Refuses a knock; its phone cannot knock again until `stayLimits.refusedFor` has passed. An accepted knock can be refused until
 * its phone enters.
 */
export const refuseKnock = (db: Db, id: string, now: Date) => {
  const expiresAt = new Date(now.getTime() + stayLimits.refusedFor)
  return updateRow(db, knocks, id, { letIn: false, refusedAt: now, expiresAt }, isNull(knocks.usedAt))
}
