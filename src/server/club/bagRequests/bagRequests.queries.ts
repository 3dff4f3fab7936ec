import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Asked, OwnBag } from '#contract/club/bagRequests.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { bags } from '../bags/bags.table.ts'
import { people } from '../people/people.table.ts'
import { bagRequests } from './bagRequests.table.ts'

const itsOwner = and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId))
/** A request waits while the bag has not moved since. */
const stillWaiting = and(
  eq(bagRequests.venueId, bags.venueId),
  eq(bagRequests.bagId, bags.id),
  eq(bagRequests.position, bags.position),
  isNull(bagRequests.canceledAt),
)

export const queueOfRequests = async (db: Db): Promise<Asked[]> => {
  const waiting = await db
    .select({ request: bagRequests, bag: bags, owner: people })
    .from(bagRequests)
    .innerJoin(bags, stillWaiting)
    .innerJoin(people, itsOwner)
    .where(isNull(bags.archivedAt))
    .orderBy(asc(bagRequests.askedAt), asc(bagRequests.id))
  return waiting.map(({ request: { id, askedAt }, bag, owner }) => ({
    ...bag,
    id,
    idBag: bag.id,
    fullName: `${owner.firstName} ${owner.lastName}`,
    numberSocio: owner.numberSocio,
    askedAt: askedAt.toISOString(),
  }))
}

const inUseOf = (memberId: string, which?: SQL) =>
  and(eq(people.memberId, memberId), eq(bags.active, true), isNull(bags.archivedAt), which)

export const bagsOfMember = async (db: Db, memberId: string): Promise<OwnBag[]> => {
  const own = await db
    .select({ bag: bags, request: bagRequests })
    .from(bags)
    .innerJoin(people, itsOwner)
    .leftJoin(bagRequests, stillWaiting)
    .where(inUseOf(memberId))
    .orderBy(asc(bags.createdAt), asc(bags.id))
  return own.map(({ bag, request }) => ({
    ...bag,
    kept: bag.lastAction !== 'Retiro',
    request: request && { id: request.id, askedAt: request.askedAt.toISOString() },
  }))
}

/** The member's own bag, held until the transaction ends: it cannot move meanwhile. */
export const lockOwnBag = async (db: Db, memberId: string, id: string) => {
  const [found] = await db
    .select({ bag: bags })
    .from(bags)
    .innerJoin(people, itsOwner)
    .where(inUseOf(memberId, eq(bags.id, id)))
    .for('update', { of: bags })
  return found?.bag ?? null
}
