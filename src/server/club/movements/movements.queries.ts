import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type ActionType, movementLimits } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { findRow } from '#server/kernel/db/verbs.ts'
import { zoneOf } from '#server/kernel/venues/venues.queries.ts'
import { plainWords } from '#server/kernel/words.rules.ts'
import { bags } from '../bags/bags.table.ts'
import { movements } from './movements.table.ts'

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

interface Which {
  search?: string | undefined
  from?: string | undefined
  until?: string | undefined
  actionType?: ActionType | undefined
}

const those = async (db: Db, { search = '', from, until, actionType }: Which) => {
  const zone = from || until ? await zoneOf(db) : ''
  const beginning = (day: string, after = 0) => sql`((${day}::date + ${after}::int)::timestamp at time zone ${zone})`
  const people = sql`plain(${movements.fullName} || ' ' || ${movements.numberSocio} || ' ' || ${movements.personAdmin})`
  return and(
    ...plainWords(search).map((word) => sql`strpos(${people}, ${word}) > 0`),
    from ? gte(movements.at, beginning(from)) : undefined,
    until ? lt(movements.at, beginning(until, 1)) : undefined,
    actionType && eq(movements.actionType, actionType),
  )
}

export const listMovements = async (db: Db, { after, ...which }: Which & { after?: string | undefined }) => {
  const end = readCursor(PageEnd, after)
  const older = end ? sql`(${movements.at}, ${movements.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const rows = await newest(db, movementLimits.shown + 1, and(await those(db, which), older))
  const { page, next } = pageOf(rows, movementLimits.shown, ({ at, id }) => [at, id])
  return { movements: page, next }
}

export const movementsToExport = async (db: Db, which: Which) =>
  newest(db, movementLimits.exported, await those(db, which))

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
  const row = await findRow(db, movements, id)
  return row && shown(row)
}
