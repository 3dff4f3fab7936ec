import { and, eq } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { members } from '../members/members.table.ts'
import { communityWaitingText as text } from '../waiting.text.ts'
import { suppliers } from './directory.table.ts'
import { isProposal } from './staff.queries.ts'

/** Suppliers that members proposed. Only admins approve or remove them. */
export const proposalsWaiting = waitingKind({
  name: 'community.suppliers',
  ...text.proposals,
  roles: ['admin'],
  page: 'communityAdmin',
  pathOf: () => to('communityAdmin'),
  dependsOn: ['community.suppliers', 'community.directory', 'community.members'],
  columns: { id: suppliers.id, since: suppliers.createdAt },
  query: (db, condition) =>
    db
      .select({
        id: suppliers.id,
        since: suppliers.createdAt,
        name: suppliers.name,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(suppliers)
      .leftJoin(members, and(eq(members.venueId, suppliers.venueId), eq(members.id, suppliers.proposedBy)))
      .where(and(isProposal, condition)),
  describe: ({ name, firstName, lastName }) => ({
    title: name,
    detail: firstName === null ? '' : text.proposedBy(`${firstName} ${lastName}`),
    link: to('communityAdmin'),
  }),
})
