import { eq } from 'drizzle-orm'
import { menusAtDesk as contract } from '#contract/hotel/menus.desk.ts'
import type { PartOfMenu } from '#contract/hotel/menus.ts'
import { fieldIn } from '#contract/kernel/languages.limits.ts'
import { change, findRow, lockRow, nextVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { outletsInOrder } from '../outlets/outlets.queries.ts'
import { outlets as outletsTable } from '../outlets/outlets.table.ts'
import { applyImport, previewImport } from './importing.ts'
import { findMenu, wholeMenu } from './menus.queries.ts'
import { type menus, partsOfMenu, products } from './menus.table.ts'
import { writeProducts } from './sheets.rules.ts'
import { textRows, withNameOf } from './texts.rules.ts'

const on = behindDoor(contract)

export const deskRoutes = {
  texts: on.texts.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const whole = await wholeMenu(db, input.id)
    const outlets = await outletsInOrder(db, menu.outletId ? eq(outletsTable.id, menu.outletId) : undefined)
    return { ...menu, rows: textRows(menu, { ...whole, outlets }) }
  }),

  translate: on.translate.handler(async ({ context: { db }, input, errors }) => {
    const { of, id, productId, language, was, text } = input
    const [kind, field] = of.split('.') as ['outlet' | PartOfMenu | 'option' | 'choice', 'name']
    if (kind === 'option' || kind === 'choice') {
      const product = orRefuse(await lockRow(db, products, productId ?? ''), errors)
      const options = orRefuse(withNameOf(product.options, { id, language, was, text }), errors)
      return orRefuse(await change(db, products, product.id, { options, version: nextVersion(products) }), errors)
    }
    const table = { ...partsOfMenu, outlet: outletsTable }[kind] as typeof menus
    const column = fieldIn(field, language)
    // Translations are no part of an outlet's form: none goes stale by them.
    const translated = { [column]: text, ...(kind !== 'outlet' && { version: nextVersion(table) }) }
    const changed = await change(db, table, id, translated, eq(table[column], was))
    return orRefuse(changed === 'gone' && (await findRow(db, table, id)) ? 'stale' : changed, errors)
  }),

  exported: on.exported.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const whole = await wholeMenu(db, input.id)
    return { name: menu.name, csv: writeProducts(whole.categories, whole.products) }
  }),

  checkImport: on.checkImport.handler(async ({ context: { db }, input: { id, csv }, errors }) => {
    orRefuse(await findMenu(db, id), errors)
    return previewImport(db, id, csv)
  }),

  applyImport: on.applyImport.handler(async ({ context, input, errors }) =>
    orRefuse(await applyImport(context, input), errors),
  ),
}
