import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'

const { openVenue, visitor } = testServer()
const { outlets } = api.hotel

const open = async () => {
  const venue = await openVenue()
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  const draft = (name: string) => ({ id: randomUUID(), name, photoId: photo.id, hours: '9 a 18' })
  const add = (name: string) => admin.call(outlets.create, draft(name))
  return { ...venue, admin, photo, draft, add }
}

test('a visitor reads the outlets of the venue that is named, in their order', async () => {
  const { venueId, admin, add } = await open()
  const [bar, pool] = [await add('Bar'), await add('Pileta')]
  expect(await visitor(outlets.list, { venue: venueId })).toEqual([bar, pool])
  await admin.call(outlets.reorder, { ids: [pool.id, bar.id] })
  const names = (await visitor(outlets.list, { venue: venueId })).map(({ name, orderOutlet }) => [name, orderOutlet])
  expect(names).toEqual([
    ['Pileta', 1],
    ['Bar', 2],
  ])
  await expect(admin.call(outlets.reorder, { ids: [bar.id] })).rejects.toMatchObject({ code: 'stale' })
})

test('a new outlet stands at the end of the list', async () => {
  const { admin, add } = await open()
  const [bar, pool] = [await add('Bar'), await add('Pileta')]
  await admin.call(outlets.reorder, { ids: [pool.id, bar.id] })
  expect((await add('Parrilla')).orderOutlet).toBe(3)
})

test('name and picture are required', async () => {
  const { admin, draft } = await open()
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { photoId: null }, { photoId: randomUUID() }])
    await expect(admin.call(outlets.create, { ...draft('Bar'), ...wrong } as never)).rejects.toMatchObject({
      status: 400,
    })
  expect(await admin.call(outlets.list, {})).toEqual([])
})

test('an edit from an older version is refused, and a deleted outlet stays deleted', async () => {
  const { admin, photo, add } = await open()
  const { id } = await add('Bar')
  const edit = (name: string) => admin.call(outlets.update, { id, version: 1, name, photoId: photo.id, hours: '' })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => edit(`Bar ${n}`)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(edit('Tarde')).rejects.toMatchObject({ code: 'stale' })
  await admin.call(outlets.remove, { id })
  const late = [() => edit('Muerto'), () => admin.call(outlets.remove, { id }), () => admin.call(outlets.one, { id })]
  for (const call of late) await expect(call()).rejects.toMatchObject({ code: 'gone' })
})

test('the neighbouring venue neither sees nor changes an outlet, and cannot use its picture', async () => {
  const [mine, there] = [await open(), await open()]
  const outlet = await mine.add('Bar')
  const { id } = outlet
  const stranger = there.admin
  const edit = { id, version: 1, name: 'Ajeno', photoId: there.photo.id, hours: '' }
  for (const call of [
    () => stranger.call(outlets.one, { id }),
    () => stranger.call(outlets.update, edit),
    () => stranger.call(outlets.remove, { id }),
    () => visitor(outlets.one, { venue: there.venueId, id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'gone' })
  const stolen = { ...there.draft('Robado'), photoId: mine.photo.id }
  await expect(stranger.call(outlets.create, stolen)).rejects.toMatchObject({ status: 400 })
  expect(await stranger.call(outlets.list, {})).toEqual([])
  expect(await mine.admin.call(outlets.one, { id })).toEqual(outlet)
})
