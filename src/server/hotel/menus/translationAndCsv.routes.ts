import { eq } from 'drizzle-orm'
import { menusTranslationAndCsv as contract } from '#contract/hotel/menus.translationAndCsv.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { listOutlets } from '../outlets/outlets.queries.ts'
import { outlets as outletsTable } from '../outlets/outlets.table.ts'
import { applyMenuImport, previewMenuImport } from './csvImport.ts'
import { findMenu, loadMenuWithStations, loadWholeMenu } from './menus.queries.ts'
import { writeProductSheet } from './productSheet.rules.ts'
import { translationRowsOf } from './translation.rules.ts'
import { translateCell, translateCells } from './translation.ts'

const on = inTransaction(contract)

export const translationAndCsvRoutes = {
  texts: on.texts.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const whole = await loadWholeMenu(db, input.id)
    const outlets = await listOutlets(db, menu.outletId ? eq(outletsTable.id, menu.outletId) : undefined)
    return { ...menu, rows: translationRowsOf(menu, { ...whole, outlets }) }
  }),

  translate: on.translate.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await translateCell(db, input), errors),
  ),

  translateMany: on.translateMany.handler(async ({ context: { db }, input }) => ({
    stale: await translateCells(db, input.cells),
  })),

  exported: on.exported.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const { categories, products, stations } = await loadMenuWithStations(db, input.id)
    return { name: menu.name, csv: writeProductSheet(categories, products, stations) }
  }),

  checkImport: on.checkImport.handler(async ({ context: { db }, input: { id, csv }, errors }) => {
    orRefuse(await findMenu(db, id), errors)
    return previewMenuImport(db, id, csv)
  }),

  applyImport: on.applyImport.handler(async ({ context, input, errors }) =>
    orRefuse(await applyMenuImport(context, input), errors),
  ),
}
