import { asc, type SQL } from 'drizzle-orm'
import type { Outlet } from '#contract/hotel/outlets.ts'
import type { InFour } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findWithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { outlets } from './outlets.table.ts'

/** An outlet with the translations of its texts. */
export type FoundOutlet = Outlet & InFour<'name' | 'hours', string>

export const outletsInOrder = (db: Db, where?: SQL): Promise<FoundOutlet[]> =>
  withPhoto(db, outlets, { where, orderBy: [asc(outlets.orderOutlet), asc(outlets.createdAt), asc(outlets.id)] })

/** Outlets that guests can choose; none when the venue has switched outlets off. */
export const outletsToChoose = async (db: Db): Promise<FoundOutlet[]> => {
  const [venue] = await db.select({ enabled: venues.outletsEnabled }).from(venues)
  return venue?.enabled ? outletsInOrder(db) : []
}

export const findOutlet = (db: Db, id: string): Promise<FoundOutlet | null> => findWithPhoto(db, outlets, id)
