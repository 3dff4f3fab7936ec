import { randomUUID } from 'node:crypto'
import type { ImportReport } from '#contract/hotel/menus.translationAndCsv.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { insertProducts } from './copying.ts'
import { menuStateHash, planMenuImport, unsuitableRows } from './csvImport.rules.ts'
import { loadMenuWithStations, lockMenu } from './menus.queries.ts'
import { categories, products } from './menus.table.ts'
import { namesOfNewProducts, readProductSheet, toRowChanges } from './productSheet.rules.ts'

/** Lists the changes of an import, or all its problems: with one problem it would change nothing. */
export const previewMenuImport = async (db: Db, id: string, csv: string): Promise<ImportReport> => {
  const whole = await loadMenuWithStations(db, id)
  const { rows, numbers, problems: invalidCells } = readProductSheet(csv)
  const problems = invalidCells.length > 0 ? invalidCells : unsuitableRows(rows, numbers, whole)
  const { newCategories, added, changed, unchanged } = planMenuImport(problems.length > 0 ? [] : rows, whole)
  const sizes = { rows: rows.length, added: added.length, changed: changed.length, unchanged }
  const details = {
    newProducts: namesOfNewProducts(added),
    newCategories,
    changes: toRowChanges(changed, whole.stations),
  }
  return { ...sizes, ...details, problems, state: menuStateHash(whole) }
}

interface ConfirmedImport {
  id: string
  csv: string
  state: string
}

/** Imports all rows or none. Returns 'stale' when the menu is not the previewed one any more. */
export const applyMenuImport = async (
  { db, venueId, now }: TransactionContext,
  { id: menuId, csv, state }: ConfirmedImport,
): Promise<{ added: number; changed: number } | 'bad_rows' | 'gone' | 'stale'> => {
  const { rows, numbers, problems } = readProductSheet(csv)
  if (problems.length > 0) return 'bad_rows'
  if (!(await lockMenu(db, menuId))) return 'gone'
  const whole = await loadMenuWithStations(db, menuId)
  if (menuStateHash(whole) !== state) return 'stale'
  if (unsuitableRows(rows, numbers, whole).length > 0) return 'bad_rows'
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
    await updateRow(db, products, from.id, { ...fields, version: nextVersion(products) })
  }
  return { added: added.length, changed: changed.length }
}
