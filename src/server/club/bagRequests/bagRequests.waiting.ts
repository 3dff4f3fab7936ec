import { and, isNull } from 'drizzle-orm'
import { to } from '#contract/club/pages.ts'
import { waitingKind } from '#server/kernel/waiting/waitingKind.ts'
import { bags } from '../bags/bags.table.ts'
import { people } from '../people/people.table.ts'
import { clubWaitingText as text } from '../waiting.text.ts'
import { joinOnOpenRequest, ownerJoin } from './bagRequests.queries.ts'
import { bagRequests } from './bagRequests.table.ts'

/** Open bag requests: not canceled, and the bag was not moved since. */
export const bagRequestsWaiting = waitingKind({
  name: 'club.bagRequests',
  ...text.bagRequests,
  roles: ['staff', 'admin'],
  page: 'bags',
  pathOf: () => to('bags'),
  dependsOn: ['club.bagRequests', 'club.bags', 'club.movements', 'club.custody', 'club.people'],
  isUrgent: true,
  columns: { id: bagRequests.id, since: bagRequests.askedAt },
  query: (db, condition) =>
    db
      .select({
        id: bagRequests.id,
        since: bagRequests.askedAt,
        bagId: bags.id,
        brand: bags.brand,
        place: bags.place,
        firstName: people.firstName,
        lastName: people.lastName,
      })
      .from(bagRequests)
      .innerJoin(bags, joinOnOpenRequest)
      .innerJoin(people, ownerJoin)
      .where(and(isNull(bags.archivedAt), condition)),
  describe: ({ bagId, brand, place, firstName, lastName }) => ({
    title: `${firstName} ${lastName}`,
    detail: place ? `${brand} · ${text.place(place)}` : brand,
    link: to('bag', { idBag: bagId }),
  }),
})
