import { randomUUID } from 'node:crypto'
import type { LocalizedFields } from '#contract/kernel/languages.limits.ts'
import { categories, menus, products } from '#server/hotel/menus/menus.table.ts'
import { outlets } from '#server/hotel/outlets/outlets.table.ts'
import { stations } from '#server/hotel/stations/stations.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { PictureName } from '../pictures/names.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import type { FilledVenue } from '../venues.ts'
import { bar } from './bar.ts'
import { breakfast } from './breakfast.ts'
import type { DemoMenu, DemoOption, DemoProduct, FourTexts } from './dish.ts'
import { restaurant } from './restaurant.ts'
import { hillHotelMenu, seaHotelMenu } from './small-hotels.ts'

type DemoOutlet = [name: string, hours: FourTexts, picture: PictureName]

const outletsByVenue: Record<number, DemoOutlet[]> = {
  1: [
    [
      'Terraza',
      [
        'Todos los días de 7 a 20',
        'Every day from 7\u00a0am to 8\u00a0pm',
        'Todos os dias das 7 às 20\u00a0h',
        'Tous les jours de 7\u00a0h à 20\u00a0h',
      ],
      'outlet-terrace',
    ],
    [
      'Bar del hoyo 19',
      [
        'Todos los días de 10 a 1',
        'Every day from 10\u00a0am to 1\u00a0am',
        'Todos os dias das 10 à 1\u00a0h',
        'Tous les jours de 10\u00a0h à 1\u00a0h',
      ],
      'outlet-bar',
    ],
    [
      'Pileta',
      [
        'De noviembre a marzo, de 10 a 19',
        'November to March, from 10\u00a0am to 7\u00a0pm',
        'De novembro a março, das 10 às 19\u00a0h',
        'De novembre à mars, de 10\u00a0h à 19\u00a0h',
      ],
      'outlet-pool',
    ],
    [
      'Parrilla',
      [
        'Martes a domingo de 12 a 23:30',
        'Tuesday to Sunday from noon to 11:30\u00a0pm',
        'De terça a domingo das 12 às 23h30',
        'Du mardi au dimanche de 12\u00a0h à 23\u00a0h\u00a030',
      ],
      'outlet-grill',
    ],
  ],
  2: [
    [
      'Restaurante del muelle',
      [
        'Todos los días de 12 a 23',
        'Every day from noon to 11\u00a0pm',
        'Todos os dias das 12 às 23\u00a0h',
        'Tous les jours de 12\u00a0h à 23\u00a0h',
      ],
      'outlet-terrace',
    ],
    [
      'Bar de la playa',
      ['De 10 a 20', 'From 10\u00a0am to 8\u00a0pm', 'Das 10 às 20\u00a0h', 'De 10\u00a0h à 20\u00a0h'],
      'outlet-pool',
    ],
  ],
}
const stationsByVenue: Record<number, [name: string, minutes: number][]> = {
  1: [
    ['Barra', 10],
    ['Cocina fría', 15],
    ['Parrilla', 30],
  ],
}
const menusByVenue: Record<number, DemoMenu[]> = {
  1: [breakfast, restaurant, bar],
  2: [seaHotelMenu],
  3: [hillHotelMenu],
}

const named = ([spanish, english, portuguese, french]: FourTexts) => ({
  name: spanish,
  nameSpanish: '',
  nameEnglish: english,
  namePortuguese: portuguese,
  nameFrench: french,
})
const described = ([spanish, english, portuguese, french]: FourTexts) => ({
  description: spanish,
  descriptionEnglish: english,
  descriptionPortuguese: portuguese,
  descriptionFrench: french,
})
const openAt = ([spanish, english, portuguese, french]: FourTexts) => ({
  hours: spanish,
  hoursEnglish: english,
  hoursPortuguese: portuguese,
  hoursFrench: french,
})
const clarified = ([spanish, english, portuguese, french]: FourTexts): LocalizedFields<'aclaration', string> => ({
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
  choices: choices.map(([choice, pesos, contains = []]) => ({
    id: randomUUID(),
    ...named(choice),
    extra: pesos * 100,
    contains,
  })),
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

/** Creates outlets and menus in four languages; some products are disabled, some have no price. */
export const fillMenus = async (db: Db, { venueId, which }: FilledVenue, pictures: DemoPictures) => {
  const outletIds = new Map<string, string>()
  for (const [index, [name, hours, picture]] of (outletsByVenue[which] ?? []).entries()) {
    const id = randomUUID()
    outletIds.set(name, id)
    const photoId = await pictures(picture)
    await db.insert(outlets).values({ venueId, id, name, ...openAt(hours), photoId, orderOutlet: index + 1 })
  }
  const stationIds = new Map<string, string>()
  for (const [index, [name, minutes]] of (stationsByVenue[which] ?? []).entries()) {
    const id = randomUUID()
    stationIds.set(name, id)
    await db.insert(stations).values({ venueId, id, name, minutes, orderStation: index + 1 })
  }
  for (const [index, menu] of (menusByVenue[which] ?? []).entries()) {
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
    for (const [index, { names, withImages = true, station = '', products: within }] of menu.categories.entries()) {
      const categoryId = randomUUID()
      const picture = within.find((product) => product.picture)?.picture
      const photoId = picture ? await pictures(picture) : null
      const category = {
        venueId,
        id: categoryId,
        menuId,
        ...named(names),
        photoId,
        withImages,
        stationId: stationIds.get(station) ?? null,
        orderCategory: index + 1,
      }
      await db.insert(categories).values(category)
      for (const [at, product] of within.entries()) {
        const row = await rowOf(product, pictures)
        await db.insert(products).values({ ...row, venueId, categoryId, orderProduct: at + 1 })
      }
    }
  }
}
