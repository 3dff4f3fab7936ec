import { and, eq, isNull, or } from 'drizzle-orm'
import { menusForGuests as contract, type GuestProduct } from '#contract/hotel/menus.guest.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { inTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { timeZoneOf } from '#server/kernel/venues/venues.queries.ts'
import { findOutlet, listSelectableOutlets } from '../outlets/outlets.queries.ts'
import {
  nameInLanguage,
  outletInLanguage,
  outletState,
  productInLanguage,
  toGuestMenuInList,
  toGuestMenus,
  toGuestProduct,
} from './guest.rules.ts'
import { loadGuestMenus } from './guestMenus.queries.ts'
import { findCategory, findMenu, findProduct, listMenus } from './menus.queries.ts'
import { menus } from './menus.table.ts'
import { endOfToday } from './opening.rules.ts'

const on = inTransaction(contract)

/**
 * A cached response expires when the first of its menus opens or closes, or the first of its products is back in stock.
 * With a closed menu it expires at midnight at the latest, because pages show that the menu opens 'tomorrow'.
 */
const setExpiry = (
  { reply, now }: Pick<TransactionContext, 'reply' | 'now'>,
  zone: string,
  menusInResponse: readonly { open: boolean; changesAt: string | null }[],
  products: readonly GuestProduct[] = [],
) => {
  const midnight = menusInResponse.some(({ open }) => !open) ? [endOfToday(zone, now()).toISOString()] : []
  const changes = menusInResponse.flatMap(({ changesAt }) => changesAt ?? [])
  const [next] = [...midnight, ...changes, ...products.flatMap(({ backAt }) => backAt ?? [])].sort()
  if (next) reply.set('expires', new Date(next).toUTCString())
}

/** Menus with all products in one language. Also sets the expiry of the response. */
const loadMenus = async (
  context: Pick<TransactionContext, 'db' | 'now' | 'reply'>,
  language: Language,
  filter: Parameters<typeof loadGuestMenus>[2],
) => {
  const [lists, zone] = await Promise.all([loadGuestMenus(context.db, language, filter), timeZoneOf(context.db)])
  const guestOutput = toGuestMenus(lists, language, zone, context.now())
  const products = guestOutput.flatMap(({ categories }) => categories.flatMap((category) => category.products))
  setExpiry(context, zone, guestOutput, products)
  return guestOutput
}

export const guestRoutes = {
  atVenue: on.atVenue.handler(async ({ context, input: { language } }) => {
    const { db, now } = context
    const outlets = await listSelectableOutlets(db)
    if (outlets.length === 0) return { outlets: [], menus: await loadMenus(context, language, {}) }
    const [visible, zone] = await Promise.all([listMenus(db, eq(menus.hidden, false)), timeZoneOf(db)])
    const listed = outlets.map((outlet) => ({
      ...outletInLanguage(outlet, language),
      ...outletState(outlet.id, visible, zone, now()),
    }))
    setExpiry(
      context,
      zone,
      listed.map(({ open, changesAt }) => ({ open: open !== false, changesAt })),
    )
    return { outlets: listed, menus: [] }
  }),

  offered: on.offered.handler(async ({ context, input: { outlet, language }, errors }) => {
    if (!outlet) return { outlet: null, menus: await loadMenus(context, language, {}) }
    const [found, menus] = await Promise.all([findOutlet(context.db, outlet), loadMenus(context, language, { outlet })])
    return { outlet: outletInLanguage(orRefuse(found, errors), language), menus }
  }),

  atOutlet: on.atOutlet.handler(async ({ context, input: { outlet: id, language }, errors }) => {
    const { db, now } = context
    const outlet = orRefuse(await findOutlet(db, id), errors)
    const zone = await timeZoneOf(db)
    const ofOutlet = or(eq(menus.outletId, id), isNull(menus.outletId))
    const found = await listMenus(db, and(eq(menus.hidden, false), ofOutlet))
    const menuList = found.map((menu) => toGuestMenuInList(menu, language, zone, now()))
    setExpiry(context, zone, menuList)
    return { outlet: outletInLanguage(outlet, language), menus: menuList }
  }),

  shown: on.shown.handler(async ({ context, input: { menu, language }, errors }) => {
    const [found] = await loadMenus(context, language, { menu })
    return orRefuse(found ?? null, errors)
  }),

  shownProduct: on.shownProduct.handler(async ({ context, input, errors }) => {
    const { db, now } = context
    const { language } = input
    const product = orRefuse(await findProduct(db, input.product), errors)
    const category = orRefuse(await findCategory(db, product.categoryId), errors)
    const menu = orRefuse(await findMenu(db, category.menuId), errors)
    if (product.hidden || category.hidden || menu.hidden) throw errors.gone()
    // A bookmarked URL can name the former category of a product that moved within its menu.
    const namedCategory = input.category ? await findCategory(db, input.category) : category
    if (namedCategory?.menuId !== menu.id || (input.menu ?? menu.id) !== menu.id) throw errors.gone()
    const zone = await timeZoneOf(db)
    const shownMenu = toGuestMenuInList(menu, language, zone, now())
    const shownProduct = toGuestProduct(productInLanguage(product, language), language, now())
    setExpiry(context, zone, [shownMenu], [shownProduct])
    const outlet = input.outlet ? await findOutlet(db, input.outlet) : null
    return {
      ...shownProduct,
      category: { id: category.id, name: nameInLanguage(category, language) },
      menu: shownMenu,
      outlet: outlet && outletInLanguage(outlet, language),
    }
  }),
}
