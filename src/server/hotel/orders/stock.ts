import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { LineProblems, OrderLine } from '#contract/hotel/orders.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { products } from '../menus/menus.table.ts'

export type ProductQuantity = Pick<OrderLine, 'productId' | 'quantity'>

/** Products whose quantity differs between two lists of lines, and an SQL expression of the difference per product. */
export const quantityDifference = (lines: readonly ProductQuantity[], before: readonly ProductQuantity[]) => {
  const differences = new Map<string, number>()
  const add = (quantities: readonly ProductQuantity[], sign: 1 | -1) => {
    for (const { productId, quantity } of quantities)
      differences.set(productId, (differences.get(productId) ?? 0) + quantity * sign)
  }
  add(lines, 1)
  add(before, -1)
  const ids = [...differences.keys()].filter((id) => differences.get(id) !== 0)
  const added = sql`(select added from unnest(${sql.param(ids)}::uuid[], ${sql.param(ids.map((id) => differences.get(id)))}::int[])
    as sold(id, added) where sold.id = ${products.id})`
  return { ids, added }
}

/** Locks products until the transaction ends, in the order of their ids, which prevents deadlocks. */
export const lockProducts = (db: Db, ids: Iterable<string>, condition?: SQL) =>
  db
    .select({ id: products.id, remaining: products.remaining })
    .from(products)
    .where(and(isAnyOf(products.id, ids), condition))
    .orderBy(products.id)
    .for('update')

type RequestedLine = ProductQuantity & { id: string; name: string }

/** Reports lines without enough portions left; earlier lines are served first. Reduces `left`. */
const findShortages = (requested: readonly RequestedLine[], left: Map<string, number>): LineProblems =>
  requested.flatMap(({ id, name, productId, quantity }) => {
    const available = left.get(productId)
    if (available === undefined) return []
    if (available < quantity) return [{ lineId: id, name, problem: 'few' as const }]
    left.set(productId, available - quantity)
    return []
  })

interface StockResult {
  problems: LineProblems
  /** True when the portions left of a product have changed. */
  hasChanged: boolean
}

/**
 * Subtracts the lines from the portions left of counted products, and returns the former lines `before` to them. When
 * there are not enough portions, it reports the lines and changes nothing.
 */
export const takeFromStock = async (
  db: Db,
  requested: readonly RequestedLine[],
  before: readonly ProductQuantity[] = [],
): Promise<StockResult> => {
  const { ids, added } = quantityDifference(requested, before)
  if (ids.length === 0) return { problems: [], hasChanged: false }
  const counted = await lockProducts(db, ids, isNotNull(products.remaining))
  const left = new Map(counted.map(({ id, remaining }) => [id, remaining ?? 0]))
  for (const { productId, quantity } of before) {
    const available = left.get(productId)
    if (available !== undefined) left.set(productId, available + quantity)
  }
  const problems = findShortages(requested, left)
  if (problems.length > 0 || counted.length === 0) return { problems, hasChanged: false }
  await db
    .update(products)
    .set({ remaining: sql`${products.remaining} - ${added}` })
    .where(and(isAnyOf(products.id, ids), isNotNull(products.remaining)))
  return { problems, hasChanged: true }
}
