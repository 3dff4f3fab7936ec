import { and, eq, isNull } from 'drizzle-orm'
import type {
  CommunityMapForStaff,
  MinistryForStaff,
  RestaurantForStaff,
  SupplierForStaff,
} from '#contract/community/directory.staff.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { findWithPhoto, selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { members } from '../members/members.table.ts'
import { listOrder } from './directory.queries.ts'
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
}: Awaited<ReturnType<typeof suppliersWithProposer>>[number]): SupplierForStaff => ({
  ...supplier,
  approved: supplier.approvedAt !== null,
  proposedBy: firstName === null ? null : `${firstName} ${lastName}`,
})

export const listAllSuppliers = async (db: Db) =>
  (await suppliersWithProposer(db).orderBy(...listOrder(suppliers))).map(toSupplierOutput)

export const findSupplierForStaff = async (db: Db, id: string) => {
  const [found] = await suppliersWithProposer(db).where(eq(suppliers.id, id))
  return found ? toSupplierOutput(found) : null
}

export const isProposal = isNull(suppliers.approvedAt)

export const listAllRestaurants = (db: Db): Promise<RestaurantForStaff[]> =>
  selectWithPhoto(db, restaurants, { orderBy: listOrder(restaurants) })
export const findRestaurant = (db: Db, id: string): Promise<RestaurantForStaff | null> =>
  findWithPhoto(db, restaurants, id)

export const listAllMaps = (db: Db): Promise<CommunityMapForStaff[]> =>
  selectWithPhoto(db, maps, { orderBy: listOrder(maps) })
export const findMap = (db: Db, id: string): Promise<CommunityMapForStaff | null> => findWithPhoto(db, maps, id)

export const listAllMinistries = (db: Db): Promise<MinistryForStaff[]> =>
  db
    .select()
    .from(ministries)
    .orderBy(...listOrder(ministries))
export const findMinistry = (db: Db, id: string): Promise<MinistryForStaff | null> => findRow(db, ministries, id)
