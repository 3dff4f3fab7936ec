import { and, eq, sql } from 'drizzle-orm'
import { menusOfStaff as contract } from '#contract/hotel/menus.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { reorder } from '../reorder.ts'
import { categoriesRoutes } from './categories.routes.ts'
import { copyMenu } from './copying.ts'
import { deskRoutes } from './desk.routes.ts'
import { guestRoutes } from './guest.routes.ts'
import { categoriesInList, countEverything, findMenu, menusInList } from './menus.queries.ts'
import { menus } from './menus.table.ts'
import { productsRoutes } from './products.routes.ts'

const on = behindDoor(contract)

const ownRoutes = {
  list: on.list.handler(({ context: { db } }) => menusInList(db)),

  one: on.one.handler(async ({ context: { db }, input, errors }) => {
    const menu = await findMenu(db, input.id)
    if (!menu) throw errors.gone()
    return { ...menu, categories: await categoriesInList(db, menu.id) }
  }),

  counts: on.counts.handler(({ context: { db } }) => countEverything(db)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    // The same id again is the same intention: answer with what it made the first time.
    await db
      .insert(menus)
      .values({ ...input, venueId, createdAt: now() })
      .onConflictDoNothing()
    return (await findMenu(db, input.id)) ?? Promise.reject(errors.gone())
  }),

  update: on.update.handler(async ({ context: { db }, input: { id, version, ...written }, errors }) => {
    const changed = await db
      .update(menus)
      .set({ ...written, version: sql`${menus.version} + 1` })
      .where(and(eq(menus.id, id), eq(menus.version, version)))
      .returning({ id: menus.id })
    const menu = await findMenu(db, id)
    if (!menu) throw errors.gone()
    if (changed.length === 0) throw errors.stale()
    return menu
  }),

  remove: on.remove.handler(async ({ context: { db }, input, errors }) => {
    const removed = await db.delete(menus).where(eq(menus.id, input.id)).returning({ id: menus.id })
    if (removed.length === 0) throw errors.gone()
    return { done: true as const }
  }),

  reorder: on.reorder.handler(async ({ context: { db }, input, errors }) => {
    if (!(await reorder(db, menus, 'orderMenu', input.ids))) throw errors.stale()
    return { done: true as const }
  }),

  duplicate: on.duplicate.handler(async ({ context: { db, venueId, now }, input: { id, from, name }, errors }) => {
    await copyMenu(db, { venueId, id, name, createdAt: now() }, from)
    return (await findMenu(db, id)) ?? Promise.reject(errors.gone())
  }),
}

export const menusRoutes = { ...ownRoutes, ...categoriesRoutes, ...productsRoutes, ...deskRoutes, ...guestRoutes }
