import { asc } from 'drizzle-orm'
import type { Outlet } from '#contract/hotel/outlets.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findWithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { outlets } from './outlets.table.ts'

export const outletsInOrder = (db: Db): Promise<Outlet[]> =>
  withPhoto(db, outlets, { orderBy: [asc(outlets.orderOutlet), asc(outlets.createdAt), asc(outlets.id)] })

/** What guests choose from: nothing where the venue works without outlets. */
export const outletsToChoose = async (db: Db): Promise<Outlet[]> => {
  const [venue] = await db.select({ enabled: venues.outletsEnabled }).from(venues)
  return venue?.enabled ? outletsInOrder(db) : []
}

export const findOutlet = (db: Db, id: string): Promise<Outlet | null> => findWithPhoto(db, outlets, id)
