import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { categoryDraft, menuDraft, openVenueWithMenu, productDraft } from './menus.testkit.ts'

const server = sharedServer()
const { menus, outlets } = api.hotel
const open = async () => openVenueWithMenu(await server.openVenue())

test('a menu, category or product created without optional fields has the default values of the spec', async () => {
  const { menu, category, addProduct } = await open()
  const product = await addProduct('Tortilla')
  expect(menu.orderMenu).toBe(1)
  expect([category.orderCategory, category.withImages]).toEqual([1, true])
  expect([product.stock, product.nameOfBuys, product.orderProduct]).toEqual([true, 100, 1])
})

test('names under 30 and descriptions under 145 characters are accepted in all languages, longer ones are refused', async () => {
  const { admin, category } = await open()
  const [names, descriptions] = ['name', 'description'].map((field) =>
    ['', 'Spanish', 'English', 'Portuguese', 'French'].map((language) => field + language),
  )
  const create = (fields: object) => admin.call(menus.createProduct, { ...productDraft(category.id), ...fields })
  for (const field of names ?? []) {
    expect(await create({ [field]: 'ñ'.repeat(29) })).toMatchObject({ [field]: 'ñ'.repeat(29) })
    await expect(create({ [field]: 'ñ'.repeat(30) })).rejects.toMatchObject({ status: 400 })
  }
  for (const field of descriptions ?? []) {
    expect(await create({ [field]: 'x'.repeat(144) })).toMatchObject({ [field]: 'x'.repeat(144) })
    await expect(create({ [field]: 'x'.repeat(145) })).rejects.toMatchObject({ status: 400 })
  }
})

test('the database refuses a product with a long or empty name, a long description or a negative price', async () => {
  const { addProduct } = await open()
  const { id } = await addProduct('Flan')
  for (const wrong of [`name_french = repeat('x', 30)`, `description = repeat('x', 145)`, 'price = -1', `name = ''`])
    await expect(server.asOwner(`update hotel_products set ${wrong} where id = '${id}'`)).rejects.toThrow(/check/)
})

test('a price is null or a whole, non-negative number of hundredths; other values are refused', async () => {
  const { addProduct } = await open()
  expect((await addProduct('Agua', { price: null })).price).toBeNull()
  expect((await addProduct('Vino', { price: 99_999_999_999 })).price).toBe(99_999_999_999)
  for (const price of [-1, 10.5, 100_000_000_000, '12,5', 'gratis'])
    await expect(addProduct('Mal', { price })).rejects.toMatchObject({ status: 400 })
})

test('a creation sent many times concurrently creates one menu, category or product', async () => {
  const { admin, menu, photo } = await open()
  const drafts = { menu: menuDraft(photo.id), category: categoryDraft(menu.id) }
  const many = Array.from({ length: 8 })
  await Promise.all(many.map(() => admin.call(menus.create, drafts.menu)))
  await Promise.all(many.map(() => admin.call(menus.createCategory, drafts.category)))
  const product = productDraft(drafts.category.id)
  await Promise.all(many.map(() => admin.call(menus.createProduct, product)))
  const counts = { totalMenues: 2, totalCategories: 2, totalProducts: 1, productsWithoutStock: 0 }
  expect(await admin.call(menus.counts)).toEqual(counts)
})

test('no-lost-updates: of concurrent edits from one version one succeeds, later ones are stale, and none restores a deleted menu', async () => {
  const { admin, menu, category, photo, addProduct } = await open()
  const product = await addProduct('Milanesa')
  const { id: _, ...menuFields } = menuDraft(photo.id)
  const { id: __, menuId: ___, ...categoryFields } = categoryDraft(menu.id)
  const order = { orderProduct: 1, nameOfBuys: 100 }
  const { id: ____, ...productFields } = { ...productDraft(category.id), ...order, photoId: photo.id }
  const edits = {
    menu: (name: string) => admin.call(menus.update, { id: menu.id, version: 1, orderMenu: 1, ...menuFields, name }),
    category: (name: string) =>
      admin.call(menus.updateCategory, {
        id: category.id,
        version: 1,
        ...categoryFields,
        orderCategory: 1,
        withImages: true,
        name,
      }),
    product: (name: string) => admin.call(menus.updateProduct, { id: product.id, version: 1, ...productFields, name }),
  }
  for (const edit of Object.values(edits)) {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => edit(`Edición ${n}`)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(edit('Tarde')).rejects.toMatchObject({ code: 'stale' })
  }
  await admin.call(menus.remove, { id: menu.id })
  for (const edit of Object.values(edits)) await expect(edit('Muerta')).rejects.toMatchObject({ code: 'gone' })
  expect(await admin.call(menus.list)).toEqual([])
})

test('a product can move to another category of its menu, and to no other category', async () => {
  const { admin, menu, category, photo, addProduct } = await open()
  const product = await addProduct('Flan')
  await admin.call(menus.setStock, { id: product.id, stock: false })
  const other = await admin.call(menus.createCategory, categoryDraft(menu.id, 'Postres'))
  const { id: _, ...fields } = { ...productDraft(category.id), nameOfBuys: 7, orderProduct: 3, photoId: photo.id }
  const move = (categoryId: string, version: number) =>
    admin.call(menus.updateProduct, { id: product.id, version, ...fields, categoryId })
  expect(await move(other.id, 1)).toMatchObject({ categoryId: other.id, orderProduct: 3, nameOfBuys: 7, version: 2 })
  const { categories } = await admin.call(menus.one, { id: menu.id })
  expect(categories.map(({ name, products, withoutStock }) => [name, products, withoutStock])).toEqual([
    ['Entradas', 0, 0],
    ['Postres', 1, 1],
  ])
  await expect(move(category.id, 1)).rejects.toMatchObject({ code: 'stale' })

  const elsewhere = await admin.call(menus.create, menuDraft(photo.id, 'Cena'))
  const foreign = await admin.call(menus.createCategory, categoryDraft(elsewhere.id))
  await admin.call(menus.removeCategory, { id: category.id })
  for (const id of [foreign.id, category.id, randomUUID()])
    await expect(move(id, 2)).rejects.toMatchObject({ code: 'unknown_category' })
  expect((await admin.call(menus.product, { id: product.id })).categoryId).toBe(other.id)
})

test('deleting a category deletes its products, and deleting a menu deletes its categories and products', async () => {
  const { admin, menu, category, addProduct } = await open()
  const product = await addProduct('Sopa')
  await admin.call(menus.removeCategory, { id: category.id })
  await expect(admin.call(menus.product, { id: product.id })).rejects.toMatchObject({ code: 'gone' })
  const other = await admin.call(menus.createCategory, categoryDraft(menu.id))
  await admin.call(menus.createProduct, productDraft(other.id))
  await admin.call(menus.remove, { id: menu.id })
  const nothing = { totalMenues: 0, totalCategories: 0, totalProducts: 0, productsWithoutStock: 0 }
  expect(await admin.call(menus.counts)).toEqual(nothing)
})

test('staff can disable a product but not create or remove one, and disabling does not make an open edit stale', async () => {
  const { as, admin, category, photo, addProduct } = await open()
  const product = await addProduct('Rabas')
  const staff = await as('staff')
  await staff.call(menus.setStock, { id: product.id, stock: false })
  expect((await staff.call(menus.product, { id: product.id })).stock).toBe(false)
  expect((await staff.call(menus.counts)).productsWithoutStock).toBe(1)
  const order = { orderProduct: 1, nameOfBuys: 100, photoId: photo.id }
  const { id: _, ...fields } = { ...productDraft(category.id, 'Rabas fritas'), ...order }
  const edited = await admin.call(menus.updateProduct, { id: product.id, version: product.version, ...fields })
  expect([edited.name, edited.stock]).toEqual(['Rabas fritas', false])
  await expect(staff.call(menus.removeProduct, { id: product.id })).rejects.toMatchObject({ status: 403 })
  await expect(staff.call(menus.createProduct, productDraft(category.id))).rejects.toMatchObject({ status: 403 })
})

test('one reorder call sets the order of a whole list', async () => {
  const { admin, menu, category, addProduct } = await open()
  const [a, b, c] = [await addProduct('A'), await addProduct('B'), await addProduct('C')]
  const order = async () => (await admin.call(menus.category, { id: category.id })).products.map(({ name }) => name)
  expect(await order()).toEqual(['A', 'B', 'C'])
  await admin.call(menus.reorderProducts, { categoryId: category.id, ids: [c.id, a.id, b.id] })
  expect(await order()).toEqual(['C', 'A', 'B'])
  const second = await admin.call(menus.createCategory, categoryDraft(menu.id, 'Postres'))
  await admin.call(menus.reorderCategories, { menuId: menu.id, ids: [second.id, category.id] })
  const { categories } = await admin.call(menus.one, { id: menu.id })
  expect(categories.map(({ name, orderCategory }) => [name, orderCategory])).toEqual([
    ['Postres', 1],
    ['Entradas', 2],
  ])
})

test('a reorder call whose ids are not exactly those of the list is refused as stale and changes nothing', async () => {
  const { admin, category, addProduct } = await open()
  const [a, b] = [await addProduct('A'), await addProduct('B')]
  const wrong = [[a.id], [a.id, b.id, randomUUID()], [a.id, a.id], [b.id, randomUUID()], []]
  for (const ids of wrong)
    await expect(admin.call(menus.reorderProducts, { categoryId: category.id, ids })).rejects.toMatchObject({
      code: 'stale',
    })
  const { products } = await admin.call(menus.category, { id: category.id })
  expect(products).toEqual([a, b])
})

test('concurrent reorder calls leave the list in the order of one of them', async () => {
  const { admin, category, addProduct } = await open()
  const ids: string[] = []
  for (const name of 'ABCDEFGH') ids.push((await addProduct(name)).id)
  const orders = Array.from({ length: 12 }, (_, n) => [...ids.slice(n % 8), ...ids.slice(0, n % 8)])
  await Promise.all(orders.map((order) => admin.call(menus.reorderProducts, { categoryId: category.id, ids: order })))
  const { products } = await admin.call(menus.category, { id: category.id })
  expect(products.map(({ orderProduct }) => orderProduct)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(orders).toContainEqual(products.map(({ id }) => id))
})

test('a copied menu has the same categories and products under new ids, and a repeated call creates one copy', async () => {
  const { admin, menu, category, addProduct } = await open()
  const option = { id: randomUUID(), ...names('Punto'), choose: 'one' as const, required: true }
  const product = await addProduct('Bife', {
    options: [{ ...option, choices: [{ id: randomUUID(), ...names('Jugoso'), extra: 0 }] }],
  })
  const copy = { id: randomUUID(), from: menu.id, name: 'Cena' }
  await Promise.all([1, 2, 3].map(() => admin.call(menus.duplicate, copy)))
  const copied = await admin.call(menus.one, { id: copy.id })
  expect(copied.categories).toHaveLength(1)
  const within = await admin.call(menus.category, { id: copied.categories[0]?.id ?? '' })
  expect(within.products).toEqual([{ ...product, id: expect.any(String), categoryId: within.id }])
  expect([within.id, within.products[0]?.id]).not.toEqual(expect.arrayContaining([category.id, product.id]))
  expect((await admin.call(menus.counts)).totalMenues).toBe(2)
})
const names = (name: string) => ({ name, nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' })

test('an outlet with menus cannot be deleted, and a menu cannot belong to an outlet that does not exist', async () => {
  const { admin, photo } = await open()
  const bar = await admin.call(outlets.create, { id: randomUUID(), name: 'Bar', photoId: photo.id, hours: '' })
  const tied = { ...menuDraft(photo.id, 'Tragos'), outletId: bar.id }
  const menu = await admin.call(menus.create, tied)
  await expect(admin.call(outlets.remove, { id: bar.id })).rejects.toMatchObject({ code: 'in_use' })
  const nowhere = { ...menuDraft(photo.id), outletId: randomUUID() }
  await expect(admin.call(menus.create, nowhere)).rejects.toMatchObject({ status: 400 })
  await admin.call(menus.remove, { id: menu.id })
  await admin.call(outlets.remove, { id: bar.id })
  expect(await admin.call(outlets.list, {})).toEqual([])
})
