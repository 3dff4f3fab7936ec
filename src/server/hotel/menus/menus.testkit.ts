import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import { inFour } from '#contract/kernel/languages.limits.ts'
import type { testServer } from '#server/testing/kit.ts'

const { menus } = api.hotel
const none = () => ''

type Venue = Awaited<ReturnType<ReturnType<typeof testServer>['openVenue']>>

export const menuDraft = (photoId: string, name = 'Almuerzo') => ({
  id: randomUUID(),
  name,
  ...inFour('name', none),
  ...inFour('aclaration', none),
  photoId,
  hours: '12 a 15',
  openings: [],
  outletId: null,
})
export const categoryDraft = (menuId: string, name = 'Entradas') => ({
  id: randomUUID(),
  menuId,
  name,
  ...inFour('name', none),
  photoId: null,
})
export const productDraft = (categoryId: string, name = 'Empanadas') => ({
  id: randomUUID(),
  categoryId,
  photoId: null,
  name,
  ...inFour('name', none),
  description: 'De carne, al horno.',
  ...inFour('description', none),
  price: 125_050,
  glutenFree: false,
  vegetarian: false,
  vegan: false,
  favourite: false,
  contains: [],
  options: [],
})

/** A venue with an admin, a picture, and a menu with one category. */
export const openKitchen = async (venue: Venue) => {
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  const menu = await admin.call(menus.create, menuDraft(photo.id))
  const category = await admin.call(menus.createCategory, categoryDraft(menu.id))
  const addProduct = (name: string, also: object = {}) =>
    admin.call(menus.createProduct, { ...productDraft(category.id, name), ...also })
  return { ...venue, admin, photo, menu, category, addProduct }
}

const untranslated = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
/** One must be chosen of two. */
export const sizeOptions = (small = 'Chico') => ({
  id: randomUUID(),
  name: 'Tamaño',
  ...untranslated,
  choose: 'one' as const,
  required: true,
  choices: [
    { id: randomUUID(), name: small, ...untranslated, extra: 0 },
    { id: randomUUID(), name: 'Grande', ...untranslated, extra: 150_000 },
  ],
})
