import { randomUUID } from 'node:crypto'
import type { ImportReport } from '#contract/hotel/menus.translationAndCsv.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import type { TransactionContext } from '#server/kernel/door.ts'
import { insertProducts } from './copying.ts'
import { importableRows, menuStateHash, planMenuImport } from './csvImport.rules.ts'
import { loadMenuWithStations, lockMenu } from './menus.queries.ts'
import { categories, products } from './menus.table.ts'
import { listNewProducts, readProductSheet, toRowChanges } from './productSheet.rules.ts'

/** Lists the changes of an import and the problems of the rows that it leaves out. */
export const previewMenuImport = async (db: Db, id: string, csv: string): Promise<ImportReport> => {
  const whole = await loadMenuWithStations(db, id)
  const sheet = readProductSheet(csv)
  const { rows, problems } = importableRows(sheet, whole)
  const { newCategories, added, changed, unchanged } = planMenuImport(rows, whole)
  const rejectedRows = sheet.total - rows.length
  const sizes = { rows: sheet.total, added: added.length, changed: changed.length, unchanged, rejectedRows }
  const details = {
    newProducts: listNewProducts(added),
    newCategories,
    changes: toRowChanges(changed, whole.stations),
  }
  const rejected = rejectedRows > 0 ? sheet.copyRows(new Set(problems.map(({ row }) => row))) : null
  return { ...sizes, ...details, problems, rejected, state: menuStateHash(whole) }
}

interface ConfirmedImport {
  id: string
  csv: string
  state: string
}

/**
 * Imports the valid rows, all or none of them. Returns 'stale' when the menu has changed since the preview, 'bad_rows' when no row
 * is valid.
 */
export const applyMenuImport = async (
  { db, venueId, now }: TransactionContext,
  { id: menuId, csv, state }: ConfirmedImport,
): Promise<{ added: number; changed: number } | 'bad_rows' | 'gone' | 'stale'> => {
  const sheet = readProductSheet(csv)
  if (!(await lockMenu(db, menuId))) return 'gone'
  const whole = await loadMenuWithStations(db, menuId)
  if (menuStateHash(whole) !== state) return 'stale'
  const { rows } = importableRows(sheet, whole)
  if (rows.length === 0) return 'bad_rows'
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
