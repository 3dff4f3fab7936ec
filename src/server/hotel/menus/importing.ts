import { randomUUID } from 'node:crypto'
import type { ImportReport } from '#contract/hotel/menus.desk.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { change, nextVersion } from '#server/kernel/db/verbs.ts'
import type { Call } from '#server/kernel/door.ts'
import { insertProducts } from './copying.ts'
import { planImport, stateOf } from './importing.rules.ts'
import { lockAllOf, wholeMenu } from './menus.queries.ts'
import { categories, products } from './menus.table.ts'
import { changesIn, namesIn, readProducts } from './sheets.rules.ts'

/** What an import would do, and every cell that is wrong; with one of them it would do nothing. */
export const previewImport = async (db: Db, id: string, csv: string): Promise<ImportReport> => {
  const whole = await wholeMenu(db, id)
  const { rows, problems } = readProducts(csv)
  const { newCategories, added, changed, unchanged } = planImport(problems.length > 0 ? [] : rows, whole)
  const sizes = { rows: rows.length, added: added.length, changed: changed.length, unchanged }
  const seen = { newProducts: namesIn(added), newCategories, changes: changesIn(changed) }
  return { ...sizes, ...seen, problems, state: stateOf(whole) }
}

interface Confirmed {
  id: string
  csv: string
  state: string
}

/** All rows or none, and into the menu that was previewed only. */
export const applyImport = async (
  { db, venueId, now }: Call,
  { id: menuId, csv, state }: Confirmed,
): Promise<{ added: number; changed: number } | 'bad_rows' | 'gone' | 'stale'> => {
  const { rows, problems } = readProducts(csv)
  if (problems.length > 0) return 'bad_rows'
  if (!(await lockAllOf(db, menuId))) return 'gone'
  const whole = await wholeMenu(db, menuId)
  if (stateOf(whole) !== state) return 'stale'
  const { newCategories, added, changed } = planImport(rows, whole)
  const made = { venueId, createdAt: now() }
  const fresh = newCategories.map((name, index) => ({
    ...made,
    id: randomUUID(),
    menuId,
    name,
    orderCategory: whole.categories.length + index + 1,
  }))
  if (fresh.length > 0) await db.insert(categories).values(fresh)
  const ids = new Map([...whole.categories, ...fresh].map(({ id, name }) => [name.toLowerCase(), id]))
  await insertProducts(
    db,
    added.map(({ category, ...product }) => ({
      ...product,
      ...made,
      id: randomUUID(),
      categoryId: ids.get(category.toLowerCase()) ?? '',
    })),
  )
  for (const { from, to } of changed) {
    const { category: _, name: __, ...said } = to
    await change(db, products, from.id, { ...said, version: nextVersion(products) })
  }
  return { added: added.length, changed: changed.length }
}
