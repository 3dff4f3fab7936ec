import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { categoryDraft, openKitchen, productDraft } from './menus.testkit.ts'

const server = testServer()
const { menus } = api.hotel
const changes = process.env.LONG ? 2000 : 500
const atOnce = 16

test(`promise 19: after ${changes} random parallel toggles, adds, moves and deletes the counters equal what they count`, async () => {
  const { as, admin, menu, photo } = await openKitchen(await server.openVenue())
  const staff = await as('staff')
  const categories: string[] = []
  const products: string[] = []
  const some = (ids: string[]) => ids[Math.floor(Math.random() * ids.length)] ?? randomUUID()
  const refused = { count: 0 }
  const order = { orderProduct: 1, nameOfBuys: 100 }

  const change = async () => {
    const dice = Math.random()
    if (dice < 0.05) {
      const draft = categoryDraft(menu.id)
      await admin.call(menus.createCategory, draft)
      categories.push(draft.id)
    } else if (dice < 0.08) await admin.call(menus.removeCategory, { id: some(categories) })
    else if (dice < 0.4) {
      const draft = productDraft(some(categories))
      await admin.call(menus.createProduct, draft)
      products.push(draft.id)
    } else if (dice < 0.5) await admin.call(menus.removeProduct, { id: some(products) })
    else if (dice < 0.58) {
      const categoryId = some(categories)
      const { products: listed } = await admin.call(menus.category, { id: categoryId })
      await admin.call(menus.reorderProducts, { categoryId, ids: listed.map(({ id }) => id).reverse() })
    } else if (dice < 0.66) {
      const { id, version } = await admin.call(menus.product, { id: some(products) })
      const { id: _, ...written } = { ...productDraft(some(categories)), photoId: photo.id, ...order }
      await admin.call(menus.updateProduct, { id, version, ...written })
    } else await staff.call(menus.setStock, { id: some(products), stock: Math.random() < 0.5 })
  }
  let left = changes
  const worker = async () => {
    while (left-- > 0)
      await change().catch((error) => {
        // Another worker deleted it first: refused, and never broken.
        expect(error.status).toBeLessThan(500)
        refused.count++
      })
  }
  await Promise.all(Array.from({ length: atOnce }, worker))

  // Counted another way than the server counts: one by one, through the lists.
  const { categories: listed } = await admin.call(menus.one, { id: menu.id })
  const inside = []
  for (const { id } of listed) inside.push(...(await admin.call(menus.category, { id })).products)
  expect(inside.length).toBeGreaterThan(0)
  expect(refused.count).toBeLessThan(changes)
  expect(await admin.call(menus.counts)).toEqual({
    totalMenues: 1,
    totalCategories: listed.length,
    totalProducts: inside.length,
    productsWithoutStock: inside.filter(({ stock }) => !stock).length,
  })
  const [shown] = await admin.call(menus.list)
  expect([shown?.categories, shown?.products]).toEqual([listed.length, inside.length])
})
