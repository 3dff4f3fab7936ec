import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithListings } from '../properties.testkit.ts'

const server = sharedServer()
const { visitor } = server
const { listings } = api.properties

const openWithSix = async () => {
  const agency = await openVenueWithListings(await server.openVenue())
  const { add } = agency
  await add({ direction: 'Los Ceibos 88', city: 'Pilar', ambientes: 5, price: 21_000_000 })
  await add({ direction: 'Mitre 740', city: 'San Isidro', ambientes: 7, price: 38_500_000 })
  await add({ direction: 'Av. Córdoba 1502', city: 'Rosario', type: 'apartment', ambientes: 2, price: 9_250_000 })
  await add({
    direction: 'Juncal 2310',
    city: 'pilár',
    type: 'apartment',
    operation: 'rent',
    currency: 'ARS',
    price: 78_000_000,
    ambientes: 2,
  })
  await add({ direction: 'Colectora Este 5600', city: 'Escobar', type: 'lot', price: 6_800_000 })
  await add({ direction: 'Arenales 1780', city: 'Rosario', type: 'garage', price: 1_650_000 })
  const find = async (filter: object) => {
    const found = await visitor(listings.search, { venue: agency.venueId, ...filter })
    return found.listings.map(({ number }) => number).sort()
  }
  return { ...agency, find }
}

test('a search returns the listings that match all its filters', async () => {
  const { find } = await openWithSix()
  expect(await find({})).toEqual([1, 2, 3, 4, 5, 6])
  expect(await find({ operation: 'rent' })).toEqual([4])
  expect(await find({ type: 'apartment' })).toEqual([3, 4])
  expect(await find({ type: 'apartment', operation: 'sale' })).toEqual([3])
  // City names are compared without case and accents.
  expect(await find({ city: 'PILAR' })).toEqual([1, 4])
  // The last choice of rooms, 5, means five or more.
  expect([await find({ rooms: 2 }), await find({ rooms: 5 }), await find({ rooms: 4 })]).toEqual([[3, 4], [1, 2], []])
  expect(await find({ currency: 'USD', from: 2_000_000, to: 10_000_000 })).toEqual([3, 5])
  expect(await find({ city: 'Atlantis' })).toEqual([])
})

test('the text search ignores accents and case, and every word must begin a word of the listing', async () => {
  const { find } = await openWithSix()
  expect(await find({ text: 'cordoba' })).toEqual([3])
  expect(await find({ text: 'CÓRD 15' })).toEqual([3])
  expect(await find({ text: 'casa en pilar' })).toEqual([1])
  expect(await find({ text: 'depto' })).toEqual([3, 4])
  expect(await find({ text: 'ordoba' })).toEqual([])
  expect(await find({ text: '%' })).toEqual([1, 2, 3, 4, 5, 6])
})

test('each choice of a filter has the number of listings that match it and the other filters', async () => {
  const { venueId: venue } = await openWithSix()
  const countsOf = async (filter: object) => {
    const { tallies } = await visitor(listings.search, { venue, ...filter })
    const toRecord = (tally: { value: string; count: number }[]) =>
      Object.fromEntries(tally.map(({ value, count }) => [value, count]))
    return { operation: toRecord(tallies.operation), type: toRecord(tallies.type), city: toRecord(tallies.city) }
  }
  expect(await countsOf({})).toEqual({
    operation: { sale: 5, rent: 1 },
    type: { house: 2, apartment: 2, lot: 1, garage: 1 },
    city: { Pilar: 2, 'San Isidro': 1, Rosario: 2, Escobar: 1 },
  })
  // The choice of a filter does not change the counts of the same filter.
  expect(await countsOf({ type: 'apartment' })).toEqual({
    operation: { sale: 1, rent: 1 },
    type: { house: 2, apartment: 2, lot: 1, garage: 1 },
    city: { Pilar: 1, Rosario: 1 },
  })
  expect((await countsOf({ text: 'rosario' })).type).toEqual({ apartment: 1, garage: 1 })
})

test('the list is sorted as requested and has 24 listings per page', async () => {
  const { venueId: venue, add } = await openWithSix()
  const inOrder = async (filter: object) =>
    (await visitor(listings.search, { venue, ...filter })).listings.map(({ number }) => number)
  expect(await inOrder({ sort: 'price_low', currency: 'USD' })).toEqual([6, 5, 3, 1, 2])
  expect(await inOrder({ sort: 'price_high', currency: 'USD' })).toEqual([2, 1, 3, 5, 6])
  await Promise.all(Array.from({ length: 22 }, (_, n) => add({ direction: `Lote ${n}` })))
  const [first, second] = [
    await visitor(listings.search, { venue }),
    await visitor(listings.search, { venue, page: 2 }),
  ]
  expect([first.listings.length, second.listings.length, first.total, first.pages]).toEqual([24, 4, 28, 2])
  expect(new Set([...first.listings, ...second.listings].map(({ id }) => id)).size).toBe(28)
  expect((await visitor(listings.search, { venue, page: 9 })).listings).toEqual([])
})

test('a changed listing is found at once on every node, also when SQL changed it', async () => {
  const { venueId: venue, admin, find } = await openWithSix()
  const { id, version, ...listing } = await admin.call(listings.one, { number: 2 })
  const otherNode = server.appWithHub(server.hub)
  const onOtherNode = async () => {
    const response = await otherNode.fetch(
      new Request(`http://127.0.0.1:3000/api/properties/listings/search?venue=${venue}&city=Tandil`),
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
    return (await response.json()).total
  }
  expect([await find({ city: 'Tandil' }), await onOtherNode()]).toEqual([[], 0])
  const { number, cover, coverList, photos, active, archived, state, stateSince, contacts, ...fields } = listing
  const { agent, ...owner } = contacts
  const [photo] = photos
  const photoFields = { coverId: photo?.id ?? '', coverListId: photo?.id ?? '', photoIds: [photo?.id ?? ''] }
  const changes = { ...fields, ...owner, agentId: null, ...photoFields, city: 'Tandil' }
  await admin.call(listings.update, { ...changes, id, version } as never)
  expect([await find({ city: 'Tandil' }), await find({ city: 'San Isidro' })]).toEqual([[2], []])
  await expect.poll(onOtherNode).toBe(1)
  // Another program could change the database without the server.
  await server.asOwner(`update properties_listings set city = 'Azul' where venue_id = ${venue} and number = 2`)
  const staff = await admin.call(listings.list, { search: 'azul' })
  expect(staff.listings.map((one) => one.number)).toEqual([2])
})

test('a transaction that changes many listings raises the revision by one, and a rolled-back one does not', async () => {
  const { venueId: venue, admin, find } = await openWithSix()
  const revision = async () => {
    const { rows } = await server.kernel.database.inVenue(venue, 'read', (db) =>
      db.execute<{ revision: string }>('select revision from properties_catalogues'),
    )
    return Number(rows[0]?.revision)
  }
  const before = await revision()
  const { listings: all } = await admin.call(listings.list, {})
  await admin.call(listings.reorder, { ids: all.map(({ id }) => id).reverse() })
  expect(await revision()).toBe(before + 1)
  const rolledBack = server.kernel.database.inVenue(venue, 'write', async (db) => {
    await db.execute(`update properties_listings set city = 'Nada'`)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect([await revision(), await find({ city: 'Nada' })]).toEqual([before + 1, []])
})
