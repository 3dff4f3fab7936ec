import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Ministry, Plan, Restaurant, Supplier } from '#contract/community/directory.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow } from '#server/kernel/db/verbs.ts'
import { withPhoto } from '#server/kernel/files/files.queries.ts'
import { maps, ministries, restaurants, suppliers } from './directory.table.ts'

/** In the order that the admin gave them. */
export const inOrder = (t: Record<'place' | 'createdAt' | 'id', AnyPgColumn>): SQL[] => [
  asc(t.place),
  asc(t.createdAt),
  asc(t.id),
]
const onShow = (t: Record<'hidden', AnyPgColumn>) => eq(t.hidden, false)

export const suppliersOnShow = (db: Db): Promise<Supplier[]> =>
  db
    .select()
    .from(suppliers)
    .where(and(onShow(suppliers), isNotNull(suppliers.approvedAt)))
    .orderBy(...inOrder(suppliers))

const waiting = (memberId: string) => and(eq(suppliers.proposedBy, memberId), isNull(suppliers.approvedAt))

export const proposalsOf = (db: Db, memberId: string): Promise<Supplier[]> =>
  db.select().from(suppliers).where(waiting(memberId)).orderBy(asc(suppliers.createdAt), asc(suppliers.id))

export const countProposals = (db: Db, memberId: string) => db.$count(suppliers, waiting(memberId))

export const findSupplier = (db: Db, id: string): Promise<Supplier | null> => findRow(db, suppliers, id)

export const restaurantsOnShow = (db: Db): Promise<Restaurant[]> =>
  withPhoto(db, restaurants, { where: onShow(restaurants), orderBy: inOrder(restaurants) })

export const mapsOnShow = async (db: Db): Promise<Plan[]> => {
  const found = await withPhoto(db, maps, { where: onShow(maps), orderBy: inOrder(maps) })
  return found.flatMap(({ photo, ...map }) => (photo ? [{ ...map, photo }] : []))
}

export const ministriesOnShow = (db: Db): Promise<Ministry[]> =>
  db
    .select()
    .from(ministries)
    .where(onShow(ministries))
    .orderBy(...inOrder(ministries))
