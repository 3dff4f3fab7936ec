import { and, asc, eq, max, type SQL } from 'drizzle-orm'
import { foreignKey, integer, pgEnum, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { boards } from '#contract/club/screens.limits.ts'
import type { Tv } from '#contract/club/screens.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { sessions, staff } from '#server/kernel/identity/identity.table.ts'

export const board = pgEnum('club_board', boards)

/** A paired television. Its sessions belong to a staff account of its own, of role screen. */
export const screens = pgTable(
  'club_screens',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    staffId: uuid().notNull(),
    name: text().notNull(),
    boards: board().array().notNull(),
    pairedAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.staffId], foreignColumns: [staff.venueId, staff.id] }).onDelete('cascade'),
    unique().on(t.venueId, t.staffId),
    ofVenue(t),
  ],
)

/**
 * A television that waits. It belongs to no venue until an admin has entered its code, so no venue's
 * rules guard these rows: only the code, for minutes, and the secret's hash are kept in them.
 */
export const pairings = pgTable('club_pairings', {
  secretHash: text().primaryKey(),
  code: text().notNull().unique(),
  expiresAt: moment().notNull(),
  pairedVenue: integer(),
  pairedStaff: uuid(),
})

const seenAt = max(sessions.seenAt)
const listed = (db: Db, which?: SQL) =>
  db
    .select({ screen: screens, seenAt })
    .from(screens)
    .leftJoin(sessions, and(eq(sessions.venueId, screens.venueId), eq(sessions.staffId, screens.staffId)))
    .where(which)
    .groupBy(screens.venueId, screens.id)
    .orderBy(asc(screens.name), asc(screens.id))

type Row = Awaited<ReturnType<typeof listed>>[number]
const shown = ({ screen, seenAt: seen }: Row): Tv => ({
  ...screen,
  pairedAt: screen.pairedAt.toISOString(),
  seenAt: seen?.toISOString() ?? null,
})

export const listScreens = async (db: Db): Promise<Tv[]> => (await listed(db)).map(shown)

export const findScreen = async (db: Db, id: string): Promise<Tv | null> => {
  const [row] = await listed(db, eq(screens.id, id))
  return row ? shown(row) : null
}

export const screenOfStaff = async (db: Db, staffId: string) => {
  const [row] = await db
    .select({ name: screens.name, boards: screens.boards })
    .from(screens)
    .where(eq(screens.staffId, staffId))
  return row ?? null
}
