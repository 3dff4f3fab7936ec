import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import { and, eq, sql } from 'drizzle-orm'
import { menusAtDesk as contract, type TextRow, type Translatable } from '#contract/hotel/menus.desk.ts'
import type { Category, Menu, Product } from '#contract/hotel/menus.ts'
import { fieldIn } from '#contract/kernel/languages.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { door, type Incoming } from '#server/kernel/door.ts'
import { insertProducts } from './copying.ts'
import { menuAsCsv, planImport, readRows, stateOf } from './importing.rules.ts'
import { categoriesOf, findMenu, lockAllOf, productsOf } from './menus.queries.ts'
import { categories, menus, products } from './menus.table.ts'

const on = implement(contract).$context<Incoming>().use(door)

const wholeMenu = async (db: Db, id: string) => ({
  categories: await categoriesOf(db, id),
  products: await productsOf(db, [id]),
})

const nameRow = (of: Translatable, thing: Menu | Category | Product): TextRow => ({
  of,
  id: thing.id,
  text: thing.name,
  spanish: thing.nameSpanish,
  english: thing.nameEnglish,
  portuguese: thing.namePortuguese,
  french: thing.nameFrench,
})
const descriptionRow = (product: Product): TextRow => ({
  of: 'product.description',
  id: product.id,
  text: product.description,
  spanish: product.descriptionSpanish,
  english: product.descriptionEnglish,
  portuguese: product.descriptionPortuguese,
  french: product.descriptionFrench,
})
const aclarationRow = (menu: Menu): TextRow => ({
  of: 'menu.aclaration',
  id: menu.id,
  text: '',
  spanish: menu.aclarationSpanish,
  english: menu.aclarationEnglish,
  portuguese: menu.aclarationPortuguese,
  french: menu.aclarationFrench,
})

const tables = { menu: menus, category: categories, product: products }

export const deskRoutes = {
  texts: on.texts.handler(async ({ context: { db }, input, errors }) => {
    const menu = await findMenu(db, input.id)
    if (!menu) throw errors.gone()
    const whole = await wholeMenu(db, input.id)
    const inCategory = Map.groupBy(whole.products, ({ categoryId }) => categoryId)
    const rows = whole.categories.flatMap((category) => [
      nameRow('category.name', category),
      ...(inCategory.get(category.id) ?? []).flatMap((product) => [
        nameRow('product.name', product),
        descriptionRow(product),
      ]),
    ])
    return { name: menu.name, rows: [nameRow('menu.name', menu), aclarationRow(menu), ...rows] }
  }),

  translate: on.translate.handler(async ({ context: { db }, input: { of, id, language, was, text }, errors }) => {
    const [kind, field] = of.split('.') as ['menu' | 'category' | 'product', 'name']
    const table = tables[kind] as typeof menus
    const column = fieldIn(field, language)
    const changed = await db
      .update(table)
      .set({ [column]: text, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, id), eq(table[column], was)))
      .returning({ id: table.id })
    if (changed.length > 0) return { done: true as const }
    throw (await db.$count(table, eq(table.id, id))) > 0 ? errors.stale() : errors.gone()
  }),

  exported: on.exported.handler(async ({ context: { db }, input, errors }) => {
    const menu = await findMenu(db, input.id)
    if (!menu) throw errors.gone()
    return { name: menu.name, csv: menuAsCsv(await wholeMenu(db, input.id)) }
  }),

  checkImport: on.checkImport.handler(async ({ context: { db }, input, errors }) => {
    if (!(await findMenu(db, input.id))) throw errors.gone()
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
    for (const { id, to } of plan.changed)
      await db
        .update(products)
        .set({ ...to, version: sql`${products.version} + 1` })
        .where(eq(products.id, id))
    return { added: plan.added.length, changed: plan.changed.length }
  }),
}
