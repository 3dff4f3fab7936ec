import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
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

/**
 * Copies a menu with all that is in it. The copy has names of its own to be given: its translations start empty, and no
 * guest sees it until somebody shows it.
 */
export const copyMenu = async (db: Db, copy: Copy, from: string) => {
  const source = await findRow(db, menus, from)
  if (!source) return
  const untranslated = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
  const begun = { ...untranslated, ...copy, hidden: true, orderMenu: lastIn(menus.orderMenu), version: 1 }
  const isNew = await storeOnce(db, menus, { ...source, ...begun })
  // Sent twice: the first one has copied everything.
  if (!isNew) return
  const own = await db.select().from(categories).where(eq(categories.menuId, from))
  const ids = new Map(own.map(({ id }) => [id, randomUUID()]))
  const copied = own.map((row) => ({ ...row, id: ids.get(row.id) ?? '', menuId: copy.id, version: 1 }))
  if (copied.length > 0) await db.insert(categories).values(copied)
  const within = await db.select().from(products).where(among(products.categoryId, ids.keys()))
  await insertProducts(
    db,
    within.map((row) => ({ ...row, id: randomUUID(), categoryId: ids.get(row.categoryId) ?? '', version: 1 })),
  )
}
