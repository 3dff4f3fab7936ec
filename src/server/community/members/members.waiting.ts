import { and } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { communityWaitingText as text } from '../waiting.text.ts'
import { members } from './members.table.ts'
import { isWaitingForApproval } from './staff.queries.ts'

/** Registered members who wait for an approval, which only admins give. */
export const approvalsWaiting = waitingKind({
  name: 'community.members',
  ...text.approvals,
  roles: ['admin'],
  page: 'members',
  pathOf: () => to('members', { waiting: 'yes' }),
  dependsOn: ['community.members'],
  columns: { id: members.id, since: members.createdAt },
  query: (db, condition) =>
    db
      .select({
        id: members.id,
        since: members.createdAt,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(members)
      .where(and(isWaitingForApproval, condition)),
  describe: ({ id, firstName, lastName }) => ({
    title: `${firstName} ${lastName}`,
    detail: '',
    link: to('member', { idMember: id }),
  }),
})
