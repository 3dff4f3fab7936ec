import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type BagWhere, bagLimits } from '#contract/club/bags.limits.ts'
import type { Bag, BagListed, Comment, Item } from '#contract/club/bags.ts'
import type { ActionType } from '#contract/club/movements.limits.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { pageOf, readCursor } from '#server/kernel/db/keyset.ts'
import { among, findRow, lockRow } from '#server/kernel/db/verbs.ts'
import { findWithPhoto, itsPhoto, type WithPhoto, withPhoto } from '#server/kernel/files/files.queries.ts'
import { files, photoOf } from '#server/kernel/files/files.table.ts'
import { people } from '../people/people.table.ts'
import { type Asked, findPage } from '../search/search.queries.ts'
import { bags, comments, items } from './bags.table.ts'

const bagRows = (db: Db) =>
  db
    .select({
      bag: bags,
      firstName: people.firstName,
      lastName: people.lastName,
      numberSocio: people.numberSocio,
      file: files,
    })
    .from(bags)
    .innerJoin(people, and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId)))
    .leftJoin(files, itsPhoto(bags))
    .$dynamic()

type BagRow = Awaited<ReturnType<typeof bagRows>>[number]
const toBagOutput = ({ bag, firstName, lastName, numberSocio, file }: BagRow) => ({
  ...bag,
  fullName: `${firstName} ${lastName}`,
  numberSocio,
  photo: photoOf(file),
  lastMove: bag.lastMove?.toISOString() ?? null,
})

/** Counts all items and the missing items of each bag, in one query. */
const countItems = async (db: Db, bagIds: string[]) => {
  const rows = await db
    .select({
      bagId: items.bagId,
      items: sql<number>`count(*)::int`,
      missing: sql<number>`count(${items.missingSince})::int`,
    })
    .from(items)
    .where(among(items.bagId, bagIds))
    .groupBy(items.bagId)
  const byBag = new Map(rows.map(({ bagId, ...counts }) => [bagId, counts]))
  return (bagId: string) => byBag.get(bagId) ?? { items: 0, missing: 0 }
}
type CountsOf = Awaited<ReturnType<typeof countItems>>

export const bagExists = async (db: Db, id: string) => (await db.$count(bags, eq(bags.id, id))) > 0

const toBagList = (rows: readonly BagRow[], countsOf: CountsOf): BagListed[] =>
  rows.map((row) => ({ ...toBagOutput(row), ...countsOf(row.bag.id) }))

const lastActionOf: Record<BagWhere, ActionType> = { in: 'Ingreso', out: 'Retiro' }

export const listBags = async (db: Db, { where, ...query }: Asked & { where?: BagWhere | undefined }) => {
  const filter = where && eq(bags.lastAction, lastActionOf[where])
  const { ids, next } = await findPage(db, 'bag', bags, isNull(bags.archivedAt), { ...query, filter }, bagLimits.page)
  const [rows, countsOf] = await Promise.all([
    bagRows(db).where(among(bags.id, ids)).orderBy(asc(bags.search), asc(bags.id)),
    countItems(db, ids),
  ])
  return { bags: toBagList(rows, countsOf), next }
}

const CursorKey = z.tuple([Moment, Id])

export const listArchived = async (db: Db, after: string | undefined) => {
  const end = readCursor(CursorKey, after)
  const older = end ? sql`(${bags.archivedAt}, ${bags.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const rows = await bagRows(db)
    .where(and(isNotNull(bags.archivedAt), older))
    .orderBy(desc(bags.archivedAt), desc(bags.id))
    .limit(bagLimits.page + 1)
  const { page, next } = pageOf(rows, bagLimits.page, ({ bag }) => [bag.archivedAt?.toISOString(), bag.id])
  const countsOf = await countItems(
    db,
    page.map(({ bag }) => bag.id),
  )
  return { bags: toBagList(page, countsOf), next }
}

export const countBags = async (db: Db) => {
  const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      in: countWhere(eq(bags.lastAction, lastActionOf.in)),
      out: countWhere(eq(bags.lastAction, lastActionOf.out)),
    })
    .from(bags)
    .where(isNull(bags.archivedAt))
  return counts ?? { total: 0, in: 0, out: 0 }
}

const toItemOutput = (item: WithPhoto<typeof items>) => ({
  ...item,
  missingSince: item.missingSince?.toISOString() ?? null,
})

export const findItem = async (db: Db, id: string): Promise<(Item & { bagId: string }) | null> => {
  const item = await findWithPhoto(db, items, id)
  return item && toItemOutput(item)
}

/** Loads bags with all their items, keyed by id. */
export const openBags = async (db: Db, ids: string[]): Promise<Map<string, Bag>> => {
  if (ids.length === 0) return new Map()
  const rows = await bagRows(db).where(among(bags.id, ids))
  const itemRows = await withPhoto(db, items, {
    where: among(items.bagId, ids),
    orderBy: [asc(items.place), asc(items.id)],
  })
  const withItems = (row: BagRow): Bag => {
    const ownItems = itemRows.filter(({ bagId }) => bagId === row.bag.id).map(toItemOutput)
    return {
      ...toBagOutput(row),
      owner: row.bag.ownerId,
      archived: row.bag.archivedAt !== null,
      items: ownItems,
      missing: ownItems.filter(({ missingSince }) => missingSince !== null).length,
    }
  }
  return new Map(rows.map((row) => [row.bag.id, withItems(row)]))
}

export const findBag = async (db: Db, id: string): Promise<Bag | null> => (await openBags(db, [id])).get(id) ?? null

const toCommentOutput = (row: typeof comments.$inferSelect) => ({ ...row, at: row.at.toISOString() })

export const findComment = async (db: Db, id: string): Promise<(Comment & { bagId: string }) | null> => {
  const row = await findRow(db, comments, id)
  return row && toCommentOutput(row)
}

export const commentsOf = async (db: Db, bagId: string, count: number, condition?: SQL): Promise<Comment[]> => {
  const rows = await db
    .select()
    .from(comments)
    .where(and(eq(comments.bagId, bagId), condition))
    .orderBy(desc(comments.at), desc(comments.id))
    .limit(count)
  return rows.map(toCommentOutput)
}

export const allComments = async (db: Db, bagId: string, after: string | undefined) => {
  const end = readCursor(CursorKey, after)
  const older = end ? sql`(${comments.at}, ${comments.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const rows = await commentsOf(db, bagId, bagLimits.commentsPage + 1, older)
  const { page, next } = pageOf(rows, bagLimits.commentsPage, (last) => [last.at, last.id])
  return { comments: page, next }
}

export const missingItems = async (db: Db) => {
  const missing = await db
    .select({ idItem: items.id, name: items.name, since: items.missingSince, bagId: items.bagId })
    .from(items)
    .innerJoin(bags, and(eq(bags.venueId, items.venueId), eq(bags.id, items.bagId)))
    .where(and(isNotNull(items.missingSince), isNull(bags.archivedAt)))
    .orderBy(desc(items.missingSince), desc(items.id))
    .limit(bagLimits.missingShown)
  const bagIds = missing.map(({ bagId }) => bagId)
  const [rows, countsOf] = await Promise.all([bagRows(db).where(among(bags.id, bagIds)), countItems(db, bagIds)])
  const byId = new Map(rows.map((row) => [row.bag.id, { ...toBagOutput(row), missing: countsOf(row.bag.id).missing }]))
  return missing.flatMap(({ bagId, since, ...item }) => {
    const bag = byId.get(bagId)
    return bag && since ? [{ ...item, since: since.toISOString(), bag }] : []
  })
}

/** Serialises changes to a bag. `no key update` does not block inserts of rows that reference the bag. */
export const lockBag = (db: Db, id: string) => lockRow(db, bags, id, 'no key update')

/** Locks a bag and returns its item count and next free place; null when the bag is archived or unknown. */
export const bagToFill = async (db: Db, id: string) => {
  const bag = await lockBag(db, id)
  if (!bag || bag.archivedAt) return null
  const [counts] = await db
    .select({
      items: sql<number>`count(*)::int`,
      nextPlace: sql<number>`coalesce(max(${items.place}), 0) + 1`,
    })
    .from(items)
    .where(eq(items.bagId, id))
  return counts ?? null
}

/**
 * Locks the bags of the people that match the condition: a trigger copies a person's name to their bags. Every
 * transaction locks bags before people, which prevents deadlocks.
 */
export const lockBagsOf = async (db: Db, condition: SQL) => {
  const owners = db.select({ id: people.id }).from(people).where(condition)
  await db
    .select({ id: bags.id })
    .from(bags)
    .where(inArray(bags.ownerId, owners))
    .orderBy(asc(bags.id))
    .for('no key update')
}
