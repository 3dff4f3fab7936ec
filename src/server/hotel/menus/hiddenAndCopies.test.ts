import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'
import { categoryDraft, menuDraft, openVenueWithMenu, productDraft } from './menus.testkit.ts'

const server = sharedServer()
const { menus, outlets, orders } = api.hotel
const open = async () => openVenueWithMenu(await server.openVenue())

test('a hidden menu, category or product appears in no read of guests and cannot be ordered', async () => {
  const { venueId: venue, admin, photo, menu, category, product, guest } = await openHotel(server)
  const outlet = { id: randomUUID(), name: 'Bar', photoId: photo.id, hours: '' }
  const readers = [
    () => server.visitor(menus.offered, { venue }).then((read) => JSON.stringify(read)),
    () => server.visitor(menus.offered, { venue, outlet: outlet.id }).then((read) => JSON.stringify(read)),
    () => server.visitor(menus.atOutlet, { venue, outlet: outlet.id }).then((read) => JSON.stringify(read)),
    () => server.visitor(menus.shown, { venue, menu: menu.id }).then((read) => JSON.stringify(read)),
    () => server.visitor(menus.shownProduct, { venue, product: product.id }).then((read) => JSON.stringify(read)),
  ]
  /** Number of guest reads that contain the id; a read refused as gone contains nothing. */
  const countReads = async (id: string) => {
    const results = await Promise.all(readers.map((reader) => reader().catch(({ code }) => code)))
    return results.filter((result) => result.includes(id)).length
  }
  const sendOrder = () =>
    guest.call(orders.send, { id: randomUUID(), lines: [orderLineDraft(product.id)], total: 1000, language: 'spanish' })
  const first = await server.visitor(menus.atVenue, { venue })
  expect(JSON.stringify(first)).toContain(product.id)
  await admin.call(outlets.create, outlet)

  const parts = [
    { of: 'menu', id: menu.id, seen: 5 },
    { of: 'category', id: category.id, seen: 4 },
    { of: 'product', id: product.id, seen: 4 },
  ] as const
  for (const { of, id, seen } of parts) {
    expect([of, await countReads(id)]).toEqual([of, seen])
    await admin.call(menus.setHidden, { of, id, hidden: true })
    expect([of, await countReads(id)]).toEqual([of, 0])
    const refused = await sendOrder()
    expect(refused).toMatchObject({ order: null, problems: [{ problem: 'gone' }] })
    await admin.call(menus.setHidden, { of, id, hidden: false })
  }
  expect((await sendOrder()).order).not.toBeNull()
})

test('the start page of a venue without outlets does not contain hidden menus', async () => {
  const { venueId: venue, admin, menu } = await open()
  await admin.call(menus.setHidden, { of: 'menu', id: menu.id, hidden: true })
  expect((await server.visitor(menus.atVenue, { venue })).menus).toEqual([])
})

test('staff see hidden parts of a menu; only an admin can hide them, and hiding does not change the version', async () => {
  const { as, admin, menu, category, addProduct } = await open()
  const { id, version } = await addProduct('Flan')
  const staff = await as('staff')
  await expect(staff.call(menus.setHidden, { of: 'product', id, hidden: true })).rejects.toMatchObject({ status: 403 })
  for (const part of [
    { of: 'menu', id: menu.id },
    { of: 'category', id: category.id },
    { of: 'product', id },
  ] as const)
    await admin.call(menus.setHidden, { ...part, hidden: true })
  const listed = await staff.call(menus.list)
  const inMenu = await staff.call(menus.one, { id: menu.id })
  expect([...listed, ...inMenu.categories].map(({ hidden }) => hidden)).toEqual([true, true])
  expect(await staff.call(menus.product, { id })).toMatchObject({ hidden: true, version })
  const nothing = { of: 'menu', id: randomUUID(), hidden: true } as const
  await expect(admin.call(menus.setHidden, nothing)).rejects.toMatchObject({ code: 'gone' })
})

test('a copied menu starts hidden at the end of the list; its categories and products keep their hidden flags', async () => {
  const { admin, menu, addProduct } = await open()
  const { id } = await addProduct('Flan')
  await admin.call(menus.setHidden, { of: 'product', id, hidden: true })
  const copy = await admin.call(menus.duplicate, { id: randomUUID(), from: menu.id, name: 'Cena' })
  expect(copy).toMatchObject({ hidden: true, orderMenu: 2 })
  const [within] = (await admin.call(menus.one, { id: copy.id })).categories
  const { products } = await admin.call(menus.category, { id: within?.id ?? '' })
  expect([within?.hidden, products[0]?.hidden]).toEqual([false, true])
  expect((await admin.call(menus.one, { id: menu.id })).hidden).toBe(false)
})

test('a copied category contains its products, a copied product all fields but its sales; a repeated call creates one copy', async () => {
  const { admin, menu, category, addProduct } = await open()
  const product = await addProduct('Flan', { nameFrench: 'Flan maison', nameOfBuys: 140, vegetarian: true })
  const [again, second] = [randomUUID(), randomUUID()]
  const twice = <T>(call: () => Promise<T>) => Promise.all([call(), call()])
  const [copied] = await twice(() =>
    admin.call(menus.duplicateProduct, { id: again, from: product.id, name: 'Flan (copia)' }),
  )
  const own = { id: again, name: 'Flan (copia)', nameFrench: '', nameOfBuys: 100, orderProduct: 2, hidden: true }
  expect(copied).toEqual({ ...product, ...own })
  await twice(() => admin.call(menus.duplicateCategory, { id: second, from: category.id, name: 'Postres' }))
  const { categories } = await admin.call(menus.one, { id: menu.id })
  expect(
    categories.map(({ name, orderCategory, hidden, products }) => [name, orderCategory, hidden, products]),
  ).toEqual([
    ['Entradas', 1, false, 2],
    ['Postres', 2, true, 2],
  ])
  const nothing = { id: randomUUID(), from: randomUUID(), name: 'Nada' }
  await expect(admin.call(menus.duplicateProduct, nothing)).rejects.toMatchObject({ code: 'gone' })
  await expect(admin.call(menus.duplicateCategory, nothing)).rejects.toMatchObject({ code: 'gone' })
})

test('an option group that several products have is listed once, and only in its own venue', async () => {
  const { admin, addProduct } = await open()
  const there = await open()
  const untranslated = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
  const group = (name: string) => ({
    id: randomUUID(),
    name,
    ...untranslated,
    choose: 'one',
    required: true,
    choices: [{ id: randomUUID(), name: 'Chico', ...untranslated, extra: 0 }],
  })
  await addProduct('Agua', { options: [group('Tamaño')] })
  await addProduct('Café', { options: [group('Tamaño'), group('Leche')] })
  const offered = await admin.call(menus.optionsInUse)
  expect(offered.map(({ product, group: { name } }) => [product, name])).toEqual([
    ['Agua', 'Tamaño'],
    ['Café', 'Leche'],
  ])
  expect(await there.admin.call(menus.optionsInUse)).toEqual([])
})

test('a new menu, category or product is the last of its list', async () => {
  const { admin, photo, menu, category } = await open()
  const orderOf = async (name: string) => {
    const other = await admin.call(menus.create, menuDraft(photo.id, name))
    const within = await admin.call(menus.createCategory, categoryDraft(menu.id, name))
    const product = await admin.call(menus.createProduct, productDraft(category.id, name))
    return [other.orderMenu, within.orderCategory, product.orderProduct]
  }
  expect(await orderOf('A')).toEqual([2, 2, 1])
  await admin.call(menus.create, { ...menuDraft(photo.id, 'Lejos'), orderMenu: 9998 })
  await admin.call(menus.createCategory, { ...categoryDraft(menu.id, 'Lejos'), orderCategory: 9999 })
  expect(await orderOf('B')).toEqual([9999, 9999, 2])
  const elsewhere = await admin.call(menus.create, menuDraft(photo.id, 'C'))
  expect((await admin.call(menus.createCategory, categoryDraft(elsewhere.id))).orderCategory).toBe(1)
})
