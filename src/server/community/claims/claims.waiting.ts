import { and, eq, isNull, or } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { members } from '../members/members.table.ts'
import { communityWaitingText as text } from '../waiting.text.ts'
import { claims } from './claims.table.ts'

/** Claims that are not completed, and completed ones with an unanswered message of the member. */
export const claimsWaiting = waitingKind({
  name: 'community.claims',
  ...text.claims,
  roles: ['staff', 'admin'],
  page: 'claimsAdmin',
  pathOf: () => to('claimsAdmin'),
  dependsOn: ['community.claims', 'community.members'],
  columns: { id: claims.id, since: claims.createdAt },
  query: (db, condition) =>
    db
      .select({
        id: claims.id,
        since: claims.createdAt,
        number: claims.number,
        title: claims.title,
        place: claims.place,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(claims)
      .innerJoin(members, and(eq(members.venueId, claims.venueId), eq(members.id, claims.memberId)))
      .where(and(or(eq(claims.status, 'sent'), isNull(claims.answeredAt)), condition)),
  describe: ({ id, number, title, place, firstName, lastName }) => ({
    title: text.claim(number, title),
    detail: [`${firstName} ${lastName}`, ...(place ? [place] : [])].join(' · '),
    link: to('claimAdmin', { idClaim: id }),
  }),
})
