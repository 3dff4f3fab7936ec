import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { pushLimits } from '#contract/kernel/push.limits.ts'
import type { SessionKind } from '#contract/kernel/roles.ts'
import type { Db } from '../db/database.ts'
import { isAnyOf } from '../db/rowOperations.ts'
import { sessions } from '../identity/identity.table.ts'
import type { ProductRegistry } from '../incomingCall.ts'
import { type PushMessage, type PushTarget, type PushText, pushDevices, pushMessages } from './push.table.ts'

interface PushOwner {
  kind: SessionKind
  subject: string
}

interface NewPush extends PushText {
  /** A message with the id of a queued one is ignored. */
  id?: string
  /** A member, stay or staff account; the subject null sends to everyone of the kind who has not muted the message's kind. */
  recipient: PushOwner | { kind: SessionKind; subject: null }
  kind: string
  /** Texts for devices in other languages than Spanish. */
  translations?: Partial<Record<Language, PushText>>
}

const rowOf = (venueId: number, { recipient, ...push }: NewPush) => ({
  venueId,
  ...push,
  recipientKind: recipient.kind,
  recipient: recipient.subject,
})

/** Queues a push message in the current transaction. A message whose id exists already, queued or sent, is ignored. */
export const queuePush = async (db: Db, venueId: number, push: NewPush) => {
  await db.insert(pushMessages).values(rowOf(venueId, push)).onConflictDoNothing()
}

const ofOwner = ({ kind, subject }: PushOwner) =>
  and(eq(pushDevices.sessionKind, kind), eq(pushDevices.subject, subject))

export const hasPushDevices = async (db: Db, owner: PushOwner) => (await db.$count(pushDevices, ofOwner(owner))) > 0

/** Devices whose session has expired get nothing, also while their rows still exist. */
const selectTargets = (db: Db, condition: SQL | undefined): Promise<PushTarget[]> => {
  const { id, endpoint, p256dh, auth, language } = pushDevices
  return db
    .select({ id, endpoint, p256dh, auth, language })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.venueId, pushDevices.venueId), eq(sessions.id, pushDevices.sessionId)))
    .where(and(gt(sessions.expiresAt, sql`now()`), condition))
}

/**
 * Queues a message to a recipient whose sessions end in the current transaction. Its devices are stored in the message,
 * because they are deleted with the sessions. Must be called before the sessions end.
 */
export const queueLastPush = async (db: Db, venueId: number, push: NewPush & { recipient: PushOwner }) => {
  const lastDevices = await selectTargets(db, ofOwner(push.recipient))
  if (lastDevices.length > 0) await db.insert(pushMessages).values({ ...rowOf(venueId, push), lastDevices })
}

/** Deletes the owner's oldest devices beyond the limit. */
const deleteOldestDevices = async (db: Db, owner: PushOwner) => {
  const all = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(ofOwner(owner))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id))
  const excess = all.slice(0, Math.max(0, all.length - pushLimits.devices)).map(({ id }) => id)
  await db.delete(pushDevices).where(isAnyOf(pushDevices.id, excess))
}

export const insertDevice = async (db: Db, device: typeof pushDevices.$inferInsert) => {
  const { sessionKind: kind, subject, p256dh, auth, language, sessionId } = device
  const { venueId, sessionKind, endpoint } = pushDevices
  await db
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [venueId, sessionKind, pushDevices.subject, endpoint],
      set: { p256dh, auth, language, sessionId },
    })
  await deleteOldestDevices(db, { kind, subject })
}

export const deleteDevice = (db: Db, owner: PushOwner, endpoint: string) =>
  db.delete(pushDevices).where(and(ofOwner(owner), eq(pushDevices.endpoint, endpoint)))

export const devicesOfSession = (db: Db, sessionId: string) =>
  db
    .select({ endpoint: pushDevices.endpoint, language: pushDevices.language })
    .from(pushDevices)
    .where(eq(pushDevices.sessionId, sessionId))

/** Devices of active recipients who have not muted the message's kind. */
export const devicesToNotify = async (
  db: Db,
  { kinds, mutedPushes }: Pick<ProductRegistry, 'kinds' | 'mutedPushes'>,
  { recipientKind, recipient, kind }: Pick<PushMessage, 'recipientKind' | 'recipient' | 'kind'>,
): Promise<PushTarget[]> => {
  const active = kinds[recipientKind]
  const muted = mutedPushes[recipientKind]
  const isIn = (query: string, condition: SQL) =>
    sql`exists (select from (${sql.raw(query)}) q where q.venue_id = ${pushDevices.venueId} and ${condition})`
  if (!active) return []
  return selectTargets(
    db,
    and(
      eq(pushDevices.sessionKind, recipientKind),
      recipient === null ? undefined : eq(pushDevices.subject, recipient),
      isIn(active, sql`q.id = ${pushDevices.subject}`),
      muted ? sql`not ${isIn(muted, sql`q.subject = ${pushDevices.subject} and q.kind = ${kind}`)}` : undefined,
    ),
  )
}

export const deleteDevices = (db: Db, devices: readonly PushTarget[]) =>
  db.delete(pushDevices).where(
    isAnyOf(
      pushDevices.id,
      devices.map(({ id }) => id),
    ),
  )
