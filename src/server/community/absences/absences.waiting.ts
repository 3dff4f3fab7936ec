import { and, eq, sql } from 'drizzle-orm'
import type { MemberClass } from '#contract/community/members.limits.ts'
import { to } from '#contract/community/pages.staff.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { members } from '../members/members.table.ts'
import { communityWaitingText as text } from '../waiting.text.ts'
import { followUps, rollCalls } from './absences.table.ts'
import { absenceStreakQuery } from './staff.queries.ts'

const memberId = sql<string>`streaks."memberId"`
const isFollowedUp = sql`exists (select from ${followUps} where ${followUps.memberId} = streaks."memberId"
  and ${followUps.since} = streaks.since::date)`
/** The first absence, at midnight in UTC. */
const since = sql`(streaks.since::timestamp at time zone 'UTC')`.mapWith(rollCalls.madeAt)

/** Members with three or more absences in a row whom nobody has contacted since the first of them. */
export const absencesWaiting = waitingKind({
  name: 'community.absences',
  ...text.absences,
  roles: ['staff', 'admin'],
  page: 'absence',
  pathOf: () => to('absence'),
  dependsOn: ['community.absences', 'community.members'],
  appearsByItself: true,
  columns: { id: memberId, since },
  query: (db, condition) =>
    db
      .select({
        id: memberId,
        since,
        class: sql<MemberClass>`streaks.class`,
        count: sql<number>`streaks.count`,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(sql`(${absenceStreakQuery}) as streaks`)
      .innerJoin(members, eq(members.id, memberId))
      .where(and(sql`not ${isFollowedUp}`, condition)),
  describe: ({ class: ofClass, count, firstName, lastName }) => ({
    title: `${firstName} ${lastName}`,
    detail: text.streak(count, ofClass),
    link: to('absence', { class: ofClass }),
  }),
})
