import { and, eq } from 'drizzle-orm'
import { to } from '#contract/community/pages.staff.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { members } from '../members/members.table.ts'
import { communityWaitingText as text } from '../waiting.text.ts'
import { isUnacknowledged } from './alerts.queries.ts'
import { alerts } from './alerts.table.ts'

/** Emergencies that nobody has acknowledged. */
export const emergenciesWaiting = waitingKind({
  name: 'community.alerts',
  ...text.emergencies,
  roles: ['staff', 'admin'],
  page: 'alertsAdmin',
  pathOf: () => to('alertsAdmin'),
  dependsOn: ['community.alerts', 'community.members'],
  isUrgent: true,
  isAlwaysOnScreen: true,
  columns: { id: alerts.id, since: alerts.at },
  query: (db, condition) =>
    db
      .select({
        id: alerts.id,
        since: alerts.at,
        kind: alerts.kind,
        firstName: members.firstName,
        lastName: members.lastName,
      })
      .from(alerts)
      .innerJoin(members, and(eq(members.venueId, alerts.venueId), eq(members.id, alerts.memberId)))
      .where(and(isUnacknowledged, condition)),
  describe: ({ kind, firstName, lastName }) => ({
    title: text.emergency[kind],
    detail: `${firstName} ${lastName}`,
    link: to('alertsAdmin'),
  }),
})
