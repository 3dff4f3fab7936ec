import { sql } from 'drizzle-orm'
import type { Role } from '#contract/kernel/roles.ts'
import type { WaitingCount } from '#contract/kernel/waiting.ts'
import { isPageInUse } from '#contract/pageProducts.ts'
import type { Db } from '../db/database.ts'
import { productsInUse } from '../venues/venues.queries.ts'
import type { WaitingKind } from './waitingKind.ts'

export const kindsForRole = (kinds: readonly WaitingKind[], role: Role) =>
  kinds.filter(({ roles }) => roles.some((known) => known === role))

/** The kinds of products that the transaction's venue uses. */
export const kindsInUse = async (db: Db, kinds: readonly WaitingKind[]) => {
  const products = await productsInUse(db)
  return kinds.filter(({ page }) => isPageInUse(page, products))
}

/** Counts the items of all kinds in one statement. */
export const countWaitingItems = async (
  db: Db,
  venueId: number,
  kinds: readonly WaitingKind[],
): Promise<WaitingCount[]> => {
  if (kinds.length === 0) return []
  const counts = kinds.map((kind) => sql`(select count(*)::int from (${kind.rows(db)}) as waiting)`)
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  return kinds.map(({ name, label, nouns: [one, many], page, pathOf }, index) => {
    const count = rows[0]?.counts[index] ?? 0
    const counted = `${count} ${count === 1 ? one : many}`
    return { kind: name, label, counted, page, link: pathOf(venueId), count }
  })
}

/** The oldest items of each kind that has items; the queries are sent together. */
export const listWaitingItems = async (db: Db, venueId: number, kinds: readonly WaitingKind[], limit: number) => {
  const [counts, ...items] = await Promise.all([
    countWaitingItems(db, venueId, kinds),
    ...kinds.map((kind) => kind.oldest(db, venueId, limit)),
  ])
  return counts.map((count, index) => ({ ...count, items: items[index] ?? [] })).filter(({ count }) => count > 0)
}
