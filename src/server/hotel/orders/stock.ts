import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { LineProblems, OrderLine } from '#contract/hotel/orders.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { products } from '../menus/menus.table.ts'

export type Quantity = Pick<OrderLine, 'productId' | 'quantity'>

/** Of which products these lines have more or fewer than those, and how many more in a statement about products. */
export const difference = (lines: readonly Quantity[], before: readonly Quantity[]) => {
  const more = new Map<string, number>()
  const add = (quantities: readonly Quantity[], sign: 1 | -1) => {
    for (const { productId, quantity } of quantities) more.set(productId, (more.get(productId) ?? 0) + quantity * sign)
  }
  add(lines, 1)
  add(before, -1)
  const ids = [...more.keys()].filter((id) => more.get(id) !== 0)
  const added = sql`(select added from unnest(${sql.param(ids)}::uuid[], ${sql.param(ids.map((id) => more.get(id)))}::int[])
    as sold(id, added) where sold.id = ${products.id})`
  return { ids, added }
}

/** Holds products until the transaction ends: in one order, so that two who sell the same things take turns. */
export const holdProducts = (db: Db, ids: Iterable<string>, only?: SQL) =>
  db
    .select({ id: products.id, remaining: products.remaining })
    .from(products)
    .where(and(among(products.id, ids), only))
    .orderBy(products.id)
    .for('update')

type Wanted = Quantity & { id: string; name: string }

/** The lines for which not enough is left, where the lines before them have taken theirs. */
const tooFew = (wanted: readonly Wanted[], left: Map<string, number>): LineProblems =>
  wanted.flatMap(({ id, name, productId, quantity }) => {
    const most = left.get(productId)
    if (most === undefined) return []
    if (most < quantity) return [{ lineId: id, name, problem: 'few' as const }]
    left.set(productId, most - quantity)
    return []
  })

interface Taken {
  problems: LineProblems
  /** Whether a number has changed that somebody is shown. */
  touched: boolean
}

/**
 * Takes these lines from what is left of the products that are counted, and gives those before back. Of two who want the
 * last one the second finds it gone: which lines that are is said, and then nothing was taken.
 */
export const takeFromStock = async (
  db: Db,
  wanted: readonly Wanted[],
  before: readonly Quantity[] = [],
): Promise<Taken> => {
  const { ids, added } = difference(wanted, before)
  if (ids.length === 0) return { problems: [], touched: false }
  const counted = await holdProducts(db, ids, isNotNull(products.remaining))
  const left = new Map(counted.map(({ id, remaining }) => [id, remaining ?? 0]))
  for (const { productId, quantity } of before) {
    const most = left.get(productId)
    if (most !== undefined) left.set(productId, most + quantity)
  }
  const problems = tooFew(wanted, left)
  if (problems.length > 0 || counted.length === 0) return { problems, touched: false }
  await db
    .update(products)
    .set({ remaining: sql`${products.remaining} - ${added}` })
    .where(and(among(products.id, ids), isNotNull(products.remaining)))
  return { problems, touched: true }
}
