import type { GuestMenu, GuestMenuInList, GuestProduct } from '#contract/hotel/menus.guest.ts'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Category, Menu, OptionGroup, Product } from '#contract/hotel/menus.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type Language, type LocalizedFields, localizedField } from '#contract/kernel/languages.limits.ts'
import { hoursInLanguage } from './hours.rules.ts'
import { openingStateAt } from './opening.rules.ts'
import { isInStock, toGuestStock } from './stock.rules.ts'

export type Named = { name: string } & LocalizedFields<'name', string>

/** A missing translation falls back to the default name. */
export const nameInLanguage = (thing: Named, language: Language) =>
  thing[localizedField('name', language)] || thing.name

interface OutletTexts extends Named, LocalizedFields<'hours', string> {
  hours: string
}
export const outletInLanguage = <T extends OutletTexts>(outlet: T, language: Language) => ({
  ...outlet,
  name: nameInLanguage(outlet, language),
  hours: outlet[localizedField('hours', language)] || outlet.hours,
})

/**
 * Whether one of an outlet's own menus is open (null without menus), and when the first of them opens or closes. Menus that
 * all outlets share count only for an outlet without its own: a bar does not open a closed kitchen.
 */
export const outletState = (
  id: string,
  menus: readonly Pick<Menu, 'openings' | 'outletId'>[],
  zone: string,
  now: Date,
) => {
  const own = menus.filter(({ outletId }) => outletId === id)
  const counted = own.length > 0 ? own : menus.filter(({ outletId }) => outletId === null)
  const states = counted.map(({ openings }) => openingStateAt(openings, zone, now))
  const [next] = states.flatMap(({ changesAt }) => changesAt?.toISOString() ?? []).sort()
  return { open: states.length > 0 ? states.some(({ open }) => open) : null, changesAt: next ?? null }
}

const optionsIn = (options: readonly OptionGroup[], language: Language) =>
  options.map((group) => ({
    ...group,
    name: nameInLanguage(group, language),
    choices: group.choices.map((choice) => ({ ...choice, name: nameInLanguage(choice, language) })),
  }))

/** A product with name and description in the reader's language. */
export type ProductInLanguage = Omit<GuestProduct, 'stock' | 'backAt' | 'remaining' | 'options'> &
  Pick<Product, 'stock' | 'outUntil' | 'remaining' | 'options'>
/** A `ProductInLanguage` with its category and its sales counter, as a part of a menu. */
export type ProductInMenu = ProductInLanguage & Pick<Product, 'categoryId' | 'nameOfBuys'>

export const productInLanguage = (product: Product, language: Language): ProductInLanguage => ({
  ...product,
  name: nameInLanguage(product, language),
  description: product[localizedField('description', language)] || product.description,
})

export const toGuestProduct = (product: ProductInLanguage, language: Language, now: Date): GuestProduct => ({
  ...product,
  ...toGuestStock(product, now),
  options: optionsIn(product.options, language),
})

export const toGuestMenuInList = (menu: Menu, language: Language, zone: string, now: Date): GuestMenuInList => {
  const { open, changesAt } = openingStateAt(menu.openings, zone, now)
  return {
    ...menu,
    name: nameInLanguage(menu, language),
    aclaration: menu[localizedField('aclaration', language)] || menu.aclarationSpanish,
    hours: hoursInLanguage(menu, language),
    open,
    changesAt: changesAt?.toISOString() ?? null,
  }
}

const mostOrdered = (products: readonly ProductInMenu[], now: Date) =>
  products
    .filter((product) => isInStock(product, now) && product.nameOfBuys > menuDefaults.nameOfBuys)
    .sort((a, b) => b.nameOfBuys - a.nameOfBuys)
    .slice(0, menuLimits.mostOrdered)
    .map(({ id }) => id)

interface MenuLists {
  menus: readonly Menu[]
  categories: readonly Category[]
  products: readonly ProductInMenu[]
}

/** Only the first photos contain a blurred preview: all of them would be half the size of a large menu. */
const maxBlurs = 40

/**
 * Menus with their categories and products in one language, in the order of the lists. Only the first photos keep their blurred
 * preview.
 */
export const toGuestMenus = (lists: MenuLists, language: Language, zone: string, now: Date): GuestMenu[] => {
  const inCategory = Map.groupBy(lists.products, ({ categoryId }) => categoryId)
  const inMenu = Map.groupBy(lists.categories, ({ menuId }) => menuId)
  let blurs = 0
  const limitBlur = (photo: Photo | null) => photo && (blurs++ < maxBlurs ? photo : { ...photo, blur: '' })
  // A category without images sends no photos.
  const productsIn = ({ id, withImages }: Category) =>
    (inCategory.get(id) ?? []).map((product) =>
      Object.assign(toGuestProduct(product, language, now), { photo: withImages ? limitBlur(product.photo) : null }),
    )
  return lists.menus.map((menu) => {
    const own = inMenu.get(menu.id) ?? []
    return {
      ...toGuestMenuInList(menu, language, zone, now),
      categories: own.map((category) => ({
        ...category,
        name: nameInLanguage(category, language),
        products: productsIn(category),
      })),
      mostOrdered: mostOrdered(
        own.flatMap(({ id }) => inCategory.get(id) ?? []),
        now,
      ),
    }
  })
}
