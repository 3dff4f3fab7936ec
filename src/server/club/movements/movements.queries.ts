import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type ActionType, movementLimits } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'
import { timeZoneOf } from '#server/kernel/venues/venues.queries.ts'
import { bags } from '../bags/bags.table.ts'
import { movements } from './movements.table.ts'

type Row = typeof movements.$inferSelect
const toMovementOutput = ({ bagId, at, madeAt, ...row }: Row): Movement => ({
  ...row,
  idBag: bagId,
  at: at.toISOString(),
  madeAt: madeAt?.toISOString() ?? null,
})

const listNewest = async (db: Db, count: number, condition?: SQL) => {
  const rows = await db
    .select()
    .from(movements)
    .where(condition)
    .orderBy(desc(movements.at), desc(movements.id))
    .limit(count)
  return rows.map(toMovementOutput)
}

export const recentMovements = (db: Db) => listNewest(db, movementLimits.recent)

const CursorKey = z.tuple([Moment, Id])

interface MovementFilter {
  search?: string | undefined
  from?: string | undefined
  until?: string | undefined
  actionType?: ActionType | undefined
}

const filterCondition = async (db: Db, { search = '', from, until, actionType }: MovementFilter) => {
  const zone = from || until ? await timeZoneOf(db) : ''
  const startOfDay = (day: string, daysLater = 0) =>
    sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${zone})`
  const searchedText = sql`plain(${movements.fullName} || ' ' || ${movements.numberSocio} || ' ' || ${movements.personAdmin})`
  return and(
    ...normalizedWords(search).map((word) => sql`strpos(${searchedText}, ${word}) > 0`),
    from ? gte(movements.at, startOfDay(from)) : undefined,
    until ? lt(movements.at, startOfDay(until, 1)) : undefined,
    actionType && eq(movements.actionType, actionType),
  )
}

export const listMovements = async (db: Db, { after, ...filter }: MovementFilter & { after?: string | undefined }) => {
  const end = decodeCursor(CursorKey, after)
  const older = end ? sql`(${movements.at}, ${movements.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const rows = await listNewest(db, movementLimits.shown + 1, and(await filterCondition(db, filter), older))
  const { page, next } = toPage(rows, movementLimits.shown, ({ at, id }) => [at, id])
  return { movements: page, next }
}

export const movementsToExport = async (db: Db, filter: MovementFilter) =>
  listNewest(db, movementLimits.exported, await filterCondition(db, filter))

export const movementsOfBag = async (db: Db, bagId: string, count: number): Promise<Movement[]> => {
  const rows = await db
    .select()
    .from(movements)
    .where(eq(movements.bagId, bagId))
    .orderBy(desc(movements.position))
    .limit(count)
  return rows.map(toMovementOutput)
}

/** The newest movements of all bags that belong to the person now, archived bags included. */
export const movementsOfPerson = async (db: Db, ownerId: string): Promise<Movement[]> => {
  const ownBags = await db.select({ id: bags.id }).from(bags).where(eq(bags.ownerId, ownerId))
  const latest = await Promise.all(ownBags.map(({ id }) => movementsOfBag(db, id, movementLimits.recent)))
  return latest
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, movementLimits.recent)
}

export const ledgerOfBag = async (db: Db, bagId: string, from: number) => {
  const rows = await db
    .select()
    .from(movements)
    .where(and(eq(movements.bagId, bagId), gte(movements.position, from)))
    .orderBy(asc(movements.position))
    .limit(movementLimits.report + 1)
  const firstOfNextPage = rows[movementLimits.report]
  return {
    movements: rows.slice(0, movementLimits.report).map(toMovementOutput),
    next: firstOfNextPage?.position ?? null,
  }
}

/** Whether the bag has a movement after the moment. Offline movements count at the time of their device. */
export const hasMovedAfter = async (db: Db, bagId: string, moment: Date): Promise<boolean> => {
  const movedAt = sql`coalesce(${movements.madeAt}, ${movements.at})`
  return (await db.$count(movements, and(eq(movements.bagId, bagId), gt(movedAt, moment)))) > 0
}

export const findMovement = async (db: Db, id: string): Promise<Movement | null> => {
  const row = await findRow(db, movements, id)
  return row && toMovementOutput(row)
}
