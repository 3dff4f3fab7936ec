import { and, eq, isNull, or } from 'drizzle-orm'
import { menusOfGuests as contract, type GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { behindDoor, type Call } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { zoneOf } from '#server/kernel/venues/venues.queries.ts'
import { findOutlet, outletsToChoose } from '../outlets/outlets.queries.ts'
import { guestMenuInList, guestMenus, guestProduct, nameIn, outletIn } from './guest.rules.ts'
import { findCategory, findMenu, findProduct, menusWhere, shownToGuests } from './menus.queries.ts'
import { menus } from './menus.table.ts'
import { endOfToday } from './opening.rules.ts'

const on = behindDoor(contract)

/**
 * A kept answer is true until the first of its menus opens or closes, or the first of its products is back; what opens
 * 'tomorrow', until midnight.
 */
const trueUntil = (
  { reply, now }: Pick<Call, 'reply' | 'now'>,
  zone: string,
  shown: readonly { open: boolean; changesAt: string | null }[],
  products: readonly GuestProduct[] = [],
) => {
  const midnight = shown.some(({ open }) => !open) ? [endOfToday(zone, now()).toISOString()] : []
  const changes = shown.flatMap(({ changesAt }) => changesAt ?? [])
  const [next] = [...midnight, ...changes, ...products.flatMap(({ backAt }) => backAt ?? [])].sort()
  if (next) reply.set('expires', new Date(next).toUTCString())
}

/** Whole menus in a guest's language. */
const shownMenus = async (
  context: Pick<Call, 'db' | 'now' | 'reply'>,
  language: Language,
  which: Parameters<typeof shownToGuests>[1],
) => {
  const [lists, zone] = await Promise.all([shownToGuests(context.db, which), zoneOf(context.db)])
  const shown = guestMenus(lists, language, zone, context.now())
  const products = shown.flatMap(({ categories }) => categories.flatMap((category) => category.products))
  trueUntil(context, zone, shown, products)
  return shown
}

export const guestRoutes = {
  atVenue: on.atVenue.handler(async ({ context, input: { language } }) => {
    const outlets = await outletsToChoose(context.db)
    const shown = outlets.map((outlet) => outletIn(outlet, language))
    return { outlets: shown, menus: outlets.length > 0 ? [] : await shownMenus(context, language, {}) }
  }),

  offered: on.offered.handler(async ({ context, input: { outlet, language }, errors }) => {
    if (!outlet) return { outlet: null, menus: await shownMenus(context, language, {}) }
    const [found, menus] = await Promise.all([
      findOutlet(context.db, outlet),
      shownMenus(context, language, { outlet }),
    ])
    return { outlet: outletIn(orRefuse(found, errors), language), menus }
  }),

  atOutlet: on.atOutlet.handler(async ({ context, input: { outlet: id, language }, errors }) => {
    const { db, now } = context
    const outlet = orRefuse(await findOutlet(db, id), errors)
    const zone = await zoneOf(db)
    const ofOutlet = or(eq(menus.outletId, id), isNull(menus.outletId))
    const found = await menusWhere(db, and(eq(menus.hidden, false), ofOutlet))
    const shown = found.map((menu) => guestMenuInList(menu, language, zone, now()))
    trueUntil(context, zone, shown)
    return { outlet: outletIn(outlet, language), menus: shown }
  }),

  shown: on.shown.handler(async ({ context, input: { menu, language }, errors }) => {
    const [shown] = await shownMenus(context, language, { menu })
    return orRefuse(shown ?? null, errors)
  }),

  shownProduct: on.shownProduct.handler(async ({ context, input, errors }) => {
    const { db, now } = context
    const { language } = input
    const product = orRefuse(await findProduct(db, input.product), errors)
    const category = orRefuse(await findCategory(db, product.categoryId), errors)
    const menu = orRefuse(await findMenu(db, category.menuId), errors)
    if (product.hidden || category.hidden || menu.hidden) throw errors.gone()
    // It may have moved to another category of its menu since somebody kept the address.
    const named = input.category ? await findCategory(db, input.category) : category
    if (named?.menuId !== menu.id || (input.menu ?? menu.id) !== menu.id) throw errors.gone()
    const zone = await zoneOf(db)
    const shownMenu = guestMenuInList(menu, language, zone, now())
    const shownProduct = guestProduct(product, language, now())
    trueUntil(context, zone, [shownMenu], [shownProduct])
    const outlet = input.outlet ? await findOutlet(db, input.outlet) : null
    return {
      ...shownProduct,
      category: { id: category.id, name: nameIn(category, language) },
      menu: shownMenu,
      outlet: outlet && outletIn(outlet, language),
    }
  }),
}
