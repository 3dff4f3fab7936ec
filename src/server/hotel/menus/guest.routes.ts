import { eq, isNull, or } from 'drizzle-orm'
import { menusOfGuests as contract } from '#contract/hotel/menus.guest.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { among } from '#server/kernel/db/verbs.ts'
import { behindDoor } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { zoneOf } from '#server/kernel/venues/venues.queries.ts'
import { findOutlet, outletsInOrder } from '../outlets/outlets.queries.ts'
import { guestMenuInList, guestMenus, guestProduct, nameIn } from './guest.rules.ts'
import { categoriesWhere, findCategory, findMenu, findProduct, menusWhere, productsOf } from './menus.queries.ts'
import { categories, menus } from './menus.table.ts'

const on = behindDoor(contract)

/** Untied menus show at every outlet. */
const offeredAt = (outlet: string) => or(eq(menus.outletId, outlet), isNull(menus.outletId))

const listsOf = async (db: Db, found: Awaited<ReturnType<typeof menusWhere>>) => {
  const ids = found.map(({ id }) => id)
  return {
    menus: found,
    categories: await categoriesWhere(db, among(categories.menuId, ids)),
    products: await productsOf(db, ids),
  }
}

/** A kept answer is true until the first of its menus opens or closes. */
const trueUntil = (reply: Headers, shown: readonly { changesAt: string | null }[]) => {
  const [next] = shown.flatMap(({ changesAt }) => changesAt ?? []).sort()
  if (next) reply.set('expires', new Date(next).toUTCString())
}

export const guestRoutes = {
  atVenue: on.atVenue.handler(async ({ context: { db, now, reply }, input: { language } }) => {
    const outlets = await outletsInOrder(db)
    if (outlets.length > 0) return { outlets, menus: [] }
    const shown = guestMenus(await listsOf(db, await menusWhere(db)), language, await zoneOf(db), now())
    trueUntil(reply, shown)
    return { outlets, menus: shown }
  }),

  offered: on.offered.handler(async ({ context: { db, now, reply }, input: { outlet: id, language }, errors }) => {
    const outlet = id ? orRefuse(await findOutlet(db, id), errors) : null
    const lists = await listsOf(db, await menusWhere(db, id ? offeredAt(id) : undefined))
    const shown = guestMenus(lists, language, await zoneOf(db), now())
    trueUntil(reply, shown)
    return { outlet, menus: shown }
  }),

  atOutlet: on.atOutlet.handler(async ({ context: { db, now, reply }, input: { outlet: id, language }, errors }) => {
    const outlet = orRefuse(await findOutlet(db, id), errors)
    const zone = await zoneOf(db)
    const found = await menusWhere(db, offeredAt(id))
    const shown = found.map((menu) => guestMenuInList(menu, language, zone, now()))
    trueUntil(reply, shown)
    return { outlet, menus: shown }
  }),

  shown: on.shown.handler(async ({ context: { db, now, reply }, input: { menu: id, language }, errors }) => {
    const lists = await listsOf(db, await menusWhere(db, eq(menus.id, id)))
    const [shown] = guestMenus(lists, language, await zoneOf(db), now())
    if (!shown) throw errors.gone()
    trueUntil(reply, [shown])
    return shown
  }),

  shownProduct: on.shownProduct.handler(async ({ context, input: { product: id, language }, errors }) => {
    const { db, now, reply } = context
    const product = orRefuse(await findProduct(db, id), errors)
    const category = orRefuse(await findCategory(db, product.categoryId), errors)
    const menu = orRefuse(await findMenu(db, category.menuId), errors)
    const shownMenu = guestMenuInList(menu, language, await zoneOf(db), now())
    trueUntil(reply, [shownMenu])
    return {
      ...guestProduct(product, language),
      category: { id: category.id, name: nameIn(category, language) },
      menu: shownMenu,
    }
  }),
}
