import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openHotel, orderLineDraft } from '../hotel.testkit.ts'
import { productDraft } from '../menus/menus.testkit.ts'

const server = sharedServer()
const { menus } = api.hotel
const names = { nameSpanish: '', nameEnglish: '', namePortuguese: '', nameFrench: '' }
const choices = ['A', 'B', 'C', 'D'].map((name) => ({ id: randomUUID(), name, ...names, extra: 0 }))

test('an order with fewer or more choices than an option group allows is refused', async () => {
  const hotel = await openHotel(server)
  const group = (bounds: object) => ({ id: randomUUID(), name: 'Salsas', ...names, choose: 'many', ...bounds, choices })
  const acceptedCounts = async (bounds: object) => {
    const { id } = await hotel.addProduct('Pasta', { price: 1000, options: [group(bounds)] })
    const outcomes = [0, 1, 2, 3, 4].map(async (count) => {
      const line = orderLineDraft(id, { choices: choices.slice(0, count).map((choice) => choice.id) })
      const { order, problems } = await hotel.order([line])
      if (!order) expect(problems).toMatchObject([{ problem: 'options' }])
      return order ? [count] : []
    })
    return (await Promise.all(outcomes)).flat()
  }
  expect(await acceptedCounts({ required: true, atLeast: 2, atMost: 3 })).toEqual([2, 3])
  expect(await acceptedCounts({ required: false, atMost: 2 })).toEqual([0, 1, 2])
  // A minimum above the number of choices is lowered to it: otherwise nobody could order the product.
  expect(await acceptedCounts({ required: true, atLeast: 9 })).toEqual([4])
})

test('guests read the minimum and maximum of an option group, and values outside 1 to 12 are refused', async () => {
  const { venueId: venue, addProduct } = await openHotel(server)
  const group = { id: randomUUID(), name: 'Salsas', ...names, choose: 'many', required: true, choices }
  const { id } = await addProduct('Pasta', { options: [{ ...group, atLeast: 2, atMost: 3 }] })
  const { options } = await server.visitor(menus.shownProduct, { venue, product: id })
  expect(options).toMatchObject([{ atLeast: 2, atMost: 3 }])
  for (const wrong of [{ atLeast: 0 }, { atMost: 13 }, { atMost: 1.5 }])
    await expect(addProduct('Pasta', { options: [{ ...group, ...wrong }] })).rejects.toMatchObject({ status: 400 })
})

test('an option group with a minimum above its maximum is refused, in a new product and in an edit', async () => {
  const { admin, addProduct, category, photo } = await openHotel(server)
  const withBounds = (atLeast: number, atMost: number) => ({
    options: [
      { id: randomUUID(), name: 'Salsas', ...names, choose: 'many' as const, required: true, atLeast, atMost, choices },
    ],
  })
  await expect(addProduct('Pasta', withBounds(3, 2))).rejects.toMatchObject({ status: 400 })
  const { id, version } = await addProduct('Pasta', withBounds(2, 2))
  const fields = { ...productDraft(category.id), id, version, photoId: photo.id, orderProduct: 1, nameOfBuys: 100 }
  const edit = (options: object) => admin.call(menus.updateProduct, { ...fields, ...options })
  await expect(edit(withBounds(3, 2))).rejects.toMatchObject({ status: 400 })
  expect((await edit(withBounds(2, 3))).options).toMatchObject([{ atLeast: 2, atMost: 3 }])
})
