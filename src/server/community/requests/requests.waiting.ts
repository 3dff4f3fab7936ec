import { and, eq, isNull } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { members } from '../members/members.table.ts'
import { communityWaitingText as text } from '../waiting.text.ts'
import { requests } from './requests.table.ts'

/** Requests with an unanswered message of the member. */
export const requestsWaiting = waitingKind({
  name: 'community.requests',
  ...text.requests,
  roles: ['staff', 'admin'],
  page: 'requestsAdmin',
  pathOf: () => to('requestsAdmin'),
  dependsOn: ['community.requests', 'community.members'],
  columns: { id: requests.id, since: requests.createdAt },
  query: (db, condition) =>
    db
      .select({
        id: requests.id,
        since: requests.createdAt,
        kind: requests.kind,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(requests)
      .innerJoin(members, and(eq(members.venueId, requests.venueId), eq(members.id, requests.memberId)))
      .where(and(isNull(requests.answeredAt), condition)),
  describe: ({ kind, firstName, lastName }) => ({
    title: text.request[kind],
    detail: `${firstName} ${lastName}`,
    link: to('requestsAdmin'),
  }),
})
