import { randomUUID } from 'node:crypto'
import type { ImportReport } from '#contract/hotel/menus.desk.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { change, nextVersion } from '#server/kernel/db/verbs.ts'
import type { Call } from '#server/kernel/door.ts'
import { insertProducts } from './copying.ts'
import { planMenuImport, stateOf } from './importing.rules.ts'
import { lockAllOf, wholeMenu } from './menus.queries.ts'
import { categories, products } from './menus.table.ts'
import { changesIn, namesIn, readProducts } from './sheets.rules.ts'

/** Lists the changes of an import, or all its problems: with one problem it would change nothing. */
export const previewImport = async (db: Db, id: string, csv: string): Promise<ImportReport> => {
  const whole = await wholeMenu(db, id)
  const { rows, problems } = readProducts(csv)
  const { newCategories, added, changed, unchanged } = planMenuImport(problems.length > 0 ? [] : rows, whole)
  const sizes = { rows: rows.length, added: added.length, changed: changed.length, unchanged }
  const details = { newProducts: namesIn(added), newCategories, changes: changesIn(changed) }
  return { ...sizes, ...details, problems, state: stateOf(whole) }
}

interface ConfirmedImport {
  id: string
  csv: string
  state: string
}

/** Imports all rows or none. Returns 'stale' when the menu is not the previewed one any more. */
export const applyImport = async (
  { db, venueId, now }: Call,
  { id: menuId, csv, state }: ConfirmedImport,
): Promise<{ added: number; changed: number } | 'bad_rows' | 'gone' | 'stale'> => {
  const { rows, problems } = readProducts(csv)
  if (problems.length > 0) return 'bad_rows'
  if (!(await lockAllOf(db, menuId))) return 'gone'
  const whole = await wholeMenu(db, menuId)
  if (stateOf(whole) !== state) return 'stale'
  const { newCategories, added, changed } = planMenuImport(rows, whole)
  const newRowFields = { venueId, createdAt: now() }
  const categoryRows = newCategories.map((name, index) => ({
    ...newRowFields,
    id: randomUUID(),
    menuId,
    name,
    orderCategory: whole.categories.length + index + 1,
  }))
  if (categoryRows.length > 0) await db.insert(categories).values(categoryRows)
  const ids = new Map([...whole.categories, ...categoryRows].map(({ id, name }) => [name.toLowerCase(), id]))
  await insertProducts(
    db,
    added.map(({ category, ...product }) => ({
      ...product,
      ...newRowFields,
      id: randomUUID(),
      categoryId: ids.get(category.toLowerCase()) ?? '',
    })),
  )
  for (const { from, to } of changed) {
    const { category: _, name: __, ...fields } = to
    await change(db, products, from.id, { ...fields, version: nextVersion(products) })
  }
  return { added: added.length, changed: changed.length }
}
