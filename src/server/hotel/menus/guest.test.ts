import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { validConfiguration } from '#server/kernel/venues/venues.testkit.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { categoryDraft, menuDraft, openVenueWithMenu, productDraft } from './menus.testkit.ts'

const server = sharedServer()
const { menus, outlets } = api.hotel
const { visitor } = server
const open = async () => openVenueWithMenu(await server.openVenue())

test('a guest reads the menus of an outlet with all products in one call, in the requested language', async () => {
  const { venueId, admin, photo, menu, category } = await open()
  const bar = await admin.call(outlets.create, { id: randomUUID(), name: 'Bar', photoId: photo.id, hours: '18 a 2' })
  const pool = await admin.call(outlets.create, { id: randomUUID(), name: 'Pileta', photoId: photo.id, hours: '' })
  const drinks = await admin.call(menus.create, { ...menuDraft(photo.id, 'Tragos'), outletId: bar.id, orderMenu: 2 })
  const names = { name: 'Agua', nameEnglish: 'Water', namePortuguese: 'Água', nameFrench: 'Eau' }
  await admin.call(menus.createProduct, { ...productDraft(category.id), ...names, description: '', price: null })
  const read = (outlet: string, language: 'spanish' | 'english' | 'french') =>
    visitor(menus.offered, { venue: venueId, outlet, language })

  const atBar = await read(bar.id, 'english')
  expect(atBar.outlet).toMatchObject({ name: 'Bar', hours: '18 a 2' })
  expect(atBar.menus.map(({ id }) => id)).toEqual([menu.id, drinks.id])
  expect(atBar.menus[0]?.categories[0]?.products[0]).toMatchObject({ name: 'Water', price: null, stock: true })
  const atPool = await read(pool.id, 'french')
  expect(atPool.menus.map(({ id }) => id)).toEqual([menu.id])
  expect(atPool.menus[0]?.categories[0]?.products[0]?.name).toBe('Eau')
  await expect(read(randomUUID(), 'spanish')).rejects.toMatchObject({ code: 'gone' })
  const shown = await visitor(menus.atOutlet, { venue: venueId, outlet: bar.id })
  expect(shown.menus.map(({ name }) => name)).toEqual(['Almuerzo', 'Tragos'])
})

test('the start page contains the outlets, closed while their own menus are, or all menus when the venue has no outlets', async () => {
  const { venueId, admin, photo, menu, addProduct } = await open()
  await addProduct('Agua', { nameFrench: 'Eau' })
  const read = () => visitor(menus.atVenue, { venue: venueId, language: 'french' })
  const without = await read()
  expect([without.outlets, without.menus.map(({ id }) => id)]).toEqual([[], [menu.id]])
  expect(without.menus[0]?.categories[0]?.products[0]?.name).toBe('Eau')
  // The response is cached; the next read must still contain the new outlet.
  const bar = await admin.call(outlets.create, { id: randomUUID(), name: 'Bar', photoId: photo.id, hours: '18 a 2' })
  const { outlets: listed, menus: offered } = await read()
  expect(listed).toEqual([{ id: bar.id, name: 'Bar', hours: '18 a 2', photo: bar.photo, open: true, changesAt: null }])
  expect(offered).toEqual([])
  // The open menu belongs to all outlets; the outlet's own one opens in two days.
  const openings = [{ day: (new Date().getDay() + 2) % 7, from: '12:00', to: '15:00' }]
  await admin.call(menus.create, { ...menuDraft(photo.id), outletId: bar.id, openings })
  expect((await read()).outlets).toMatchObject([{ open: false }])
})

test('the start page of a venue that switched its outlets off contains the menus', async () => {
  const { venueId, admin, photo, menu } = await open()
  await admin.call(outlets.create, { id: randomUUID(), name: 'Bar', photoId: photo.id, hours: '' })
  const read = () => visitor(menus.atVenue, { venue: venueId })
  expect((await read()).outlets).toHaveLength(1)
  await admin.call(api.kernel.venues.update, { ...validConfiguration(photo.id), outletsEnabled: false })
  const without = await read()
  expect([without.outlets, without.menus.map(({ id }) => id)]).toEqual([[], [menu.id]])
})

test('the hours of a menu are the venue’s own text in Spanish, and generated from the opening times in French', async () => {
  const { venueId, admin, photo } = await open()
  const openings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '12:00', to: '15:00' }))
  const { id } = await admin.call(menus.create, { ...menuDraft(photo.id), hours: 'Al mediodía', openings })
  const hours = async (language: 'spanish' | 'french') =>
    (await visitor(menus.shown, { venue: venueId, language, menu: id })).hours
  expect([await hours('spanish'), await hours('french')]).toEqual(['Al mediodía', 'Tous les jours 12:00–15:00'])
})

test('a text without a translation is shown with its default text', async () => {
  const { venueId, addProduct } = await open()
  const product = await addProduct('Locro', { nameSpanish: 'Locro criollo', descriptionEnglish: 'A stew.' })
  const read = async (language: 'spanish' | 'english' | 'portuguese' | 'french') => {
    const { name, description, category, menu } = await visitor(menus.shownProduct, {
      venue: venueId,
      language,
      product: product.id,
    })
    return [name, description, category.name, menu.name]
  }
  expect(await read('spanish')).toEqual(['Locro criollo', 'De carne, al horno.', 'Entradas', 'Almuerzo'])
  expect(await read('english')).toEqual(['Locro', 'A stew.', 'Entradas', 'Almuerzo'])
  expect(await read('french')).toEqual(['Locro', 'De carne, al horno.', 'Entradas', 'Almuerzo'])
})

test('products of a category without images have no photo, and options contain their extra prices and contents', async () => {
  const { venueId, admin, menu, photo } = await open()
  const plain = await admin.call(menus.createCategory, { ...categoryDraft(menu.id, 'Vinos'), withImages: false })
  const none = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
  const size = { id: randomUUID(), name: 'Tamaño', ...none, nameEnglish: 'Size', choose: 'one' as const }
  const choices = [{ id: randomUUID(), name: 'Copa', ...none, extra: 0, contains: ['sulphites' as const] }]
  await admin.call(menus.createProduct, {
    ...productDraft(plain.id, 'Malbec'),
    photoId: photo.id,
    options: [{ ...size, required: true, choices }],
  })
  const { categories } = await visitor(menus.shown, { venue: venueId, language: 'english', menu: menu.id })
  const [product] = categories.find(({ id }) => id === plain.id)?.products ?? []
  expect(product?.photo).toBeNull()
  const shown = { id: size.id, name: 'Size', choose: 'one', required: true }
  expect(product?.options).toEqual([
    { ...shown, choices: [{ id: choices[0]?.id, name: 'Copa', extra: 0, contains: ['sulphites'] }] },
  ])
})

test('venue-time-zone: a menu opens and closes in the time zone of its venue, and the cached response expires then', async () => {
  const { venueId, admin, photo, menu } = await open()
  const { id: _, ...fields } = menuDraft(photo.id)
  const lunch = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '12:00', to: '15:00' }))
  await admin.call(menus.update, { id: menu.id, version: 1, orderMenu: 1, ...fields, openings: lunch })
  const real = server.kernel.now
  const readAt = async (moment: string) => {
    server.kernel.now = () => new Date(moment)
    const [shown] = (await visitor(menus.offered, { venue: venueId })).menus
    return [shown?.open, shown?.changesAt]
  }
  try {
    // Buenos Aires is UTC-3.
    expect(await readAt('2026-11-16T14:59:30Z')).toEqual([false, '2026-11-16T15:00:00.000Z'])
    expect(await readAt('2026-11-16T14:59:59Z')).toEqual([false, '2026-11-16T15:00:00.000Z'])
    expect(await readAt('2026-11-16T15:00:00Z')).toEqual([true, '2026-11-16T18:00:00.000Z'])
    expect(await readAt('2026-11-16T18:00:01Z')).toEqual([false, '2026-11-17T15:00:00.000Z'])
  } finally {
    server.kernel.now = real
  }
})

test('a new time zone of the venue applies to the next read, although the response was cached', async () => {
  const { venueId, admin, photo, menu } = await open()
  const { id: _, ...fields } = menuDraft(photo.id)
  // 11:00 UTC is noon in Madrid and 8:00 in Buenos Aires.
  const noon = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '11:00', to: '13:00' }))
  await admin.call(menus.update, { id: menu.id, version: 1, orderMenu: 1, ...fields, openings: noon })
  const isOpen = async () => {
    const real = server.kernel.now
    server.kernel.now = () => new Date('2026-11-16T11:00:00Z')
    const { menus: offered } = await visitor(menus.offered, { venue: venueId })
    server.kernel.now = real
    return offered[0]?.open
  }
  expect(await isOpen()).toBe(false)
  await admin.call(api.kernel.venues.update, { ...validConfiguration(photo.id), timeZone: 'Europe/Madrid' })
  expect(await isOpen()).toBe(true)
})

test('a product is found under its own menu and any category of it, and under no other menu or category', async () => {
  const { venueId, admin, photo, menu, category, addProduct } = await open()
  const { id: product } = await addProduct('Flan')
  const other = await admin.call(menus.create, menuDraft(photo.id, 'Cena'))
  const elsewhere = await admin.call(menus.createCategory, categoryDraft(other.id))
  const beside = await admin.call(menus.createCategory, categoryDraft(menu.id, 'Postres'))
  const read = (at: { menu: string; category: string }) =>
    visitor(menus.shownProduct, { venue: venueId, product, ...at })
  expect(await read({ menu: menu.id, category: category.id })).toMatchObject({ name: 'Flan' })
  // A bookmarked URL can name a former category of the product.
  expect(await read({ menu: menu.id, category: beside.id })).toMatchObject({ category: { id: category.id } })
  for (const at of [
    { menu: other.id, category: category.id },
    { menu: menu.id, category: elsewhere.id },
    { menu: menu.id, category: randomUUID() },
  ])
    await expect(read(at)).rejects.toMatchObject({ code: 'gone' })
  const page = (path: string) => server.fetch(`/${venueId}/french/${path}/${product}/client`)
  expect((await page(`${menu.id}/${category.id}`)).status).toBe(200)
  expect((await page('zzz/zzz')).status).toBe(404)
})

test('the page of a product contains the next opening of its menu and the outlet that the guest came from', async () => {
  const { venueId, admin, photo, menu, addProduct } = await open()
  const { id: product } = await addProduct('Flan')
  const bar = await admin.call(outlets.create, { id: randomUUID(), name: 'Bar', photoId: photo.id, hours: '' })
  const { id: _, ...fields } = menuDraft(photo.id)
  const tomorrow = (server.kernel.now().getUTCDay() + 2) % 7
  const openings = [{ day: tomorrow, from: '12:00', to: '15:00' }]
  await admin.call(menus.update, { id: menu.id, version: 1, orderMenu: 1, ...fields, openings })
  const shown = await visitor(menus.shownProduct, { venue: venueId, product, outlet: bar.id })
  expect(shown.outlet).toEqual({ id: bar.id, name: 'Bar' })
  expect(shown.menu).toMatchObject({ open: false, changesAt: expect.any(String) })
  const without = await visitor(menus.shownProduct, { venue: venueId, product, outlet: randomUUID() })
  expect(without.outlet).toBeNull()
})

test('a guest reads the content marks of a product, and an unknown mark is refused', async () => {
  const { venueId, admin, photo, addProduct, category } = await open()
  const { id, version } = await addProduct('Flan', { contains: ['milk', 'eggs'] })
  const read = async () => {
    const { vegan, contains } = await visitor(menus.shownProduct, { venue: venueId, product: id })
    return { vegan, contains }
  }
  expect(await read()).toEqual({ vegan: false, contains: ['milk', 'eggs'] })
  const { id: _, ...fields } = productDraft(category.id, 'Sorbete')
  const edit = { ...fields, id, version, photoId: photo.id, orderProduct: 1, nameOfBuys: 100 }
  await admin.call(menus.updateProduct, { ...edit, vegan: true })
  expect(await read()).toEqual({ vegan: true, contains: [] })
  await expect(addProduct('Locro', { contains: ['stones'] })).rejects.toMatchObject({ status: 400 })
})

test('public-data-only: a guest receives only the fields that the page needs', async () => {
  const { venueId, addProduct } = await open()
  await addProduct('Flan')
  const { menus: offered } = await visitor(menus.offered, { venue: venueId })
  const [shown] = offered
  const fields = ['aclaration', 'categories', 'changesAt', 'hours', 'id', 'mostOrdered', 'name', 'open', 'photo']
  expect(Object.keys(shown ?? {}).sort()).toEqual(fields)
  const product = Object.keys(shown?.categories[0]?.products[0] ?? {}).sort()
  const marks = ['contains', 'favourite', 'glutenFree', 'vegan', 'vegetarian']
  expect(product).toEqual([...marks, 'description', 'id', 'name', 'options', 'photo', 'price', 'stock'].sort())
})
