import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithListings } from '../properties.testkit.ts'

const server = sharedServer()
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

test('a reserved listing stays in the list, a sold one keeps its page only, a withdrawn or archived one says that it is unavailable', async () => {
  const { venueId: venue, admin, add, ...agency } = await open()
  const staff = await agency.as('staff')
  const { id, number } = await add()
  const { number: other } = await add({ direction: 'Mitre 740' })
  const inList = async () =>
    (await visitor(listings.search, { venue })).listings.map((card) => [card.number, card.state])
  const setState = (state: 'reserved' | 'closed' | 'withdrawn' | 'available') =>
    staff.call(listings.setState, { id, state, since: '2026-11-16' })
  const seen = () => visitor(listings.shown, { venue, number })
  await setState('reserved')
  expect(await inList()).toContainEqual([number, 'reserved'])
  await setState('closed')
  expect(await inList()).toEqual([[other, 'available']])
  expect(await seen()).toMatchObject({ state: 'closed', stateSince: '2026-11-16', direction: 'Los Ceibos 88' })
  await setState('withdrawn')
  expect(await seen()).toEqual({ state: 'withdrawn', number, operation: 'sale', type: 'house', city: 'Pilar' })
  expect((await visitor(listings.similar, { venue, number })).map((card) => card.number)).toEqual([other])
  await setState('available')
  await admin.call(listings.setArchived, { id, archived: true })
  expect(await seen()).toMatchObject({ state: 'withdrawn' })
  expect(await inList()).toEqual([[other, 'available']])
  const lanes = async (lane?: 'archived') =>
    (await staff.call(listings.list, lane ? { lane } : {})).listings.map((row) => row.number)
  expect([await lanes(), await lanes('archived')]).toEqual([[other], [number]])
  await admin.call(listings.setArchived, { id, archived: false })
  expect(await inList()).toHaveLength(2)
})

test('owner and agent of a listing are visible to staff, and in no response or page for visitors', async () => {
  const { venueId: venue, add, ...agency } = await open()
  const staff = await agency.as('staff')
  const [account] = (await staff.call(api.kernel.users.names)).filter(({ name }) => name === 'staff')
  const owner = { ownerName: 'Graciela Secreta', ownerPhone: '+54 11 5555 0142', ownerMail: 'duenia@secreta.test' }
  const { number } = await add({ ...owner, ownerNotes: 'Llave en portería', agentId: account?.id ?? null } as never)
  expect((await staff.call(listings.one, { number })).contacts).toMatchObject({ ...owner, agent: { name: 'staff' } })
  expect((await staff.call(listings.list, {})).listings[0]?.contacts).toMatchObject(owner)
  const pageText = async (path: string) => (await server.fetch(path)).text()
  const answers = await Promise.all([
    visitor(listings.shown, { venue, number }),
    visitor(listings.search, { venue }),
    visitor(listings.favourites, { venue, numbers: `${number}` }),
    pageText(`/propiedades/${number}?venue=${venue}`),
    pageText(`/propiedades/${number}/ficha?venue=${venue}`),
  ])
  expect(JSON.stringify(answers)).toContain('Los Ceibos 88')
  expect(JSON.stringify(answers)).not.toMatch(/secreta|0142|portería|contacts|agent/i)
  const rows = await server.kernel.database.transaction('read', async (db) => {
    await db.execute(`select set_config('casa.venue', '${venue}', true)`)
    return (await db.execute('select * from properties_contacts')).rows
  })
  expect(rows).toEqual([])
})

test('a removed listing leaves the list and the search at once, and restoring it brings it back with its number', async () => {
  const { venueId: venue, admin, add } = await open()
  const [kept, removed] = [await add(), await add({ direction: 'Mitre 740' })]
  const numbers = async () => (await visitor(listings.search, { venue })).listings.map(({ number }) => number).sort()
  expect(await numbers()).toEqual([kept.number, removed.number])
  const { binId } = await admin.call(listings.remove, { id: removed.id })
  expect([await numbers(), (await admin.call(listings.list, {})).total]).toEqual([[kept.number], 1])
  await admin.call(api.kernel.bin.restore, { id: binId })
  expect(await numbers()).toEqual([kept.number, removed.number])
  expect((await add()).number).toBe(3)
})

test('an exported file changes nothing, new rows create unpublished listings, and one without a photo cannot be published', async () => {
  const { venueId: venue, admin, add } = await open()
  await add({ direction: 'Mitre 740', ownerName: 'Eva Paz' } as never)
  const { csv } = await admin.call(listings.export)
  expect(csv).toContain('Mitre 740')
  expect(await admin.call(listings.previewImport, { csv })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 1,
    badRows: 0,
  })
  const file = `Número;Operación;Tipo;Estado;Precio;Dirección;Ciudad;Metros totales;Comodidades;Expensas
1;Venta;Casa;Excelente;215.000;Mitre 740;Pilar;640;;
;Alquiler;Depto;A estrenar;780.000;Juncal 2310;Buenos Aires;64;Balcón, Ascensor;74.000
;Alquiler;Castillo;Bueno;1;Sin tipo 1;Pilar;64;;
;Alquiler;Casa;Bueno;barato;Sin precio 2;Pilar;64;;`
  const preview = await admin.call(listings.previewImport, { csv: file })
  expect(preview).toMatchObject({
    created: 1,
    updated: 1,
    bad: [
      { line: 4, column: 'type', found: 'Castillo' },
      { line: 5, column: 'price' },
    ],
    changes: [
      {
        cells: [
          { heading: 'Estado', to: 'Excelente' },
          { heading: 'Precio', to: '215000' },
        ],
      },
    ],
  })
  await admin.call(listings.import, { csv: file, plan: preview.plan })
  const created = await admin.call(listings.one, { number: 2 })
  expect(created).toMatchObject({
    active: false,
    price: 78_000_000,
    expensas: 7_400_000,
    amenities: ['balcony', 'elevator'],
    cover: null,
  })
  const changed = await admin.call(listings.one, { number: 1 })
  expect(changed).toMatchObject({ price: 21_500_000, condition: 'excellent', contacts: { ownerName: 'Eva Paz' } })
  await expect(admin.call(listings.setActive, { id: created.id, active: true })).rejects.toMatchObject({
    code: 'photo_missing',
  })
  expect(await admin.call(listings.previewImport, { csv: file })).toMatchObject({ created: 0, updated: 0 })
  expect((await visitor(listings.search, { venue })).total).toBe(1)
})
