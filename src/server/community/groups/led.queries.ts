import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { groupLimits } from '#contract/community/groups.limits.ts'
import type { LedGroup } from '#contract/community/groups.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { loadMemberContacts } from '../members/contacts.queries.ts'
import { members } from '../members/members.table.ts'
import { loadAttendanceOfGroup } from './attendance.queries.ts'
import { membershipJoin } from './groups.queries.ts'
import { groupAbsences, groupMembers, groupRollCalls } from './groups.table.ts'

const loadRollCalls = async (db: Db, groupId: string): Promise<LedGroup['rollCalls']> => {
  const calls = await db
    .select()
    .from(groupRollCalls)
    .where(eq(groupRollCalls.groupId, groupId))
    .orderBy(desc(groupRollCalls.day))
    .limit(groupLimits.shown)
  const days = calls.map(({ day }) => day)
  const absences = await db
    .select()
    .from(groupAbsences)
    .where(and(eq(groupAbsences.groupId, groupId), sql`${groupAbsences.day} = any(${sql.param(days)}::date[])`))
  const memberOf = await loadMemberContacts(
    db,
    absences.map(({ memberId }) => memberId),
  )
  return calls.map(({ day, lider, madeAt }) => ({
    day,
    lider,
    sentAt: madeAt.toISOString(),
    absent: absences.filter((absence) => absence.day === day).map(({ memberId }) => memberOf(memberId)),
  }))
}

/** Members and roll-calls of a group, as far as the caller may see them. */
export const loadGroupForLeader = async (db: Db, groupId: string, day: string): Promise<LedGroup> => {
  const memberships = await db
    .select({ memberId: members.id, askedAt: groupMembers.askedAt, joinedAt: groupMembers.joinedAt })
    .from(groupMembers)
    .innerJoin(members, membershipJoin)
    .where(and(eq(groupMembers.groupId, groupId), eq(members.active, true)))
    .orderBy(sql`${groupMembers.joinedAt} is not null`, asc(members.firstName), asc(members.lastName), asc(members.id))
  const memberOf = await loadMemberContacts(
    db,
    memberships.map(({ memberId }) => memberId),
  )
  const attendanceOf = await loadAttendanceOfGroup(db, groupId)
  return {
    day,
    members: memberships.map(({ memberId, askedAt, joinedAt }) => ({
      ...memberOf(memberId),
      askedAt: askedAt.toISOString(),
      joinedAt: joinedAt?.toISOString() ?? null,
      ...attendanceOf(memberId),
    })),
    rollCalls: await loadRollCalls(db, groupId),
  }
}

/**
 * Stores a roll-call of a group with its absences, or replaces the one of the same day; does nothing when the stored one was made
 * later.
 */
export const writeGroupRollCall = async (
  db: Db,
  call: typeof groupRollCalls.$inferInsert,
  absent: readonly string[],
) => {
  const { venueId, groupId, day } = call
  const stored = await db
    .insert(groupRollCalls)
    .values(call)
    .onConflictDoUpdate({
      target: [groupRollCalls.venueId, groupRollCalls.groupId, groupRollCalls.day],
      set: { lider: call.lider, madeAt: call.madeAt },
      setWhere: lte(groupRollCalls.madeAt, sql`excluded.made_at`),
    })
    .returning({ day: groupRollCalls.day })
  if (stored.length === 0) return
  await db.delete(groupAbsences).where(and(eq(groupAbsences.groupId, groupId), eq(groupAbsences.day, day)))
  // Absences are stored only for members who are still in the group.
  const joined = await db
    .select({ memberId: groupMembers.memberId })
    .from(groupMembers)
    .where(
      and(eq(groupMembers.groupId, groupId), isNotNull(groupMembers.joinedAt), isAnyOf(groupMembers.memberId, absent)),
    )
  if (joined.length > 0)
    await db.insert(groupAbsences).values(joined.map(({ memberId }) => ({ venueId, groupId, day, memberId })))
}
