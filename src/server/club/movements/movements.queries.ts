import { and, asc, desc, eq, getTableColumns, gt, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

/** A movement's names and number, as words are compared with them. It takes 12 µs per movement. */
const searchedText = sql<string>`plain(${movements.fullName} || ' ' || ${movements.numberSocio} || ' ' || ${movements.personAdmin})`

const containsWords = (text: SQLWrapper, words: readonly string[]) =>
  and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`))

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

/** Like `listNewest`, but compares the words with the `searched` newest movements only; PostgreSQL stops when it has found `count`. */
const searchNewest = async (db: Db, count: number, searched: number, words: readonly string[], condition?: SQL) => {
  const newest = db
    .select({ ...getTableColumns(movements), text: searchedText.as('text') })
    .from(movements)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(searched)
    .as('newest')
  const rows = await db
    .select()
    .from(newest)
    .where(containsWords(newest.text, words))
    .orderBy(desc(newest.at), desc(newest.id))
    .limit(count)
  return rows.map(({ text: _, ...row }) => toMovementOutput(row))
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
 * A page of movements, newest first. A search compares at most `searched` movements, because no index finds words inside of names:
 * if the page is not full by then, `next` continues with the movements that were not compared.
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
  const count = movementLimits.shown + 1
  const isSearch = words.length > 0
  const rows = isSearch ? await searchNewest(db, count, searched, words, listed) : await listNewest(db, count, listed)
  const { page, next } = toPage(rows, movementLimits.shown, ({ at, id }) => [at, id])
  const last = isSearch && !next ? await nthNewest(db, searched, listed) : null
  return { movements: page, next: last ? writeCursor([last.at, last.id]) : next, searchedUntil: last?.at ?? null }
}

export const movementsToExport = async (db: Db, { search, ...filter }: MovementFilter) => {
  const contained = containsWords(searchedText, normalizedWords(search ?? ''))
  return listNewest(db, movementLimits.exported, and(await periodAndType(db, filter), contained))
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
