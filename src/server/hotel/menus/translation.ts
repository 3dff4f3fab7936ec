import { eq } from 'drizzle-orm'
import type { TranslationCell } from '#contract/hotel/menus.translationAndCsv.ts'
import type { MenuPart } from '#contract/hotel/menus.ts'
import { localizedField } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, lockRow, nextVersion, updateRow } from '#server/kernel/db/rowOperations.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { menuPartTables, type menus, products } from './menus.table.ts'
import { withTranslatedName } from './translation.rules.ts'

type TextOwnerKind = 'outlet' | MenuPart | 'option' | 'choice'

/** Writes one translation. Returns 'stale' when the stored text differs from `was`, 'gone' when the row does not exist. */
export const translateCell = async (db: Db, { of, id, productId, language, was, text }: TranslationCell) => {
  const [kind, field] = of.split('.') as [TextOwnerKind, 'name']
  if (kind === 'option' || kind === 'choice') {
    const product = await lockRow(db, products, productId ?? '')
    const options = product && withTranslatedName(product.options, { id, language, was, text })
    if (!options || typeof options === 'string') return options ?? 'gone'
    return updateRow(db, products, product.id, { options, version: nextVersion(products) })
  }
  const table = { ...menuPartTables, outlet: outlets }[kind] as typeof menus
  const column = localizedField(field, language)
  // The form of an outlet contains no translations, so its version does not change.
  const translated = { [column]: text, ...(kind !== 'outlet' && { version: nextVersion(table) }) }
  const changed = await updateRow(db, table, id, translated, eq(table[column], was))
  return changed === 'gone' && (await findRow(db, table, id)) ? 'stale' : changed
}

/** Cells are written in the order in which all transactions lock rows, which prevents deadlocks. */
const lockRanks: Record<TextOwnerKind, number> = { outlet: 0, menu: 1, category: 2, product: 3, option: 3, choice: 3 }
const lockOrderOf = ({ of, id, productId }: TranslationCell) =>
  `${lockRanks[of.split('.')[0] as TextOwnerKind]} ${productId ?? id}`

/** Writes all cells. Returns the indexes of stale or missing ones, which stay unchanged. */
export const translateCells = async (db: Db, cells: readonly TranslationCell[]): Promise<number[]> => {
  const inLockOrder = [...cells.entries()].sort(([, a], [, b]) => lockOrderOf(a).localeCompare(lockOrderOf(b)))
  const stale: number[] = []
  for (const [index, cell] of inLockOrder) {
    const outcome = await translateCell(db, cell)
    if (typeof outcome === 'string') stale.push(index)
  }
  return stale.sort((a, b) => a - b)
}
