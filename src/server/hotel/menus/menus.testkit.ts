import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import { localizedFields } from '#contract/kernel/languages.limits.ts'
import type { testServer } from '#server/testing/kit.ts'

const { menus } = api.hotel
const emptyText = () => ''

type Venue = Awaited<ReturnType<ReturnType<typeof testServer>['openVenue']>>

export const menuDraft = (photoId: string, name = 'Almuerzo') => ({
  id: randomUUID(),
  name,
  ...localizedFields('name', emptyText),
  ...localizedFields('aclaration', emptyText),
  photoId,
  hours: '12 a 15',
  ...localizedFields('hours', emptyText),
  openings: [],
  outletId: null,
})
export const categoryDraft = (menuId: string, name = 'Entradas') => ({
  id: randomUUID(),
  menuId,
  name,
  ...localizedFields('name', emptyText),
  photoId: null,
})
export const productDraft = (categoryId: string, name = 'Empanadas') => ({
  id: randomUUID(),
  categoryId,
  photoId: null,
  name,
  ...localizedFields('name', emptyText),
  description: 'De carne, al horno.',
  ...localizedFields('description', emptyText),
  price: 125_050,
  glutenFree: false,
  vegetarian: false,
  vegan: false,
  favourite: false,
  contains: [],
  options: [],
})

/** Adds an admin, a picture, and a menu with one category to a venue. */
export const openVenueWithMenu = async (venue: Venue) => {
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  const menu = await admin.call(menus.create, menuDraft(photo.id))
  const category = await admin.call(menus.createCategory, categoryDraft(menu.id))
  const addProduct = (name: string, fields: object = {}) =>
    admin.call(menus.createProduct, { ...productDraft(category.id, name), ...fields })
  return { ...venue, admin, photo, menu, category, addProduct }
}

const untranslated = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
/** An option group with two choices, of which one must be chosen. */
export const sizeOptionGroup = (small = 'Chico') => ({
  id: randomUUID(),
  name: 'Tamaño',
  ...untranslated,
  choose: 'one' as const,
  required: true,
  choices: [
    { id: randomUUID(), name: small, ...untranslated, extra: 0, contains: [] },
    { id: randomUUID(), name: 'Grande', ...untranslated, extra: 150_000, contains: ['milk' as const] },
  ],
})
