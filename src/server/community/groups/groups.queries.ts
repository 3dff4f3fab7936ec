import { and, asc, count, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { groupLimits } from '#contract/community/groups.limits.ts'
import type { Group, GroupForStaff } from '#contract/community/groups.ts'
import { type Db, withPurpose } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { withoutSeconds } from '../bookings/days.rules.ts'
import { listOrder } from '../directory/directory.queries.ts'
import { members } from '../members/members.table.ts'
import { groupMembers, groupRefusals, groups } from './groups.table.ts'

const selectGroups = (db: Db, condition?: SQL) =>
  db
    .select()
    .from(groups)
    .where(condition)
    .orderBy(...listOrder(groups))

const toFields = <G extends { startsAt: string }>(group: G) => ({ ...group, startsAt: withoutSeconds(group.startsAt) })

/** Members who can lead a group: active liders. */
export const listLeaders = (db: Db, condition?: SQL) =>
  selectWithPhoto(db, members, {
    where: and(eq(members.rol, 'lider'), eq(members.active, true), condition),
    orderBy: [asc(members.firstName), asc(members.lastName), asc(members.id)],
  })

interface Led {
  leaderId: string | null
}

/** Loads the leaders of groups; null for a group whose leader is inactive or no lider any more. */
const loadLeaders = async (db: Db, rows: readonly Led[]) => {
  const ids = rows.flatMap(({ leaderId }) => leaderId ?? [])
  const leaders = await withPurpose(db, 'leaders', () => listLeaders(db, isAnyOf(members.id, ids)))
  return ({ leaderId }: Led) => leaders.find(({ id }) => id === leaderId) ?? null
}

/** The leader of a group; null if it has none who may lead. */
export const findLeader = async (db: Db, group: Led) => (await loadLeaders(db, [group]))(group)

export const membershipJoin = and(eq(members.venueId, groupMembers.venueId), eq(members.id, groupMembers.memberId))

/** Counts the active members of groups and those who wait, as far as the caller may see them. */
const countMembers = async (db: Db, groupIds: Iterable<string>) => {
  const rows = await db
    .select({ groupId: groupMembers.groupId, all: count(), joined: count(groupMembers.joinedAt) })
    .from(groupMembers)
    .innerJoin(members, membershipJoin)
    .where(and(isAnyOf(groupMembers.groupId, groupIds), eq(members.active, true)))
    .groupBy(groupMembers.groupId)
  return (id: string) => {
    const { all = 0, joined = 0 } = rows.find(({ groupId }) => groupId === id) ?? {}
    return { joined, waiting: all - joined }
  }
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

export const listGroups = async (db: Db, condition?: SQL): Promise<GroupForStaff[]> => {
  const rows = await selectGroups(db, condition)
  const leaderOf = await loadLeaders(db, rows)
  const countsOf = await countMembers(db, idsOf(rows))
  return rows.map((group) => ({ ...toFields(group), leader: leaderOf(group), ...countsOf(group.id) }))
}

export const findGroup = async (db: Db, id: string) => (await listGroups(db, eq(groups.id, id)))[0] ?? null

const findRefusals = (db: Db, memberId: string) => {
  const since = new Date(Date.now() - groupLimits.refusalDays * 24 * 3_600_000)
  return db
    .select()
    .from(groupRefusals)
    .where(and(eq(groupRefusals.memberId, memberId), gt(groupRefusals.at, since)))
}

/** Whether a member in this state may request to join. */
export const canRequestToJoin = (state: Group['state']) => state === 'none' || state === 'refused'

/**
 * The groups that are offered to a member, and those that the member has requested to join, joined or leads, each with the member's
 * state.
 */
export const groupsOfMember = async (db: Db, memberId: string, condition?: SQL): Promise<Group[]> => {
  const rows = await selectGroups(db, condition)
  const leaderOf = await loadLeaders(db, rows)
  const own = await db.select().from(groupMembers).where(eq(groupMembers.memberId, memberId))
  const refusals = await findRefusals(db, memberId)
  const leads = (group: Led) => leaderOf(group)?.id === memberId
  const stateOf = (group: (typeof rows)[number]): Group['state'] => {
    if (leads(group)) return 'leads'
    const membership = own.find(({ groupId }) => groupId === group.id)
    if (!membership) return refusals.some(({ groupId }) => groupId === group.id) ? 'refused' : 'none'
    return membership.joinedAt ? 'joined' : 'waiting'
  }
  const countsOf = await countMembers(db, idsOf(rows.filter(leads)))
  return rows
    .map((group) => {
      const leader = leaderOf(group)
      return {
        ...toFields(group),
        leader: leader && `${leader.firstName} ${leader.lastName}`,
        state: stateOf(group),
        waiting: countsOf(group.id).waiting,
      }
    })
    .filter(({ hidden, state }) => !hidden || !canRequestToJoin(state))
}

/** Number of members who wait for the approval of this member, who leads their group. */
export const countJoinRequests = async (db: Db, memberId: string) => {
  const led = idsOf(await selectGroups(db, eq(groups.leaderId, memberId)))
  if (led.length === 0) return 0
  const countsOf = await countMembers(db, led)
  return led.reduce((sum, id) => sum + countsOf(id).waiting, 0)
}

const membershipIs = (groupId: string, memberId: string) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, memberId))

export const findMembership = async (db: Db, groupId: string, memberId: string) => {
  const [found] = await db.select().from(groupMembers).where(membershipIs(groupId, memberId))
  return found ?? null
}

export const countGroupMembers = async (db: Db, groupId: string) => (await countMembers(db, [groupId]))(groupId).joined

/** Approves a waiting member. False if nobody waits with this id, or row-level security hides the row. */
export const approveGroupMember = async (db: Db, groupId: string, memberId: string, at: Date) => {
  const approved = await db
    .update(groupMembers)
    .set({ joinedAt: at })
    .where(and(membershipIs(groupId, memberId), isNull(groupMembers.joinedAt)))
    .returning({ memberId: groupMembers.memberId })
  return approved.length > 0
}

/** Adds an approved member. False if the member has joined already. */
export const addGroupMember = async (db: Db, membership: typeof groupMembers.$inferInsert & { joinedAt: Date }) => {
  const { venueId, groupId, memberId, joinedAt } = groupMembers
  const added = await db
    .insert(groupMembers)
    .values(membership)
    .onConflictDoUpdate({
      target: [venueId, groupId, memberId],
      set: { joinedAt: membership.joinedAt },
      setWhere: isNull(joinedAt),
    })
    .returning({ memberId })
  return added.length > 0
}

export const storeGroupRefusal = async (db: Db, refusal: typeof groupRefusals.$inferInsert) => {
  const { venueId, groupId, memberId } = groupRefusals
  await db
    .insert(groupRefusals)
    .values(refusal)
    .onConflictDoUpdate({ target: [venueId, groupId, memberId], set: { at: refusal.at } })
}

export const deleteGroupRefusal = async (db: Db, groupId: string, memberId: string) => {
  await db.delete(groupRefusals).where(and(eq(groupRefusals.groupId, groupId), eq(groupRefusals.memberId, memberId)))
}

export const removeGroupMember = async (db: Db, groupId: string, memberId: string) => {
  const [removed] = await db.delete(groupMembers).where(membershipIs(groupId, memberId)).returning()
  return removed ?? null
}
