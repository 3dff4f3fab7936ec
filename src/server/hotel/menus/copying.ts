import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { menuDefaults } from '#contract/hotel/menus.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among, findRow, storeOnce } from '#server/kernel/db/verbs.ts'
import { lastIn } from '../lists.queries.ts'
import { categories, menus, products } from './menus.table.ts'

interface Copy {
  venueId: number
  id: string
  name: string
  createdAt: Date
}

/** More rows than this in one insert would pass what a statement may carry. */
const rowsPerInsert = 500

/** Inserts as many rows as there are, in as few statements as a statement's size allows. */
export const insertProducts = async (db: Db, rows: readonly (typeof products.$inferInsert)[]) => {
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await db.insert(products).values(rows.slice(at, at + rowsPerInsert))
}

/** A copy has names of its own to be given: its translations start empty, and no guest sees it until somebody shows it. */
const begun = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '', hidden: true, version: 1 }

/** What is counted, or out for today, is the original. */
const uncounted = { remaining: null, outUntil: null }

/** Copies what is in these categories into their copies. */
const copyProducts = async (db: Db, copies: ReadonlyMap<string, string>) => {
  const within = await db.select().from(products).where(among(products.categoryId, copies.keys()))
  const copied = within.map((row) => ({
    ...row,
    ...uncounted,
    id: randomUUID(),
    categoryId: copies.get(row.categoryId) ?? '',
    version: 1,
  }))
  await insertProducts(db, copied)
}

/** Each is stored once: what is sent twice was copied by the first. */
export const copyMenu = async (db: Db, copy: Copy, from: string) => {
  const source = await findRow(db, menus, from)
  const row = source && { ...source, ...begun, ...copy, orderMenu: lastIn(menus.orderMenu) }
  if (!row || !(await storeOnce(db, menus, row))) return
  const own = await db.select().from(categories).where(eq(categories.menuId, from))
  const copies = new Map(own.map(({ id }) => [id, randomUUID()]))
  const copied = own.map((row) => ({ ...row, id: copies.get(row.id) ?? '', menuId: copy.id, version: 1 }))
  if (copied.length > 0) await db.insert(categories).values(copied)
  await copyProducts(db, copies)
}

export const copyCategory = async (db: Db, copy: Copy, from: string) => {
  const source = await findRow(db, categories, from)
  if (!source) return
  const orderCategory = lastIn(categories.orderCategory, eq(categories.menuId, source.menuId))
  const isNew = await storeOnce(db, categories, { ...source, ...begun, ...copy, orderCategory })
  if (isNew) await copyProducts(db, new Map([[from, copy.id]]))
}

/** Nobody has bought the copy yet. */
export const copyProduct = async (db: Db, copy: Copy, from: string) => {
  const source = await findRow(db, products, from)
  if (!source) return
  const orderProduct = lastIn(products.orderProduct, eq(products.categoryId, source.categoryId))
  const { nameOfBuys } = menuDefaults
  await storeOnce(db, products, { ...source, ...begun, ...uncounted, ...copy, orderProduct, nameOfBuys })
}
