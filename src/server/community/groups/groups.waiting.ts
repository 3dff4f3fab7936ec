import { and, eq, isNull, sql } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { members } from '../members/members.table.ts'
import { communityWaitingText as text } from '../waiting.text.ts'
import { membershipJoin } from './groups.queries.ts'
import { groupMembers, groups } from './groups.table.ts'

const id = sql<string>`${groupMembers.groupId} || ' ' || ${groupMembers.memberId}`

/** The id of a request to join in the notification centre. */
export const joinRequestId = (groupId: string, memberId: string) => `${groupId} ${memberId}`

const hasLeader = sql`exists (select from ${members} leader where leader.venue_id = ${groups.venueId}
  and leader.id = ${groups.leaderId} and leader.active and leader.rol = 'lider')`

/** Members who want to join a group that nobody leads; the other requests wait for the leader. */
export const joinRequestsWaiting = waitingKind({
  name: 'community.groups',
  ...text.joinRequests,
  roles: ['staff', 'admin'],
  page: 'groupsAdmin',
  pathOf: () => to('groupsAdmin'),
  dependsOn: ['community.groups', 'community.members'],
  columns: { id, since: groupMembers.askedAt },
  query: (db, condition) =>
    db
      .select({
        id,
        since: groupMembers.askedAt,
        groupId: groups.id,
        name: groups.name,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(groupMembers)
      .innerJoin(groups, and(eq(groups.venueId, groupMembers.venueId), eq(groups.id, groupMembers.groupId)))
      .innerJoin(members, membershipJoin)
      .where(and(isNull(groupMembers.joinedAt), eq(members.active, true), sql`not ${hasLeader}`, condition)),
  describe: ({ groupId, name, firstName, lastName }) => ({
    title: name,
    detail: text.wantsToJoin(`${firstName} ${lastName}`),
    link: to('groupAdmin', { idGroup: groupId }),
  }),
})
