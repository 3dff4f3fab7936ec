import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithMenu } from './menus.testkit.ts'

const server = sharedServer()
const { menus } = api.hotel

const open = async () => {
  const kitchen = await openVenueWithMenu(await server.openVenue())
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

test('a bulk price change updates all given products and raises their versions', async () => {
  const { admin, flan, tea, change, prices } = await open()
  await change({ id: flan.id, was: 100_00, price: 110_00 }, { id: tea.id, was: 50_00, price: 55_00 })
  expect(await prices()).toEqual([110_00, 55_00])
  expect((await admin.call(menus.product, { id: flan.id })).version).toBe(flan.version + 1)
})

test('a bulk price change with one outdated price is refused as stale and changes no price', async () => {
  const { flan, tea, change, prices } = await open()
  await change({ id: tea.id, was: 50_00, price: 60_00 })
  const late = change({ id: flan.id, was: 100_00, price: 110_00 }, { id: tea.id, was: 50_00, price: 55_00 })
  await expect(late).rejects.toMatchObject({ code: 'stale' })
  expect(await prices()).toEqual([100_00, 60_00])
})

test('of two concurrent bulk changes of the same prices, in opposite order, one succeeds', async () => {
  const { flan, tea, change, prices } = await open()
  const changes = [
    { id: flan.id, was: 100_00, price: 110_00 },
    { id: tea.id, was: 50_00, price: 55_00 },
  ]
  const outcomes = await Promise.allSettled([change(...changes), change(...changes.toReversed())])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await prices()).toEqual([110_00, 55_00])
})

test('a bulk price change cannot change products of another menu or of another venue', async () => {
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

test('one bulk call changes the prices of 1,500 products', async () => {
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

const openWithPhotos = async () => {
  const kitchen = await open()
  const { admin, menu } = kitchen
  const save = (...photos: { id: string; was: string | null; photoId: string }[]) =>
    admin.call(menus.changePhotos, { id: menu.id, photos })
  const photos = async () => {
    const { categories } = await admin.call(menus.everyProduct, { id: menu.id })
    return categories.flatMap(({ products }) => products.map(({ photo }) => photo?.id ?? null))
  }
  return { ...kitchen, save, photos, another: (await admin.upload()).id }
}

test('a bulk photo change updates all given products and raises their versions', async () => {
  const { admin, flan, tea, photo, another, save, photos } = await openWithPhotos()
  const saved = await save({ id: flan.id, was: null, photoId: photo.id }, { id: tea.id, was: null, photoId: another })
  expect(saved).toEqual({ stale: [] })
  expect(await photos()).toEqual([photo.id, another])
  expect((await admin.call(menus.product, { id: flan.id })).version).toBe(flan.version + 1)
})

test('a bulk photo change returns products with another photo by now as stale and saves the others', async () => {
  const { flan, tea, photo, another, save, photos } = await openWithPhotos()
  await save({ id: tea.id, was: null, photoId: photo.id })
  const late = await save({ id: flan.id, was: null, photoId: another }, { id: tea.id, was: null, photoId: another })
  expect(late).toEqual({ stale: [tea.id] })
  expect(await photos()).toEqual([another, photo.id])
  expect(await save({ id: tea.id, was: photo.id, photoId: another })).toEqual({ stale: [] })
  expect(await photos()).toEqual([another, another])
})

test('a bulk photo change sent again after a lost response is not stale', async () => {
  const { flan, photo, save, photos } = await openWithPhotos()
  const same = { id: flan.id, was: null, photoId: photo.id }
  await save(same)
  expect(await save(same)).toEqual({ stale: [] })
  expect(await photos()).toEqual([photo.id, null])
})

test('of two photos for one product in a bulk call one is saved, and the product is returned as stale', async () => {
  const { flan, photo, another, save, photos } = await openWithPhotos()
  const both = [photo.id, another].map((photoId) => ({ id: flan.id, was: null, photoId }))
  expect(await save(...both)).toEqual({ stale: [flan.id] })
  expect([photo.id, another]).toContain((await photos())[0])
})

test('a bulk photo change cannot change products of another menu or use photos of another venue', async () => {
  const [mine, other] = [await openWithPhotos(), await openWithPhotos()]
  const theirs = { id: other.flan.id, was: null, photoId: mine.photo.id }
  expect(await mine.save(theirs)).toEqual({ stale: [other.flan.id] })
  const there = { id: other.menu.id, photos: [theirs] }
  await expect(mine.admin.call(menus.changePhotos, there)).rejects.toMatchObject({ code: 'gone' })
  const second = await mine.admin.call(menus.duplicate, { id: crypto.randomUUID(), from: mine.menu.id, name: 'Cena' })
  const elsewhere = { id: second.id, photos: [{ id: mine.flan.id, was: null, photoId: mine.photo.id }] }
  expect(await mine.admin.call(menus.changePhotos, elsewhere)).toEqual({ stale: [mine.flan.id] })
  const stolen = { id: mine.flan.id, was: null, photoId: other.photo.id }
  await expect(mine.save(stolen)).rejects.toMatchObject({ status: 400 })
  expect([...(await mine.photos()), ...(await other.photos())]).toEqual([null, null, null, null])
})
