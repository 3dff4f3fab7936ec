import { eq } from 'drizzle-orm'
import { menusAtDesk as contract } from '#contract/hotel/menus.desk.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { outletsInOrder } from '../outlets/outlets.queries.ts'
import { outlets as outletsTable } from '../outlets/outlets.table.ts'
import { applyImport, previewImport } from './importing.ts'
import { findMenu, wholeMenu } from './menus.queries.ts'
import { writeProducts } from './sheets.rules.ts'
import { textRows } from './texts.rules.ts'
import { translateCell, translateCells } from './translating.ts'

const on = behindDoor(contract)

export const deskRoutes = {
  texts: on.texts.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const whole = await wholeMenu(db, input.id)
    const outlets = await outletsInOrder(db, menu.outletId ? eq(outletsTable.id, menu.outletId) : undefined)
    return { ...menu, rows: textRows(menu, { ...whole, outlets }) }
  }),

  translate: on.translate.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await translateCell(db, input), errors),
  ),

  translateMany: on.translateMany.handler(async ({ context: { db }, input }) => ({
    stale: await translateCells(db, input.cells),
  })),

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
