import { randomUUID } from 'node:crypto'
import type { InFour } from '#contract/kernel/languages.limits.ts'
import { categories, menus, products } from '#server/hotel/menus/menus.table.ts'
import { outlets } from '#server/hotel/outlets/outlets.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { PictureName } from '../pictures/pictures.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import { bar } from './bar.ts'
import { breakfast } from './breakfast.ts'
import type { DemoMenu, DemoOption, DemoProduct, Four } from './dish.ts'
import { restaurant } from './restaurant.ts'
import { hill, sea } from './small-hotels.ts'

type DemoOutlet = [name: string, hours: string, picture: PictureName]

const outletsByVenue: Record<number, DemoOutlet[]> = {
  1: [
    ['Terraza', 'Todos los días de 7 a 20', 'outlet-terrace'],
    ['Bar del hoyo 19', 'Todos los días de 10 a 1', 'outlet-bar'],
    ['Pileta', 'De noviembre a marzo, de 10 a 19', 'outlet-pool'],
    ['Parrilla', 'Martes a domingo de 12 a 23:30', 'outlet-grill'],
  ],
  2: [
    ['Restaurante del muelle', 'Todos los días de 12 a 23', 'outlet-terrace'],
    ['Bar de la playa', 'De 10 a 20', 'outlet-pool'],
  ],
}
const menusByVenue: Record<number, DemoMenu[]> = { 1: [breakfast, restaurant, bar], 2: [sea], 3: [hill] }

const named = ([spanish, english, portuguese, french]: Four) => ({
  name: spanish,
  nameSpanish: '',
  nameEnglish: english,
  namePortuguese: portuguese,
  nameFrench: french,
})
const described = ([spanish, english, portuguese, french]: Four) => ({
  description: spanish,
  descriptionEnglish: english,
  descriptionPortuguese: portuguese,
  descriptionFrench: french,
})
const clarified = ([spanish, english, portuguese, french]: Four): InFour<'aclaration', string> => ({
  aclarationSpanish: spanish,
  aclarationEnglish: english,
  aclarationPortuguese: portuguese,
  aclarationFrench: french,
})

const optionOf = ({ names, choose, required = false, choices }: DemoOption) => ({
  id: randomUUID(),
  ...named(names),
  choose,
  required,
  choices: choices.map(([choice, pesos]) => ({ id: randomUUID(), ...named(choice), extra: pesos * 100 })),
})

const rowOf = async (
  { names, texts, price, disabled, picture, options, ...marks }: DemoProduct,
  pictures: DemoPictures,
) => ({
  ...marks,
  id: randomUUID(),
  ...named(names),
  ...described(texts),
  price: price === null ? null : price * 100,
  stock: !disabled,
  photoId: picture ? await pictures(picture) : null,
  options: (options ?? []).map(optionOf),
})

const openingsOf = (open: DemoMenu['open'] = []) =>
  open.flatMap(({ days = [0, 1, 2, 3, 4, 5, 6], from, to }) => days.map((day) => ({ day, from, to })))

/** Outlets, and menus in four languages: some products disabled, some without a price. */
export const fillMenus = async (db: Db, venueId: number, pictures: DemoPictures) => {
  const outletIds = new Map<string, string>()
  for (const [index, [name, hours, picture]] of (outletsByVenue[venueId] ?? []).entries()) {
    const id = randomUUID()
    outletIds.set(name, id)
    const photoId = await pictures(picture)
    await db.insert(outlets).values({ venueId, id, name, hours, photoId, orderOutlet: index + 1 })
  }
  for (const [index, menu] of (menusByVenue[venueId] ?? []).entries()) {
    const menuId = randomUUID()
    await db.insert(menus).values({
      venueId,
      id: menuId,
      ...named(menu.names),
      ...clarified(menu.aclarations ?? ['', '', '', '']),
      hours: menu.hours,
      openings: openingsOf(menu.open),
      orderMenu: index + 1,
      outletId: outletIds.get(menu.outlet ?? '') ?? null,
      photoId: await pictures(menu.picture),
    })
    for (const [index, { names, withImages = true, products: within }] of menu.categories.entries()) {
      const categoryId = randomUUID()
      const category = { venueId, id: categoryId, menuId, ...named(names), withImages, orderCategory: index + 1 }
      await db.insert(categories).values(category)
      for (const [at, product] of within.entries()) {
        const row = await rowOf(product, pictures)
        await db.insert(products).values({ ...row, venueId, categoryId, orderProduct: at + 1 })
      }
    }
  }
}
