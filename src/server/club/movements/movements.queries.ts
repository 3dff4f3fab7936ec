import { and, asc, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type ActionType, movementLimits } from '#contract/club/movements.limits.ts'
import type { Movement } from '#contract/club/movements.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage, writeCursor } from '#server/kernel/db/keyset.ts'
import { findRow } from '#server/kernel/db/rowOperations.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'
import { timeZoneOf } from '#server/kernel/venues/venues.queries.ts'
import { bags } from '../bags/bags.table.ts'
import { findNames, hasNames, type NameSearch, type Owners, ownerNameOf } from './ledgerNames.queries.ts'
import { movements } from './movements.table.ts'

type Row = typeof movements.$inferSelect
const toMovementOutput = ({ bagId, at, madeAt, ...row }: Row): Movement => ({
  ...row,
  idBag: bagId,
  at: at.toISOString(),
  madeAt: madeAt?.toISOString() ?? null,
})

const newestFirst = [desc(movements.at), desc(movements.id)]

const listNewest = async (db: Db, count: number, condition?: SQL) => {
  const rows = await db
    .select()
    .from(movements)
    .where(condition)
    .orderBy(...newestFirst)
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

const periodAndType = async (db: Db, { from, until, actionType }: MovementFilter) => {
  const zone = from || until ? await timeZoneOf(db) : ''
  const startOfDay = (day: string, daysLater = 0) =>
    sql`((${day}::date + ${daysLater}::int)::timestamp at time zone ${zone})`
  return and(
    from ? gte(movements.at, startOfDay(from)) : undefined,
    until ? lt(movements.at, startOfDay(until, 1)) : undefined,
    actionType && eq(movements.actionType, actionType),
  )
}

/** The newest movements of few owners. Those of a bag are read in the order of their positions, which follow `at`. */
const newestOfOwners = async (db: Db, count: number, few: Owners, names: NameSearch, condition?: SQL) => {
  const owners = db.selectDistinct().from(few.as('entries')).as('owners')
  const isOfOwner = and(eq(movements.bagId, owners.id), sql`${ownerNameOf(movements)} = ${owners.search}`)
  const newest = db
    .select()
    .from(movements)
    .where(and(isOfOwner, condition, hasNames(movements, names)))
    .orderBy(desc(movements.position))
    .limit(count)
    .as('newest')
  const rows = await db
    .select()
    .from(owners)
    .innerJoinLateral(newest, sql`true`)
    .orderBy(desc(newest.at), desc(newest.id))
    .limit(count)
  return rows.map((row) => toMovementOutput(row.newest))
}

/** Like `listNewest`, but looks for the names in the `searched` newest movements only; PostgreSQL stops when it has found `count`. */
const searchNewest = async (db: Db, count: number, searched: number, names: NameSearch, condition?: SQL) => {
  const newest = db
    .select()
    .from(movements)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(searched)
    .as('newest')
  const rows = await db
    .select()
    .from(newest)
    .where(hasNames(newest, names))
    .orderBy(desc(newest.at), desc(newest.id))
    .limit(count)
  return rows.map(toMovementOutput)
}

/** The oldest of the `count` newest movements that meet the condition; null if fewer do. */
const nthNewest = async (db: Db, count: number, condition?: SQL) => {
  const [row] = await db
    .select({ at: movements.at, id: movements.id })
    .from(movements)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(1)
    .offset(count - 1)
  return row ? { at: row.at.toISOString(), id: row.id } : null
}

/**
 * A page of movements, newest first. A search for names that many owners have, or somebody who registered movements, compares at most
 * `searched` movements: if the page is not full by then, `next` continues with the movements that were not compared.
 */
export const listMovements = async (
  db: Db,
  { after, search, ...filter }: MovementFilter & { after?: string | undefined },
  searched: number = movementLimits.searched,
) => {
  const end = decodeCursor(CursorKey, after)
  const older = end ? sql`(${movements.at}, ${movements.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const listed = and(await periodAndType(db, filter), older)
  const words = normalizedWords(search ?? '')
  const names = await findNames(db, words)
  const count = movementLimits.shown + 1
  const isLimited = words.length > 0 && !names.few
  const find = () => {
    if (names.few) return newestOfOwners(db, count, names.few, names, listed)
    return isLimited ? searchNewest(db, count, searched, names, listed) : listNewest(db, count, listed)
  }
  const { page, next } = toPage(await find(), movementLimits.shown, ({ at, id }) => [at, id])
  const last = isLimited && !next ? await nthNewest(db, searched, listed) : null
  return { movements: page, next: last ? writeCursor([last.at, last.id]) : next, searchedUntil: last?.at ?? null }
}

export const movementsToExport = async (db: Db, { search, ...filter }: MovementFilter) => {
  const listed = await periodAndType(db, filter)
  const names = await findNames(db, normalizedWords(search ?? ''))
  const count = movementLimits.exported
  return names.few
    ? newestOfOwners(db, count, names.few, names, listed)
    : listNewest(db, count, and(listed, hasNames(movements, names)))
}

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
