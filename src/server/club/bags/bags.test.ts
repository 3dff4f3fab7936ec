import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type BagLocation, bagLimits, defaultBagItems } from '#contract/club/bags.limits.ts'
import { retryOn503, sharedServer } from '#server/testing/kit.ts'
import { bagDraft, movementDraft, openClub, personDraft, sendTwiceConcurrently } from '../club.testkit.ts'

const server = sharedServer()
const { bags, people, movements } = api.club

const itemDraft = (idBag: string, name = 'Hierro 1') => ({
  id: randomUUID(),
  idBag,
  name,
  description: '',
  photoId: null,
})

test('a new bag contains the fourteen default items in their order', async () => {
  const { bag } = await openClub(server)
  expect(defaultBagItems).toHaveLength(14)
  expect(bag.items.map(({ name }) => name)).toEqual([...defaultBagItems])
})

test('a new cart contains no items', async () => {
  const { admin } = await openClub(server)
  const cart = await admin.call(bags.create, { ...bagDraft(), type: 'cart' })
  expect(cart.items).toEqual([])
})

test('a bag with a known member number belongs to that person; an unknown number creates a person with rol owner', async () => {
  const { admin } = await openClub(server)
  const known = await admin.call(people.create, personDraft({ firstName: 'Olga', lastName: 'Reyes' }))
  const linked = await admin.call(bags.create, bagDraft({ numberSocio: known.numberSocio, firstName: 'Otra' }))
  expect(linked).toMatchObject({ owner: known.id, fullName: 'Olga Reyes' })
  const fresh = await admin.call(bags.create, bagDraft({ firstName: 'Nora', lastName: 'Paz' }))
  expect((await admin.call(people.one, { id: fresh.owner })).person).toMatchObject({ firstName: 'Nora', rol: 'owner' })
})

test('bags created concurrently for the same new member number belong to one person', async () => {
  const { admin } = await openClub(server)
  const draft = bagDraft()
  const created = await Promise.all(
    Array.from({ length: 12 }, () => admin.call(bags.create, { ...draft, id: randomUUID() })),
  )
  expect(new Set(created.map(({ owner }) => owner)).size).toBe(1)
})

test('a bag creation sent many times concurrently creates one bag with fourteen items', async () => {
  const { admin } = await openClub(server)
  const draft = bagDraft({ brand: 'Única' })
  const results = await Promise.all(Array.from({ length: 10 }, () => admin.call(bags.create, draft)))
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect((await admin.call(bags.list, { search: 'unica' })).bags).toMatchObject([{ id: draft.id, items: 14 }])
})

test('a bag without first name, last name, member number or brand is refused', async () => {
  const { admin } = await openClub(server)
  for (const wrong of [{ firstName: ' ' }, { lastName: '' }, { numberSocio: '' }, { brand: '  ' }])
    await expect(admin.call(bags.create, { ...bagDraft(), ...wrong })).rejects.toMatchObject({ status: 400 })
})

test('bags are sorted by owner and found by owner name, member number and brand', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  await admin.call(bags.create, bagDraft({ firstName: 'Óscar', lastName: 'Vega', brand: 'Ping', numberSocio: '10482' }))
  await admin.call(
    bags.create,
    bagDraft({ firstName: 'Ana', lastName: 'Ruiz', brand: 'TaylorMade', numberSocio: '777' }),
  )
  const found = async (search?: string) =>
    (await admin.call(bags.list, { search })).bags.map(({ fullName }) => fullName)
  expect(await found()).toEqual(['Ana Ruiz', 'Óscar Vega'])
  expect(await found('oscar')).toEqual(['Óscar Vega'])
  expect(await found('1048')).toEqual(['Óscar Vega'])
  expect(await found('taylor ruiz')).toEqual(['Ana Ruiz'])
  expect(await found('ping ruiz')).toEqual([])
})

test('an edit of a bag saves all fields; an older version is refused as stale, an unknown member number as unknown_member', async () => {
  const { admin, bag } = await openClub(server)
  const other = await admin.call(people.create, personDraft({ firstName: 'Olga', lastName: 'Reyes' }))
  const edit = {
    id: bag.id,
    version: 1,
    type: 'cart' as const,
    brand: 'Callaway',
    place: 'C-3',
    active: false,
    photoId: null,
  }
  const saved = await admin.call(bags.update, { ...edit, numberSocio: other.numberSocio })
  expect(saved).toMatchObject({ type: 'cart', brand: 'Callaway', place: 'C-3', active: false, fullName: 'Olga Reyes' })
  const again = admin.call(bags.update, { ...edit, numberSocio: other.numberSocio })
  await expect(again).rejects.toMatchObject({ code: 'stale' })
  const nobody = admin.call(bags.update, { ...edit, version: 2, numberSocio: 'nadie' })
  await expect(nobody).rejects.toMatchObject({ code: 'unknown_member' })
  expect((await admin.call(bags.list, { search: 'callaway reyes' })).bags).toHaveLength(1)
})

test('a bag is found by its place, and after a change only by the new place', async () => {
  const { admin, bag } = await openClub(server)
  const { id, version, type, brand, numberSocio, active } = bag
  const found = async (search: string) => (await admin.call(bags.list, { search })).bags.map((row) => row.id)
  expect(await found('a-12')).toEqual([id])
  await admin.call(bags.update, { id, version, type, brand, numberSocio, active, place: 'Bodega 7', photoId: null })
  expect(await found('bodega')).toEqual([id])
  expect(await found('a-12')).toEqual([])
})

test('the bag list filters bags that are in or out, also together with a search, and counts them without archived ones', async () => {
  const { admin, bag } = await openClub(server)
  const out = await admin.call(bags.create, bagDraft({ brand: 'Honma' }))
  await admin.call(bags.create, bagDraft({ brand: 'Nunca' }))
  await admin.call(movements.create, movementDraft(bag.id, 0))
  await admin.call(movements.create, { ...movementDraft(out.id, 0), actionType: 'Retiro' })
  const brands = async (input: { where: BagLocation; search?: string }) =>
    (await admin.call(bags.list, input)).bags.map(({ brand }) => brand)
  expect(await brands({ where: 'in' })).toEqual(['Titleist'])
  expect(await brands({ where: 'out' })).toEqual(['Honma'])
  expect(await brands({ where: 'out', search: 'hon quir' })).toEqual(['Honma'])
  expect(await brands({ where: 'in', search: 'honma' })).toEqual([])
  expect(await admin.call(bags.counts)).toEqual({ total: 3, in: 1, out: 1 })
  await admin.call(bags.archive, { id: out.id })
  expect(await brands({ where: 'out' })).toEqual([])
  expect(await admin.call(bags.counts)).toEqual({ total: 2, in: 1, out: 0 })
})

test('archived bags are listed, most recently archived first, and a restored bag is on the bag list again', async () => {
  const { venue, admin, bag } = await openClub(server)
  const other = await admin.call(bags.create, bagDraft({ brand: 'Honma' }))
  for (const { id } of [bag, other]) await admin.call(bags.archive, { id })
  const staff = await venue.as('staff')
  expect((await staff.call(bags.archived, {})).bags.map(({ id }) => id)).toEqual([other.id, bag.id])
  await admin.call(bags.restore, { id: other.id })
  expect((await admin.call(bags.archived, {})).bags.map(({ id }) => id)).toEqual([bag.id])
  expect((await admin.call(bags.list, { search: 'honma' })).bags).toMatchObject([{ id: other.id, items: 14 }])
  expect((await admin.call(movements.create, movementDraft(other.id, 0))).position).toBe(1)
  await expect(admin.call(bags.restore, { id: other.id })).rejects.toMatchObject({ code: 'gone' })
  const stranger = await (await server.openVenue()).as('admin')
  await expect(stranger.call(bags.restore, { id: bag.id })).rejects.toMatchObject({ code: 'gone' })
})

test('all comments of a bag can be read page by page, newest first', async () => {
  const { admin, bag } = await openClub(server)
  const count = bagLimits.commentsPage + 3
  for (let n = 0; n < count; n++)
    await admin.call(bags.addComment, { id: randomUUID(), idBag: bag.id, comments: `${n}` })
  const first = await admin.call(bags.allComments, { idBag: bag.id })
  const rest = await admin.call(bags.allComments, { idBag: bag.id, after: first.next ?? '' })
  const read = [...first.comments, ...rest.comments].map(({ comments }) => Number(comments))
  expect(read).toEqual(Array.from({ length: count }, (_, n) => count - 1 - n))
  expect(rest.next).toBeNull()
})

test('an archived bag is on no list, keeps its movements, and refuses new movements, items and comments', async () => {
  const { admin, bag } = await openClub(server)
  await admin.call(movements.create, movementDraft(bag.id, 0))
  await admin.call(bags.archive, { id: bag.id })
  expect((await admin.call(bags.list, {})).bags).toEqual([])
  const archived = await admin.call(bags.one, { id: bag.id })
  expect(archived).toMatchObject({ bag: { archived: true }, movements: [{ position: 1 }] })
  const gone = { code: 'gone' }
  await expect(admin.call(bags.archive, { id: bag.id })).rejects.toMatchObject(gone)
  await expect(admin.call(movements.create, movementDraft(bag.id, 1))).rejects.toMatchObject(gone)
  await expect(admin.call(bags.addItem, itemDraft(bag.id))).rejects.toMatchObject(gone)
  const comment = { id: randomUUID(), idBag: bag.id, comments: 'Tarde' }
  await expect(admin.call(bags.addComment, comment)).rejects.toMatchObject(gone)
})

test('the page of a bag shows the three newest movements, the three newest comments and all items', async () => {
  const { admin, bag } = await openClub(server)
  for (let n = 0; n < 5; n++) {
    await admin.call(movements.create, movementDraft(bag.id, n))
    await admin.call(bags.addComment, { id: randomUUID(), idBag: bag.id, comments: `Comentario ${n}` })
  }
  const page = await admin.call(bags.one, { id: bag.id })
  expect(page.movements.map(({ position }) => position)).toEqual([5, 4, 3])
  expect(page.comments.map(({ comments }) => comments)).toEqual(['Comentario 4', 'Comentario 3', 'Comentario 2'])
  expect(page.bag.items).toHaveLength(14)
})

test('of 25 comments written concurrently the list shows five and the database stores all', async () => {
  const { venue, admin, bag } = await openClub(server)
  const written = Array.from({ length: 25 }, (_, n) =>
    admin.call(bags.addComment, { id: randomUUID(), idBag: bag.id, comments: `Comentario ${n}` }),
  )
  await Promise.all(written)
  expect(await admin.call(bags.comments, { idBag: bag.id })).toHaveLength(5)
  const stored = await server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
    db.execute('select 1 from club_bag_comments'),
  )
  expect(stored.rowCount).toBe(25)
})

test('a blank comment is refused, and only an admin can delete a comment', async () => {
  const { venue, admin, bag } = await openClub(server)
  for (const comments of ['', ' ', '  '])
    await expect(admin.call(bags.addComment, { id: randomUUID(), idBag: bag.id, comments })).rejects.toMatchObject({
      status: 400,
    })
  expect(await admin.call(bags.comments, { idBag: bag.id })).toEqual([])
  const { id } = await admin.call(bags.addComment, { id: randomUUID(), idBag: bag.id, comments: 'Rueda floja' })
  const staff = await venue.as('staff')
  await expect(staff.call(bags.removeComment, { id })).rejects.toMatchObject({ status: 403 })
  await admin.call(bags.removeComment, { id })
  expect(await admin.call(bags.comments, { idBag: bag.id })).toEqual([])
})

test('a new item is the last of its bag; it can be edited from its newest version only, and removed', async () => {
  const { admin, bag } = await openClub(server)
  const photo = await admin.upload()
  const added = await admin.call(bags.addItem, { ...itemDraft(bag.id, 'Hierro 2'), photoId: photo.id })
  expect(added.photo?.id).toBe(photo.id)
  const edit = { id: added.id, version: 1, name: 'Hierro 3', description: 'Forjado', photoId: null }
  expect(await admin.call(bags.updateItem, edit)).toMatchObject({ name: 'Hierro 3', photo: null, version: 2 })
  await expect(admin.call(bags.updateItem, edit)).rejects.toMatchObject({ code: 'stale' })
  expect((await admin.call(bags.one, { id: bag.id })).bag.items.at(-1)?.name).toBe('Hierro 3')
  await admin.call(bags.removeItem, { id: added.id })
  await expect(admin.call(bags.item, { idBag: bag.id, id: added.id })).rejects.toMatchObject({ code: 'gone' })
})

test('concurrent additions never exceed the maximum number of items of a bag', async () => {
  const { admin, bag } = await openClub(server)
  const drafts = Array.from({ length: bagLimits.items }, (_, n) => itemDraft(bag.id, `Palo ${n}`))
  const outcomes = await Promise.allSettled(drafts.map((draft) => retryOn503(() => admin.call(bags.addItem, draft))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(bagLimits.items - 14)
  expect((await admin.call(bags.one, { id: bag.id })).bag.items).toHaveLength(bagLimits.items)
})

test('the last item that fits, sent twice concurrently, succeeds both times and is stored once', async () => {
  const { venue, admin, bag } = await openClub(server)
  for (let n = defaultBagItems.length + 1; n < bagLimits.items; n++)
    await admin.call(bags.addItem, itemDraft(bag.id, `Palo ${n}`))
  const last = itemDraft(bag.id, 'El último')
  const both = await sendTwiceConcurrently(server, venue.venueId, 'club_bags', () => admin.call(bags.addItem, last))
  expect(both.map(({ id }) => id)).toEqual([last.id, last.id])
  await expect(admin.call(bags.addItem, itemDraft(bag.id, 'Otro'))).rejects.toMatchObject({ code: 'full' })
})

test('bags are imported from a file: rows create bags and members or change a place, bad rows are left out, a taken place is a warning', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const known = await admin.call(bags.create, bagDraft({ brand: 'Ping', numberSocio: '7' }))
  const csv = [
    'Nombre;Apellido;Socio;Tipo;Marca;Ubicación',
    'Inés;Quiroga;7;Bolsa;PING;B-2',
    'Leo;Paz;8;carrito;Big Max;b-2',
    'Leo;Paz;8;;Honma;',
    'Eva;Gil;9;Barco;Honma;C-1',
    'Leo;Paz;8;Bolsa;honma;C-2',
  ].join('\n')
  const preview = await admin.call(bags.previewImport, { csv })
  expect(preview).toMatchObject({ created: 2, updated: 1, badRows: 2, taken: [{ place: 'B-2' }] })
  expect(preview.bad.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [5, 'type', 'invalid'],
    [6, 'brand', 'repeated'],
  ])
  expect(preview.rejected).toContain('Eva;Gil;9;Barco;Honma;C-1')
  expect(preview.changes[0]?.cells).toEqual([{ heading: 'Lugar', from: 'A-12', to: 'B-2' }])
  await expect(admin.call(bags.import, { csv, plan: 'other' })).rejects.toMatchObject({ code: 'stale' })
  expect(await admin.call(bags.import, { csv, plan: preview.plan })).toEqual({ created: 2, updated: 1 })
  await expect(admin.call(bags.import, { csv, plan: preview.plan })).rejects.toMatchObject({ code: 'stale' })

  const { bags: listed } = await admin.call(bags.list, {})
  expect(listed.map(({ brand, fullName, place, items }) => [brand, fullName, place, items])).toEqual([
    ['Ping', 'Inés Quiroga', 'B-2', 14],
    ['Big Max', 'Leo Paz', 'b-2', 0],
    ['Honma', 'Leo Paz', '', 14],
  ])
  const others = await admin.call(bags.atPlace, { place: 'B-2', except: known.id })
  expect(others).toMatchObject([{ brand: 'Big Max', fullName: 'Leo Paz' }])
  const { csv: exported } = await admin.call(bags.export)
  expect(await admin.call(bags.previewImport, { csv: exported })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  })
})
