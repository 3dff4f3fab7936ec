import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CommunityMap, DirectorySections, Ministry, Restaurant, Supplier } from '#contract/community/directory.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { maps, ministries, restaurants, suppliers } from './directory.table.ts'

/** ORDER BY terms of a list: the admin's order, then the date of creation. */
export const listOrder = (t: Record<'place' | 'createdAt' | 'id', AnyPgColumn>): SQL[] => [
  asc(t.place),
  asc(t.createdAt),
  asc(t.id),
]
const isVisible = (t: Record<'hidden', AnyPgColumn>) => eq(t.hidden, false)

const isPublicSupplier = and(isVisible(suppliers), isNotNull(suppliers.approvedAt))

export const listVisibleSuppliers = (db: Db): Promise<Supplier[]> =>
  db
    .select()
    .from(suppliers)
    .where(isPublicSupplier)
    .orderBy(...listOrder(suppliers))

const isProposalOf = (memberId: string) => and(eq(suppliers.proposedBy, memberId), isNull(suppliers.approvedAt))

export const proposalsOfMember = (db: Db, memberId: string): Promise<Supplier[]> =>
  db.select().from(suppliers).where(isProposalOf(memberId)).orderBy(asc(suppliers.createdAt), asc(suppliers.id))

export const countProposals = (db: Db, memberId: string) => db.$count(suppliers, isProposalOf(memberId))

export const findSupplier = (db: Db, id: string): Promise<Supplier | null> => findRow(db, suppliers, id)

export const listVisibleRestaurants = (db: Db): Promise<Restaurant[]> =>
  selectWithPhoto(db, restaurants, { where: isVisible(restaurants), orderBy: listOrder(restaurants) })

export const findFilledSections = async (db: Db): Promise<DirectorySections> => ({
  suppliers: (await db.$count(suppliers, isPublicSupplier)) > 0,
  restaurants: (await db.$count(restaurants, isVisible(restaurants))) > 0,
})

export const listVisibleMaps = async (db: Db): Promise<CommunityMap[]> => {
  const rows = await selectWithPhoto(db, maps, { where: isVisible(maps), orderBy: listOrder(maps) })
  return rows.flatMap(({ photo, ...map }) => (photo ? [{ ...map, photo }] : []))
}

export const listVisibleMinistries = (db: Db): Promise<Ministry[]> =>
  db
    .select()
    .from(ministries)
    .where(isVisible(ministries))
    .orderBy(...listOrder(ministries))
