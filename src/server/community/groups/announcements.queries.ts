import { and, desc, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import { groupLimits } from '#contract/community/groups.limits.ts'
import type { Announcement } from '#contract/community/groups.ts'
import type { MemberClass } from '#contract/community/members.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { accountJoin } from '../members/members.queries.ts'
import { memberAccounts, members } from '../members/members.table.ts'
import { membershipJoin } from './groups.queries.ts'
import { announcements, groupMembers } from './groups.table.ts'

/** The members to whom an announcement goes: those of a group or of a class. */
export type AnnouncementRecipients = { group: string } | { class: MemberClass }

const selectAnnouncements = async (db: Db, condition: SQL): Promise<Announcement[]> => {
  const rows = await db
    .select()
    .from(announcements)
    .where(condition)
    .orderBy(desc(announcements.at), desc(announcements.id))
    .limit(groupLimits.shown)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** The last announcements to a group or class, newest first. */
export const listAnnouncements = (db: Db, to: AnnouncementRecipients) =>
  selectAnnouncements(db, 'group' in to ? eq(announcements.groupId, to.group) : eq(announcements.class, to.class))

export const findAnnouncement = async (db: Db, id: string) =>
  (await selectAnnouncements(db, eq(announcements.id, id)))[0] ?? null

export const countAnnouncementsSince = (db: Db, authorId: string, since: Date) =>
  db.$count(announcements, and(eq(announcements.authorId, authorId), gt(announcements.at, since)))

/** Active members of a group or class, with their mail addresses. */
export const findRecipients = (db: Db, to: AnnouncementRecipients) => {
  const query = db
    .select({ id: members.id, firstName: members.firstName, mail: memberAccounts.mail })
    .from(members)
    .innerJoin(memberAccounts, accountJoin)
    .$dynamic()
  return 'group' in to
    ? query
        .innerJoin(groupMembers, membershipJoin)
        .where(and(eq(groupMembers.groupId, to.group), isNotNull(groupMembers.joinedAt), eq(members.active, true)))
    : query.where(and(eq(members.class, to.class), eq(members.rol, 'user'), eq(members.active, true)))
}
