import { and, asc, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import * as z from 'zod'
import { movementLimits } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import { moment, ofVenue, venueId } from '#server/kernel/db/columns.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { actionType, bags, bagType } from '../bags/bags.table.ts'

/**
 * The custody ledger. A trigger refuses every change and every deletion; names and places are kept
 * as they were, so that an entry still says the same when its bag has another owner.
 */
export const movements = pgTable(
  'club_movements',
  {
    venueId: venueId(),
    id: uuid().notNull(),
    bagId: uuid().notNull(),
    position: integer().notNull(),
    actionType: actionType().notNull(),
    /** To the millisecond, as a page's cursor carries it. */
    at: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).notNull(),
    madeAt: moment(),
    personAdmin: text().notNull(),
    place: text().notNull(),
    comments: text().notNull(),
    type: bagType().notNull(),
    brand: text().notNull(),
    fullName: text().notNull(),
    numberSocio: text().notNull(),
    missing: text().array(),
  },
  (t) => [
    primaryKey({ columns: [t.venueId, t.id] }),
    foreignKey({ columns: [t.venueId, t.bagId], foreignColumns: [bags.venueId, bags.id] }),
    unique().on(t.venueId, t.bagId, t.position),
    index().on(t.venueId, t.at, t.id),
    ofVenue(t),
  ],
)

type Row = typeof movements.$inferSelect
const shown = ({ bagId, at, madeAt, ...row }: Row): Movement => ({
  ...row,
  idBag: bagId,
  at: at.toISOString(),
  madeAt: madeAt?.toISOString() ?? null,
})

const newest = async (db: Db, count: number, which?: SQL) => {
  const rows = await db
    .select()
    .from(movements)
    .where(which)
    .orderBy(desc(movements.at), desc(movements.id))
    .limit(count)
  return rows.map(shown)
}

export const recentMovements = (db: Db) => newest(db, movementLimits.recent)

const PageEnd = z.tuple([Moment, Id])

export const listMovements = async (db: Db, after: string | undefined) => {
  const from = readCursor(PageEnd, after)
  const older = from ? sql`(${movements.at}, ${movements.id}) < (${from[0]}::timestamptz, ${from[1]}::uuid)` : undefined
  const rows = await newest(db, movementLimits.shown + 1, older)
  const { page, next } = pageOf(rows, movementLimits.shown, ({ at, id }) => [at, id])
  return { movements: page, next }
}

export const movementsOfBag = async (db: Db, bagId: string, count: number): Promise<Movement[]> => {
  const rows = await db
    .select()
    .from(movements)
    .where(eq(movements.bagId, bagId))
    .orderBy(desc(movements.position))
    .limit(count)
  return rows.map(shown)
}

/** The latest of all the bags that a person has or had, under the member number of today. */
export const movementsOfPerson = async (db: Db, ownerId: string): Promise<Movement[]> => {
  const theirs = await db.select({ id: bags.id }).from(bags).where(eq(bags.ownerId, ownerId))
  const latest = await Promise.all(theirs.map(({ id }) => movementsOfBag(db, id, movementLimits.recent)))
  return latest
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, movementLimits.recent)
}

export const ledgerOf = async (db: Db, bagId: string, from: number) => {
  const rows = await db
    .select()
    .from(movements)
    .where(and(eq(movements.bagId, bagId), gte(movements.position, from)))
    .orderBy(asc(movements.position))
    .limit(movementLimits.report + 1)
  const following = rows[movementLimits.report]
  return { movements: rows.slice(0, movementLimits.report).map(shown), next: following?.position ?? null }
}

/** Whether the bag was moved after this moment, by whichever clock each movement was made. */
export const movedAfter = async (db: Db, bagId: string, moment: Date): Promise<boolean> => {
  const made = sql`coalesce(${movements.madeAt}, ${movements.at})`
  return (await db.$count(movements, and(eq(movements.bagId, bagId), gt(made, moment)))) > 0
}

export const findMovement = async (db: Db, id: string): Promise<Movement | null> => {
  const [row] = await db.select().from(movements).where(eq(movements.id, id))
  return row ? shown(row) : null
}
