import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openVenueWithListings } from '../properties.testkit.ts'

const server = testServer()
const { visitor } = server
const { listings } = api.properties
const open = async () => openVenueWithListings(await server.openVenue())

test('a new listing gets the next number of its venue, and a repeated id creates one listing', async () => {
  const { admin, draft, add } = await open()
  const sent = draft()
  const created = await Promise.all(Array.from({ length: 5 }, () => admin.call(listings.create, sent)))
  expect(new Set(created.map(({ number }) => number))).toEqual(new Set([1]))
  const others = await Promise.all(Array.from({ length: 5 }, (_, n) => add({ direction: `Mitre ${n}` })))
  expect(others.map(({ number }) => number).sort()).toEqual([2, 3, 4, 5, 6])
  // A new listing is published.
  expect(created[0]).toMatchObject({ active: true, version: 1, photos: [{}] })
})

test('an unpublished listing is visible to staff and not to visitors', async () => {
  const { venueId: venue, admin, add, ...agency } = await open()
  const { id, number } = await add()
  const seen = await visitor(listings.shown, { venue, number })
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['version']))
  await admin.call(listings.setActive, { id, active: false })
  await expect(visitor(listings.shown, { venue, number })).rejects.toMatchObject({ code: 'gone' })
  expect((await visitor(listings.search, { venue })).total).toBe(0)
  expect(await visitor(listings.favourites, { venue, numbers: `${number}` })).toEqual([])
  const staff = await agency.as('staff')
  expect((await staff.call(listings.one, { number })).active).toBe(false)
  await admin.call(listings.setActive, { id, active: true })
  expect((await visitor(listings.search, { venue })).total).toBe(1)
})

test('the gallery of a listing keeps its order and includes both covers', async () => {
  const { admin, draft } = await open()
  const photos = await Promise.all([admin.upload(), admin.upload(), admin.upload()])
  const [first = '', second = '', third = ''] = photos.map(({ id }) => id)
  const sent = { ...draft(), photoIds: [third, first], coverId: first, coverListId: second }
  const created = await admin.call(listings.create, sent)
  expect(created.photos.map(({ id }) => id)).toEqual([third, first, second])
  expect([created.cover?.id, created.coverList?.id]).toEqual([first, second])
  const { id, version } = created
  const again = { ...sent, id, version, photoIds: [second], coverId: second }
  const saved = await admin.call(listings.update, again)
  expect(saved.photos.map((photo) => photo.id)).toEqual([second])
  await expect(admin.call(listings.update, again)).rejects.toMatchObject({ code: 'stale' })
})

test('a listing with a missing or invalid field, or a URL of a host that is not allowed, is refused', async () => {
  const { admin, draft, venueId: venue } = await open()
  for (const wrong of [
    { operation: undefined },
    { price: -1 },
    { type: 'castle' },
    { condition: '' },
    { direction: ' ' },
    { city: '' },
    { mtTotales: 0 },
    { coverId: null },
    { coverListId: randomUUID() },
    { ambientes: 0 },
    { url360: 'https://evil.example/share/abc' },
    { url360: 'javascript:alert(1)' },
    { youtubeUrl: 'https://evil.example/watch?v=abcdef' },
  ])
    await expect(admin.call(listings.create, { ...draft(), ...wrong } as never)).rejects.toMatchObject({ status: 400 })
  expect((await visitor(listings.search, { venue })).total).toBe(0)
  const created = await admin.call(listings.create, {
    ...draft(),
    youtubeUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    url360: 'https://kuula.co/share/7lYZR?fs=1&evil=1',
  } as never)
  expect([created.youtubeUrl, created.url360]).toEqual([
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://kuula.co/share/7lYZR',
  ])
})

test('a copied listing has a number of its own and is not published, and a repeated id creates one copy', async () => {
  const { admin, add, venueId: venue } = await open()
  const original = await add({ direction: 'Mitre 740', city: 'San Isidro' })
  const request = { id: randomUUID(), of: original.id }
  const copies = await Promise.all([1, 2, 3].map(() => admin.call(listings.duplicate, request)))
  expect(copies[0]).toEqual({ ...original, id: request.id, number: 2, active: false })
  expect(copies).toEqual([copies[0], copies[0], copies[0]])
  expect((await visitor(listings.search, { venue })).total).toBe(1)
  await expect(admin.call(listings.duplicate, { id: randomUUID(), of: randomUUID() })).rejects.toMatchObject({
    code: 'gone',
  })
})

test('the list has the order of the last reorder call, and a call without all ids is refused as stale', async () => {
  const { admin, add, venueId: venue } = await open()
  const created = [await add({ direction: 'A 1' }), await add({ direction: 'B 2' }), await add({ direction: 'C 3' })]
  const ids = created.map(({ id }) => id)
  await admin.call(listings.reorder, { ids: [ids[1] ?? '', ids[2] ?? '', ids[0] ?? ''] })
  const shown = await visitor(listings.search, { venue })
  expect(shown.listings.map(({ direction }) => direction)).toEqual(['B 2', 'C 3', 'A 1'])
  await expect(admin.call(listings.reorder, { ids: ids.slice(1) })).rejects.toMatchObject({ code: 'stale' })
  const row = await admin.call(listings.list, {})
  expect([row.total, row.next, row.listings.map(({ orderListing }) => orderListing)]).toEqual([3, null, [1, 2, 3]])
})
