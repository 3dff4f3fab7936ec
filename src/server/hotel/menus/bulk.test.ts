import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openKitchen } from './menus.testkit.ts'

const server = testServer()
const { menus } = api.hotel

const open = async () => {
  const kitchen = await openKitchen(await server.openVenue())
  const products = [
    await kitchen.addProduct('Flan', { price: 100_00 }),
    await kitchen.addProduct('Té', { price: 50_00 }),
  ]
  const [flan, tea] = products
  if (!flan || !tea) throw new Error('no products')
  const { admin, menu } = kitchen
  const change = (...prices: { id: string; was: number; price: number }[]) =>
    admin.call(menus.changePrices, { id: menu.id, prices })
  const prices = async () => {
    const { categories } = await admin.call(menus.everyProduct, { id: menu.id })
    return categories.flatMap(({ products }) => products.map(({ price }) => price))
  }
  return { ...kitchen, flan, tea, change, prices }
}

test('the prices of many products change at once, and an open form over one of them goes stale', async () => {
  const { admin, flan, tea, change, prices } = await open()
  await change({ id: flan.id, was: 100_00, price: 110_00 }, { id: tea.id, was: 50_00, price: 55_00 })
  expect(await prices()).toEqual([110_00, 55_00])
  expect((await admin.call(menus.product, { id: flan.id })).version).toBe(flan.version + 1)
})

test('a price that somebody else has changed meanwhile is not written over, and then none of the others is either', async () => {
  const { flan, tea, change, prices } = await open()
  await change({ id: tea.id, was: 50_00, price: 60_00 })
  const late = change({ id: flan.id, was: 100_00, price: 110_00 }, { id: tea.id, was: 50_00, price: 55_00 })
  await expect(late).rejects.toMatchObject({ code: 'stale' })
  expect(await prices()).toEqual([100_00, 60_00])
})

test('of two who change the same prices at once, in whatever order, one does', async () => {
  const { flan, tea, change, prices } = await open()
  const one = [
    { id: flan.id, was: 100_00, price: 110_00 },
    { id: tea.id, was: 50_00, price: 55_00 },
  ]
  const outcomes = await Promise.allSettled([change(...one), change(...one.toReversed())])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await prices()).toEqual([110_00, 55_00])
})

test('prices change of products of that menu only: not of another menu, nor of another venue', async () => {
  const [mine, other] = [await open(), await open()]
  const change = { id: other.flan.id, was: 100_00, price: 1 }
  await expect(mine.change(change)).rejects.toMatchObject({ code: 'stale' })
  const there = { id: other.menu.id, prices: [change] }
  await expect(mine.admin.call(menus.changePrices, there)).rejects.toMatchObject({ code: 'gone' })
  await expect(mine.admin.call(menus.everyProduct, { id: other.menu.id })).rejects.toMatchObject({ code: 'gone' })
  const second = await mine.admin.call(menus.duplicate, {
    id: crypto.randomUUID(),
    from: mine.menu.id,
    name: 'Cena',
  })
  const elsewhere = { id: second.id, prices: [{ id: mine.flan.id, was: 100_00, price: 1 }] }
  await expect(mine.admin.call(menus.changePrices, elsewhere)).rejects.toMatchObject({ code: 'stale' })
  expect(await other.prices()).toEqual([100_00, 50_00])
  expect(await mine.prices()).toEqual([100_00, 50_00])
})

test('the prices of 1,500 products change in one go', async () => {
  const { admin, menu, prices } = await open()
  const rows = Array.from({ length: 1500 }, (_, n) => `Sección ${n % 60},Plato ${n},10`)
  const csv = `category,name,price\n${rows.join('\n')}`
  const { state } = await admin.call(menus.checkImport, { id: menu.id, csv })
  await admin.call(menus.applyImport, { id: menu.id, csv, state })
  const { categories } = await admin.call(menus.everyProduct, { id: menu.id })
  const all = categories.flatMap(({ products }) =>
    products.map(({ id, price }) => ({ id, was: price ?? 0, price: 777 })),
  )
  await admin.call(menus.changePrices, { id: menu.id, prices: all })
  expect(new Set(await prices())).toEqual(new Set([777]))
})
