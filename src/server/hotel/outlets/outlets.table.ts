import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Outlet } from '#contract/hotel/outlets.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { files, photoOf } from '#server/kernel/files/files.table.ts'

export const outlets = pgTable(
  'hotel_outlets',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    name: text().notNull(),
    photoId: uuid().notNull(),
    hours: text().notNull().default(''),
    orderOutlet: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.photoId], foreignColumns: [files.venueId, files.id] }),
    check('hotel_outlets_name', sql`${t.name} <> ''`),
    ofVenue(t),
  ],
)

const withPhoto = (db: Db) =>
  db
    .select({ outlet: getTableColumns(outlets), file: getTableColumns(files) })
    .from(outlets)
    .leftJoin(files, and(eq(files.venueId, outlets.venueId), eq(files.id, outlets.photoId)))
    .$dynamic()

type Row = Awaited<ReturnType<typeof withPhoto>>[number]
const shown = ({ outlet, file }: Row): Outlet => ({ ...outlet, photo: photoOf(file) })

export const outletsInOrder = async (db: Db): Promise<Outlet[]> => {
  const rows = await withPhoto(db).orderBy(asc(outlets.orderOutlet), asc(outlets.createdAt), asc(outlets.id))
  return rows.map(shown)
}

export const findOutlet = async (db: Db, id: string): Promise<Outlet | null> => {
  const [row] = await withPhoto(db).where(eq(outlets.id, id))
  return row ? shown(row) : null
}
