import { eq } from 'drizzle-orm'
import type { Cell } from '#contract/hotel/menus.desk.ts'
import type { PartOfMenu } from '#contract/hotel/menus.ts'
import { fieldIn } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { change, findRow, lockRow, nextVersion } from '#server/kernel/db/verbs.ts'
import { outlets } from '../outlets/outlets.table.ts'
import { type menus, partsOfMenu, products } from './menus.table.ts'
import { withNameOf } from './texts.rules.ts'

type Kind = 'outlet' | PartOfMenu | 'option' | 'choice'

/** Writes one text in one language, where it is still the one that was seen. */
export const translateCell = async (db: Db, { of, id, productId, language, was, text }: Cell) => {
  const [kind, field] = of.split('.') as [Kind, 'name']
  if (kind === 'option' || kind === 'choice') {
    const product = await lockRow(db, products, productId ?? '')
    const options = product && withNameOf(product.options, { id, language, was, text })
    if (!options || typeof options === 'string') return options ?? 'gone'
    return change(db, products, product.id, { options, version: nextVersion(products) })
  }
  const table = { ...partsOfMenu, outlet: outlets }[kind] as typeof menus
  const column = fieldIn(field, language)
  // Translations are no part of an outlet's form: none goes stale by them.
  const translated = { [column]: text, ...(kind !== 'outlet' && { version: nextVersion(table) }) }
  const changed = await change(db, table, id, translated, eq(table[column], was))
  return changed === 'gone' && (await findRow(db, table, id)) ? 'stale' : changed
}

/** From above, as everybody locks; products, with their options, by their ids. */
const ranks: Record<Kind, number> = { outlet: 0, menu: 1, category: 2, product: 3, option: 3, choice: 3 }
const placeOf = ({ of, id, productId }: Cell) => `${ranks[of.split('.')[0] as Kind]} ${productId ?? id}`

/** Writes them all; answers with the indexes of those that are not what was seen, which stay as they are. */
export const translateCells = async (db: Db, cells: readonly Cell[]): Promise<number[]> => {
  const inOrder = [...cells.entries()].sort(([, a], [, b]) => placeOf(a).localeCompare(placeOf(b)))
  const stale: number[] = []
  for (const [index, cell] of inOrder) {
    const outcome = await translateCell(db, cell)
    if (typeof outcome === 'string') stale.push(index)
  }
  return stale.sort((a, b) => a - b)
}
