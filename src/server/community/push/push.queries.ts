import { and, asc, eq, sql } from 'drizzle-orm'
import { pushLimits } from '#contract/community/push.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { accounts, members } from '../members/members.table.ts'
import { pushDevices, pushes } from './push.table.ts'

export type Push = typeof pushes.$inferSelect
export type Device = typeof pushDevices.$inferSelect

type Told = Pick<typeof pushes.$inferInsert, 'id' | 'memberId' | 'kind' | 'title' | 'body' | 'address'>

/** Told to the member's browsers once this is committed, or never. What has its id by itself is told of once. */
export const tell = async (db: Db, venueId: number, told: Told) => {
  await db
    .insert(pushes)
    .values({ venueId, ...told })
    .onConflictDoNothing()
}

/** The browsers that a member has allowed beyond so many are forgotten, the oldest first. */
export const forgetOldest = async (db: Db, memberId: string) => {
  const all = await db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.memberId, memberId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id))
  const beyond = all.slice(0, Math.max(0, all.length - pushLimits.devices)).map(({ id }) => id)
  await db.delete(pushDevices).where(among(pushDevices.id, beyond))
}

/** The browsers of those who want to be told of this. */
export const devicesFor = async (db: Db, { memberId, kind }: Push): Promise<Device[]> => {
  const found = await db
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
  return found.map(({ device }) => device)
}

export const forgetDevices = (db: Db, devices: readonly Device[]) =>
  db.delete(pushDevices).where(
    among(
      pushDevices.id,
      devices.map(({ id }) => id),
    ),
  )
