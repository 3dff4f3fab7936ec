import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { pushLimits } from '#contract/community/push.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { memberAccounts, members } from '../members/members.table.ts'
import { pushDevices, pushMessages } from './push.table.ts'

export type PushMessage = typeof pushMessages.$inferSelect
export type PushDevice = typeof pushDevices.$inferSelect

type NewPush = Pick<typeof pushMessages.$inferInsert, 'id' | 'memberId' | 'kind' | 'title' | 'body' | 'address'>

/** Queues a push message in the current transaction. A given id that is queued already is ignored. */
export const queuePush = async (db: Db, venueId: number, push: NewPush) => {
  await db
    .insert(pushMessages)
    .values({ venueId, ...push })
    .onConflictDoNothing()
}

/** Deletes the member's oldest devices beyond the limit. */
export const deleteOldestDevices = async (db: Db, memberId: string) => {
  const all = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.memberId, memberId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id))
  const excess = all.slice(0, Math.max(0, all.length - pushLimits.devices)).map(({ id }) => id)
  await db.delete(pushDevices).where(isAnyOf(pushDevices.id, excess))
}

/**
 * Devices of active members who have not muted this kind: of one member, or of all when `memberId` is null. A device whose
 * session has expired gets nothing, also while its row still exists.
 */
export const devicesToNotify = async (db: Db, { memberId, kind }: PushMessage): Promise<PushDevice[]> => {
  const rows = await db
    .select({ device: pushDevices })
    .from(pushDevices)
    .innerJoin(members, and(eq(members.venueId, pushDevices.venueId), eq(members.id, pushDevices.memberId)))
    .innerJoin(
      memberAccounts,
      and(eq(memberAccounts.venueId, members.venueId), eq(memberAccounts.memberId, members.id)),
    )
    .innerJoin(sessions, and(eq(sessions.venueId, pushDevices.venueId), eq(sessions.id, pushDevices.sessionId)))
    .where(
      and(
        eq(members.active, true),
        gt(sessions.expiresAt, sql`now()`),
        sql`not ${kind} = any(${memberAccounts.muted})`,
        memberId === null ? undefined : eq(pushDevices.memberId, memberId),
      ),
    )
  return rows.map(({ device }) => device)
}

export const deleteDevices = (db: Db, devices: readonly PushDevice[]) =>
  db.delete(pushDevices).where(
    isAnyOf(
      pushDevices.id,
      devices.map(({ id }) => id),
    ),
  )
