import { asc } from 'drizzle-orm'
import type { Outlet } from '#contract/hotel/outlets.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findWithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { outlets } from './outlets.table.ts'

export const outletsInOrder = (db: Db): Promise<Outlet[]> =>
  withPhoto(db, outlets, { orderBy: [asc(outlets.orderOutlet), asc(outlets.createdAt), asc(outlets.id)] })

export const findOutlet = (db: Db, id: string): Promise<Outlet | null> => findWithPhoto(db, outlets, id)
