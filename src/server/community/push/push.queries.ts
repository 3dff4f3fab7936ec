import { and, asc, eq, sql } from 'drizzle-orm'
import { pushLimits } from '#contract/community/push.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { accounts, members } from '../members/members.table.ts'
import { pushDevices, pushes } from './push.table.ts'

export type Push = typeof pushes.$inferSelect
export type Device = typeof pushDevices.$inferSelect

type NewPush = Pick<typeof pushes.$inferInsert, 'id' | 'memberId' | 'kind' | 'title' | 'body' | 'address'>

/** Queues a push message in the current transaction. A given id that is queued already is ignored. */
export const tell = async (db: Db, venueId: number, push: NewPush) => {
  await db
    .insert(pushes)
    .values({ venueId, ...push })
    .onConflictDoNothing()
}

/** Deletes the member's oldest devices beyond the limit. */
export const forgetOldest = async (db: Db, memberId: string) => {
  const all = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.memberId, memberId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id))
  const excess = all.slice(0, Math.max(0, all.length - pushLimits.devices)).map(({ id }) => id)
  await db.delete(pushDevices).where(among(pushDevices.id, excess))
}

/** Devices of active members who have not muted this kind: of one member, or of all when `memberId` is null. */
export const devicesFor = async (db: Db, { memberId, kind }: Push): Promise<Device[]> => {
  const rows = await db
    .select({ device: pushDevices })
    .from(pushDevices)
    .innerJoin(members, and(eq(members.venueId, pushDevices.venueId), eq(members.id, pushDevices.memberId)))
    .innerJoin(accounts, and(eq(accounts.venueId, members.venueId), eq(accounts.memberId, members.id)))
    .where(
      and(
        eq(members.active, true),
        sql`not ${kind} = any(${accounts.muted})`,
        memberId === null ? undefined : eq(pushDevices.memberId, memberId),
      ),
    )
  return rows.map(({ device }) => device)
}

export const forgetDevices = (db: Db, devices: readonly Device[]) =>
  db.delete(pushDevices).where(
    among(
      pushDevices.id,
      devices.map(({ id }) => id),
    ),
  )
