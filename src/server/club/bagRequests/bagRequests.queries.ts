import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { BagRequest, OwnBag } from '#contract/club/bagRequests.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { bags } from '../bags/bags.table.ts'
import { people } from '../people/people.table.ts'
import { bagRequests } from './bagRequests.table.ts'

export const ownerJoin = and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId))
/** A request is open while the bag's ledger has not grown since the request and nobody canceled it. */
export const joinOnOpenRequest = and(
  eq(bagRequests.venueId, bags.venueId),
  eq(bagRequests.bagId, bags.id),
  eq(bagRequests.position, bags.position),
  isNull(bagRequests.canceledAt),
)

export const listOpenRequests = async (db: Db): Promise<BagRequest[]> => {
  const rows = await db
    .select({ request: bagRequests, bag: bags, owner: people })
    .from(bagRequests)
    .innerJoin(bags, joinOnOpenRequest)
    .innerJoin(people, ownerJoin)
    .where(isNull(bags.archivedAt))
    .orderBy(asc(bagRequests.askedAt), asc(bagRequests.id))
  return rows.map(({ request: { id, askedAt }, bag, owner }) => ({
    ...bag,
    id,
    idBag: bag.id,
    fullName: `${owner.firstName} ${owner.lastName}`,
    numberSocio: owner.numberSocio,
    askedAt: askedAt.toISOString(),
  }))
}

const isBagInUseOf = (memberId: string, condition?: SQL) =>
  and(eq(people.memberId, memberId), eq(bags.active, true), isNull(bags.archivedAt), condition)

export const bagsOfMember = async (db: Db, memberId: string): Promise<OwnBag[]> => {
  const rows = await db
    .select({ bag: bags, request: bagRequests })
    .from(bags)
    .innerJoin(people, ownerJoin)
    .leftJoin(bagRequests, joinOnOpenRequest)
    .where(isBagInUseOf(memberId))
    .orderBy(asc(bags.createdAt), asc(bags.id))
  return rows.map(({ bag, request }) => ({
    ...bag,
    kept: bag.lastAction !== 'Retiro',
    request: request && {
      id: request.id,
      askedAt: request.askedAt.toISOString(),
      byStaff: request.createdBy !== null,
    },
  }))
}

/**
 * Finds a bag of the member and locks its row, so that the bag cannot move before the transaction ends; null if the member has no
 * such bag in use.
 */
export const lockBagOfMember = async (db: Db, memberId: string, id: string) => {
  const [found] = await db
    .select({ bag: bags, owner: people })
    .from(bags)
    .innerJoin(people, ownerJoin)
    .where(isBagInUseOf(memberId, eq(bags.id, id)))
    .for('update', { of: bags })
  return found ?? null
}
