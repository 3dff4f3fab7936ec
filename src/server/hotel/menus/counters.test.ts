import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { categoryDraft, openVenueWithMenu, productDraft } from './menus.testkit.ts'

const server = sharedServer()
const { menus } = api.hotel
const changes = process.env.LONG ? 2000 : 60
const workers = 16

test(`exact-counters: after ${changes} random concurrent toggles, adds, moves and deletes the counters equal the number of rows`, async () => {
  const { as, admin, menu, photo, category } = await openVenueWithMenu(await server.openVenue())
  const staff = await as('staff')
  const categories: string[] = []
  const products: string[] = []
  const randomOf = (ids: string[]) => ids[Math.floor(Math.random() * ids.length)] ?? randomUUID()
  const refused = { count: 0 }
  const order = { orderProduct: 1, nameOfBuys: 100 }

  const change = async () => {
    const random = Math.random()
    if (random < 0.05) {
      const draft = categoryDraft(menu.id)
      await admin.call(menus.createCategory, draft)
      categories.push(draft.id)
    } else if (random < 0.08) await admin.call(menus.removeCategory, { id: randomOf(categories) })
    else if (random < 0.4) {
      // The first category is never removed, so that some products remain.
      const draft = productDraft(randomOf([category.id, ...categories]))
      await admin.call(menus.createProduct, draft)
      products.push(draft.id)
    } else if (random < 0.5) await admin.call(menus.removeProduct, { id: randomOf(products) })
    else if (random < 0.58) {
      const categoryId = randomOf(categories)
      const { products: listed } = await admin.call(menus.category, { id: categoryId })
      await admin.call(menus.reorderProducts, { categoryId, ids: listed.map(({ id }) => id).reverse() })
    } else if (random < 0.66) {
      const { id, version } = await admin.call(menus.product, { id: randomOf(products) })
      const { id: _, ...fields } = { ...productDraft(randomOf(categories)), photoId: photo.id, ...order }
      await admin.call(menus.updateProduct, { id, version, ...fields })
    } else await staff.call(menus.setStock, { id: randomOf(products), stock: Math.random() < 0.5 })
  }
  let left = changes
  const worker = async () => {
    while (left-- > 0)
      await change().catch((error) => {
        // Another worker may have deleted the row first: refusals are expected, server errors are not.
        expect(error.status).toBeLessThan(500)
        refused.count++
      })
  }
  await Promise.all(Array.from({ length: workers }, worker))

  // The expected numbers come from the lists, not from the count query of the server.
  const { categories: listed } = await admin.call(menus.one, { id: menu.id })
  const allProducts = []
  for (const { id } of listed) allProducts.push(...(await admin.call(menus.category, { id })).products)
  expect(allProducts.length).toBeGreaterThan(0)
  expect(refused.count).toBeLessThan(changes)
  expect(await admin.call(menus.counts)).toEqual({
    totalMenues: 1,
    totalCategories: listed.length,
    totalProducts: allProducts.length,
    productsWithoutStock: allProducts.filter(({ stock }) => !stock).length,
  })
  const [menuInList] = await admin.call(menus.list)
  expect([menuInList?.categories, menuInList?.products]).toEqual([listed.length, allProducts.length])
})
