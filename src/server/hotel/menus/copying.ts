import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { menuDefaults } from '#contract/hotel/menus.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, insertOnce, isAnyOf } from '#server/kernel/db/rowOperations.ts'
import { nextListOrder } from '../listOrder.queries.ts'
import { categories, menus, products } from './menus.table.ts'

interface Copy {
  venueId: number
  id: string
  name: string
  createdAt: Date
}

/** Keeps an insert below PostgreSQL's limit of 65,535 parameters per statement. */
const rowsPerInsert = 500

export const insertProducts = async (db: Db, rows: readonly (typeof products.$inferInsert)[]) => {
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await db.insert(products).values(rows.slice(at, at + rowsPerInsert))
}

/** A copy starts hidden, and without translated names, because it gets a new name. */
const copyDefaults = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '', hidden: true, version: 1 }

/** A copied product starts without stock limits; only the original counts portions. */
const noStockLimits = { remaining: null, outUntil: null }

/** Copies the products of categories; `copies` maps the id of each category to the id of its copy. */
const copyProducts = async (db: Db, copies: ReadonlyMap<string, string>) => {
  const rows = await db.select().from(products).where(isAnyOf(products.categoryId, copies.keys()))
  const copied = rows.map((row) => ({
    ...row,
    ...noStockLimits,
    id: randomUUID(),
    categoryId: copies.get(row.categoryId) ?? '',
    version: 1,
  }))
  await insertProducts(db, copied)
}

/** Copies a menu with its categories and products. An unknown menu, or a copy that is stored already, copies nothing. */
export const copyMenu = async (db: Db, copy: Copy, from: string) => {
  const source = await findRow(db, menus, from)
  const row = source && { ...source, ...copyDefaults, ...copy, orderMenu: nextListOrder(menus.orderMenu) }
  if (!row || !(await insertOnce(db, menus, row))) return
  const categoryRows = await db.select().from(categories).where(eq(categories.menuId, from))
  const copies = new Map(categoryRows.map(({ id }) => [id, randomUUID()]))
  const copied = categoryRows.map((row) => ({ ...row, id: copies.get(row.id) ?? '', menuId: copy.id, version: 1 }))
  if (copied.length > 0) await db.insert(categories).values(copied)
  await copyProducts(db, copies)
}

export const copyCategory = async (db: Db, copy: Copy, from: string) => {
  const source = await findRow(db, categories, from)
  if (!source) return
  const orderCategory = nextListOrder(categories.orderCategory, eq(categories.menuId, source.menuId))
  const isNew = await insertOnce(db, categories, { ...source, ...copyDefaults, ...copy, orderCategory })
  if (isNew) await copyProducts(db, new Map([[from, copy.id]]))
}

/** Copies a product. The sales counter of the copy starts at its default. */
export const copyProduct = async (db: Db, copy: Copy, from: string) => {
  const source = await findRow(db, products, from)
  if (!source) return
  const orderProduct = nextListOrder(products.orderProduct, eq(products.categoryId, source.categoryId))
  const { nameOfBuys } = menuDefaults
  await insertOnce(db, products, { ...source, ...copyDefaults, ...noStockLimits, ...copy, orderProduct, nameOfBuys })
}
