import { asc, type SQL } from 'drizzle-orm'
import type { Outlet } from '#contract/hotel/outlets.ts'
import type { LocalizedFields } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findWithPhoto, selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import { outlets } from './outlets.table.ts'

/** An outlet with the translations of its texts. */
export type OutletWithTranslations = Outlet & LocalizedFields<'name' | 'hours', string>

export const listOutlets = (db: Db, where?: SQL): Promise<OutletWithTranslations[]> =>
  selectWithPhoto(db, outlets, { where, orderBy: [asc(outlets.orderOutlet), asc(outlets.createdAt), asc(outlets.id)] })

/** Outlets that guests can choose; none when the venue has switched outlets off. */
export const listSelectableOutlets = async (db: Db): Promise<OutletWithTranslations[]> => {
  const [venue] = await db.select({ enabled: venues.outletsEnabled }).from(venues)
  return venue?.enabled ? listOutlets(db) : []
}

export const findOutlet = (db: Db, id: string): Promise<OutletWithTranslations | null> => findWithPhoto(db, outlets, id)
