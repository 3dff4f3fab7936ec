import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type BagLocation, bagLimits } from '#contract/club/bags.limits.ts'
import type { Bag, BagComment, BagItem, BagSummary } from '#contract/club/bags.ts'
import type { ActionType } from '#contract/club/movements.limits.ts'
import { Id, Moment } from '#contract/kernel/values.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { decodeCursor, toPage } from '#server/kernel/db/keyset.ts'
import { isAnyOfGiven, preparedQuery } from '#server/kernel/db/preparedQuery.ts'
import { findRow, isAnyOf, lockRow } from '#server/kernel/db/rowOperations.ts'
import { findWithPhoto, photoJoin, type RowWithPhoto, selectWithPhoto } from '#server/kernel/files/files.queries.ts'
import { files, pictureColumns, toPhotoOrNull } from '#server/kernel/files/files.table.ts'
import { clubCounters } from '../dashboard/dashboard.table.ts'
import { people } from '../people/people.table.ts'
import { findSearchPage, type SearchQuery } from '../search/search.queries.ts'
import { bagComments, bagItems, bags } from './bags.table.ts'

const bagRows = (db: Db) =>
  db
    .select({
      bag: bags,
      firstName: people.firstName,
      lastName: people.lastName,
      numberSocio: people.numberSocio,
      file: pictureColumns(files),
    })
    .from(bags)
    .innerJoin(people, and(eq(people.venueId, bags.venueId), eq(people.id, bags.ownerId)))
    .leftJoin(files, photoJoin(bags))
    .$dynamic()

type BagRow = Awaited<ReturnType<typeof bagRows>>[number]
const selectBags = preparedQuery<{ ids: string[] }, BagRow>('club_bags_of_page', (db) =>
  bagRows(db).where(isAnyOfGiven(bags.id, 'ids')).orderBy(asc(bags.search), asc(bags.id)),
)
const toBagOutput = ({ bag, firstName, lastName, numberSocio, file }: BagRow) => ({
  ...bag,
  fullName: `${firstName} ${lastName}`,
  numberSocio,
  photo: toPhotoOrNull(file),
  lastMove: bag.lastMove?.toISOString() ?? null,
})

interface ItemCounts {
  bagId: string
  items: number
  missing: number
}
const selectItemCounts = preparedQuery<{ bagIds: string[] }, ItemCounts>('club_bag_item_counts', (db) =>
  db
    .select({
      bagId: bagItems.bagId,
      items: sql<number>`count(*)::int`,
      missing: sql<number>`count(${bagItems.missingSince})::int`,
    })
    .from(bagItems)
    .where(isAnyOfGiven(bagItems.bagId, 'bagIds'))
    .groupBy(bagItems.bagId),
)

/** Counts all items and the missing items of each bag, in one query. */
const countItems = async (db: Db, bagIds: string[]) => {
  const rows = await selectItemCounts(db, { bagIds })
  const byBag = new Map(rows.map(({ bagId, ...counts }) => [bagId, counts]))
  return (bagId: string) => byBag.get(bagId) ?? { items: 0, missing: 0 }
}
type CountsOf = Awaited<ReturnType<typeof countItems>>

export const bagExists = async (db: Db, id: string) => (await db.$count(bags, eq(bags.id, id))) > 0

const toBagList = (rows: readonly BagRow[], countsOf: CountsOf): BagSummary[] =>
  rows.map((row) => ({ ...toBagOutput(row), ...countsOf(row.bag.id) }))

const lastActionOf: Record<BagLocation, ActionType> = { in: 'Ingreso', out: 'Retiro' }

export const listBags = async (db: Db, { where, ...query }: SearchQuery & { where?: BagLocation | undefined }) => {
  const filter = where && eq(bags.lastAction, lastActionOf[where])
  const { ids, next } = await findSearchPage(
    db,
    'bag',
    bags,
    isNull(bags.archivedAt),
    { ...query, filter },
    bagLimits.page,
  )
  const [rows, countsOf] = await Promise.all([selectBags(db, { ids }), countItems(db, ids)])
  return { bags: toBagList(rows, countsOf), next }
}

const CursorKey = z.tuple([Moment, Id])

export const listArchivedBags = async (db: Db, after: string | undefined) => {
  const end = decodeCursor(CursorKey, after)
  const older = end ? sql`(${bags.archivedAt}, ${bags.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : undefined
  const rows = await bagRows(db)
    .where(and(isNotNull(bags.archivedAt), older))
    .orderBy(desc(bags.archivedAt), desc(bags.id))
    .limit(bagLimits.page + 1)
  const { page, next } = toPage(rows, bagLimits.page, ({ bag }) => [bag.archivedAt?.toISOString(), bag.id])
  const countsOf = await countItems(
    db,
    page.map(({ bag }) => bag.id),
  )
  return { bags: toBagList(page, countsOf), next }
}

export const countBags = async (db: Db) => {
  const [counts] = await db
    .select({ total: clubCounters.bags, in: clubCounters.bagsIn, out: clubCounters.bagsOut })
    .from(clubCounters)
  return counts ?? { total: 0, in: 0, out: 0 }
}

const toItemOutput = (item: RowWithPhoto<typeof bagItems>) => ({
  ...item,
  missingSince: item.missingSince?.toISOString() ?? null,
})

export const findItem = async (db: Db, id: string): Promise<(BagItem & { bagId: string }) | null> => {
  const item = await findWithPhoto(db, bagItems, id)
  return item && toItemOutput(item)
}

/** Loads bags with all their items, keyed by id. */
export const findBagsWithItems = async (db: Db, ids: string[]): Promise<Map<string, Bag>> => {
  if (ids.length === 0) return new Map()
  const rows = await bagRows(db).where(isAnyOf(bags.id, ids))
  const itemRows = await selectWithPhoto(db, bagItems, {
    where: isAnyOf(bagItems.bagId, ids),
    orderBy: [asc(bagItems.place), asc(bagItems.id)],
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

export const findBag = async (db: Db, id: string): Promise<Bag | null> =>
  (await findBagsWithItems(db, [id])).get(id) ?? null

const toCommentOutput = (row: typeof bagComments.$inferSelect) => ({ ...row, at: row.at.toISOString() })

export const findComment = async (db: Db, id: string): Promise<(BagComment & { bagId: string }) | null> => {
  const row = await findRow(db, bagComments, id)
  return row && toCommentOutput(row)
}

export const listNewestComments = async (
  db: Db,
  bagId: string,
  count: number,
  condition?: SQL,
): Promise<BagComment[]> => {
  const rows = await db
    .select()
    .from(bagComments)
    .where(and(eq(bagComments.bagId, bagId), condition))
    .orderBy(desc(bagComments.at), desc(bagComments.id))
    .limit(count)
  return rows.map(toCommentOutput)
}

export const listCommentsPage = async (db: Db, bagId: string, after: string | undefined) => {
  const end = decodeCursor(CursorKey, after)
  const older = end
    ? sql`(${bagComments.at}, ${bagComments.id}) < (${end[0]}::timestamptz, ${end[1]}::uuid)`
    : undefined
  const rows = await listNewestComments(db, bagId, bagLimits.commentsPage + 1, older)
  const { page, next } = toPage(rows, bagLimits.commentsPage, (last) => [last.at, last.id])
  return { comments: page, next }
}

export const listMissingItems = async (db: Db) => {
  const missing = await db
    .select({ idItem: bagItems.id, name: bagItems.name, since: bagItems.missingSince, bagId: bagItems.bagId })
    .from(bagItems)
    .innerJoin(bags, and(eq(bags.venueId, bagItems.venueId), eq(bags.id, bagItems.bagId)))
    .where(and(isNotNull(bagItems.missingSince), isNull(bags.archivedAt)))
    .orderBy(desc(bagItems.missingSince), desc(bagItems.id))
    .limit(bagLimits.missingShown)
  const bagIds = missing.map(({ bagId }) => bagId)
  const [rows, countsOf] = await Promise.all([bagRows(db).where(isAnyOf(bags.id, bagIds)), countItems(db, bagIds)])
  const byId = new Map(rows.map((row) => [row.bag.id, { ...toBagOutput(row), missing: countsOf(row.bag.id).missing }]))
  return missing.flatMap(({ bagId, since, ...item }) => {
    const bag = byId.get(bagId)
    return bag && since ? [{ ...item, since: since.toISOString(), bag }] : []
  })
}

/** Serialises changes to a bag. `no key update` does not block inserts of rows that reference the bag. */
export const lockBag = (db: Db, id: string) => lockRow(db, bags, id, 'no key update')

/** Locks a bag and returns its item count and next free place; null when the bag is archived or unknown. */
export const lockBagAndCountItems = async (db: Db, id: string) => {
  const bag = await lockBag(db, id)
  if (!bag || bag.archivedAt) return null
  const [counts] = await db
    .select({
      items: sql<number>`count(*)::int`,
      nextPlace: sql<number>`coalesce(max(${bagItems.place}), 0) + 1`,
    })
    .from(bagItems)
    .where(eq(bagItems.bagId, id))
  return counts ?? null
}

/**
 * Locks the bags of the people that match the condition: a trigger copies a person's name to their bags. Every
 * transaction locks bags before people, which prevents deadlocks.
 */
export const lockBagsOfPeople = async (db: Db, condition: SQL) => {
  const owners = db.select({ id: people.id }).from(people).where(condition)
  await db
    .select({ id: bags.id })
    .from(bags)
    .where(inArray(bags.ownerId, owners))
    .orderBy(asc(bags.id))
    .for('no key update')
}
