import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { menusAtDesk as contract } from '#contract/hotel/menus.desk.ts'
import { fieldIn } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { change, findRow, lockRow, nextVersion } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { insertProducts } from './copying.ts'
import { menuAsCsv, planImport, readRows, stateOf } from './importing.rules.ts'
import { categoriesOf, findMenu, lockAllOf, productsOf } from './menus.queries.ts'
import { categories, menus, products } from './menus.table.ts'
import { textRows, withNameOf } from './texts.rules.ts'

const on = behindDoor(contract)

const wholeMenu = async (db: Db, id: string) => ({
  categories: await categoriesOf(db, id),
  products: await productsOf(db, [id]),
})

const tables = { menu: menus, category: categories, product: products }

export const deskRoutes = {
  texts: on.texts.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    const whole = await wholeMenu(db, input.id)
    return { name: menu.name, rows: textRows(menu, whole.categories, whole.products) }
  }),

  translate: on.translate.handler(async ({ context: { db }, input, errors }) => {
    const { of, id, productId, language, was, text } = input
    const [kind, field] = of.split('.') as ['menu' | 'category' | 'product' | 'option' | 'choice', 'name']
    if (kind === 'option' || kind === 'choice') {
      const product = orRefuse(await lockRow(db, products, productId ?? ''), errors)
      const options = orRefuse(withNameOf(product.options, { id, language, was, text }), errors)
      return orRefuse(await change(db, products, product.id, { options, version: nextVersion(products) }), errors)
    }
    const table = tables[kind] as typeof menus
    const column = fieldIn(field, language)
    const translated = { [column]: text, version: nextVersion(table) }
    const changed = await change(db, table, id, translated, eq(table[column], was))
    return orRefuse(changed === 'gone' && (await findRow(db, table, id)) ? 'stale' : changed, errors)
  }),

  exported: on.exported.handler(async ({ context: { db }, input, errors }) => {
    const menu = orRefuse(await findMenu(db, input.id), errors)
    return { name: menu.name, csv: menuAsCsv(await wholeMenu(db, input.id)) }
  }),

  checkImport: on.checkImport.handler(async ({ context: { db }, input, errors }) => {
    orRefuse(await findMenu(db, input.id), errors)
    const whole = await wholeMenu(db, input.id)
    const { rows, problems } = readRows(input.csv)
    const { newCategories, added, changed, unchanged } = planImport(problems.length > 0 ? [] : rows, whole)
    const sizes = { rows: rows.length, added: added.length, changed: changed.length, unchanged }
    return { ...sizes, newCategories, problems, state: stateOf(whole) }
  }),

  applyImport: on.applyImport.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    const { rows, problems } = readRows(input.csv)
    if (problems.length > 0) throw errors.bad_rows()
    if (!(await lockAllOf(db, input.id))) throw errors.gone()
    const whole = await wholeMenu(db, input.id)
    if (stateOf(whole) !== input.state) throw errors.stale()
    const plan = planImport(rows, whole)
    const createdAt = now()
    const fresh = plan.newCategories.map((name, index) => ({
      venueId,
      id: randomUUID(),
      menuId: input.id,
      name,
      orderCategory: whole.categories.length + index + 1,
      createdAt,
    }))
    if (fresh.length > 0) await db.insert(categories).values(fresh)
    const ids = new Map([...whole.categories, ...fresh].map(({ id, name }) => [name.toLowerCase(), id]))
    await insertProducts(
      db,
      plan.added.map(({ row: { category, ...row }, order }) => ({
        ...row,
        venueId,
        id: randomUUID(),
        categoryId: ids.get(category.toLowerCase()) ?? '',
        orderProduct: order,
        createdAt,
      })),
    )
    for (const { id, to } of plan.changed) await change(db, products, id, { ...to, version: nextVersion(products) })
    return { added: plan.added.length, changed: plan.changed.length }
  }),
}
