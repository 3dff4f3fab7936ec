import { and, eq, isNull } from 'drizzle-orm'
import type {
  MinistryListed,
  PlanListed,
  RestaurantListed,
  SupplierListed,
} from '#contract/community/directory.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/verbs.ts'
import { findWithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { members } from '../members/members.table.ts'
import { inOrder } from './directory.queries.ts'
import { maps, ministries, restaurants, suppliers } from './directory.table.ts'

const suppliersWithProposer = (db: Db) =>
  db
    .select({ supplier: suppliers, firstName: members.firstName, lastName: members.lastName })
    .from(suppliers)
    .leftJoin(members, and(eq(members.venueId, suppliers.venueId), eq(members.id, suppliers.proposedBy)))
    .$dynamic()

const toSupplierOutput = ({
  supplier,
  firstName,
  lastName,
}: Awaited<ReturnType<typeof suppliersWithProposer>>[number]): SupplierListed => ({
  ...supplier,
  approved: supplier.approvedAt !== null,
  proposedBy: firstName === null ? null : `${firstName} ${lastName}`,
})

export const allSuppliers = async (db: Db) =>
  (await suppliersWithProposer(db).orderBy(...inOrder(suppliers))).map(toSupplierOutput)

export const findSupplierListed = async (db: Db, id: string) => {
  const [found] = await suppliersWithProposer(db).where(eq(suppliers.id, id))
  return found ? toSupplierOutput(found) : null
}

export const isProposal = isNull(suppliers.approvedAt)

export const allRestaurants = (db: Db): Promise<RestaurantListed[]> =>
  withPhoto(db, restaurants, { orderBy: inOrder(restaurants) })
export const findRestaurant = (db: Db, id: string): Promise<RestaurantListed | null> =>
  findWithPhoto(db, restaurants, id)

export const allMaps = (db: Db): Promise<PlanListed[]> => withPhoto(db, maps, { orderBy: inOrder(maps) })
export const findMap = (db: Db, id: string): Promise<PlanListed | null> => findWithPhoto(db, maps, id)

export const allMinistries = (db: Db): Promise<MinistryListed[]> =>
  db
    .select()
    .from(ministries)
    .orderBy(...inOrder(ministries))
export const findMinistry = (db: Db, id: string): Promise<MinistryListed | null> => findRow(db, ministries, id)
