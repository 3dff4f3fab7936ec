import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { menuDraft } from '../menus/menus.testkit.ts'

const { openVenue, visitor } = sharedServer()
const { menus, outlets } = api.hotel

const open = async () => {
  const venue = await openVenue()
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  const draft = (name: string) => ({ id: randomUUID(), name, photoId: photo.id, hours: '9 a 18' })
  const add = (name: string) => admin.call(outlets.create, draft(name))
  return { ...venue, admin, photo, draft, add }
}

test('a visitor reads the outlets of a venue in their order, and a reorder call without all ids is refused as stale', async () => {
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

test('a new outlet is the last of the list', async () => {
  const { admin, add } = await open()
  const [bar, pool] = [await add('Bar'), await add('Pileta')]
  await admin.call(outlets.reorder, { ids: [pool.id, bar.id] })
  expect((await add('Parrilla')).orderOutlet).toBe(3)
})

test('the translation page of a menu translates the texts of its outlet for guests and keeps the outlet’s version', async () => {
  const { venueId: venue, admin, photo, add } = await open()
  const [bar, pool] = [await add('Bar'), await add('Pileta')]
  const menu = await admin.call(menus.create, { ...menuDraft(photo.id), outletId: bar.id })
  const { rows } = await admin.call(menus.texts, { id: menu.id })
  expect(rows.slice(-2).map(({ of, id, text }) => [of, id, text])).toEqual([
    ['outlet.name', bar.id, 'Bar'],
    ['outlet.hours', bar.id, '9 a 18'],
  ])
  expect(JSON.stringify(rows)).not.toContain(pool.id)
  const translate = (of: 'outlet.name' | 'outlet.hours', text: string) =>
    admin.call(menus.translate, { of, id: bar.id, language: 'french', was: '', text })
  await translate('outlet.name', 'Le bar')
  await translate('outlet.hours', 'de 9 h à 18 h')
  await expect(translate('outlet.name', 'Tard')).rejects.toMatchObject({ code: 'stale' })
  const french = { name: 'Le bar', hours: 'de 9 h à 18 h' }
  const guestInput = { venue, language: 'french' } as const
  expect((await visitor(menus.atVenue, guestInput)).outlets).toMatchObject([
    french,
    { name: 'Pileta', hours: '9 a 18' },
  ])
  expect((await visitor(menus.offered, { ...guestInput, outlet: bar.id })).outlet).toMatchObject(french)
  expect((await visitor(menus.atOutlet, { ...guestInput, outlet: bar.id })).outlet).toMatchObject(french)
  expect((await visitor(menus.atVenue, { venue })).outlets[0]).toMatchObject({ name: 'Bar', hours: '9 a 18' })
  expect((await admin.call(outlets.one, { id: bar.id })).version).toBe(bar.version)
  // A Spanish text equal to the default text is stored as empty.
  const same = { id: bar.id, language: 'spanish', was: '' } as const
  await admin.call(menus.translate, { ...same, of: 'outlet.name', text: 'Bar' })
  await admin.call(menus.translate, { ...same, of: 'outlet.hours', text: '9 a 18' })
  const translations = await admin.call(menus.texts, { id: menu.id })
  expect(translations.rows.slice(-2).map(({ spanish }) => spanish)).toEqual(['', ''])
})

test('an outlet without a name or a picture of the venue is refused', async () => {
  const { admin, draft } = await open()
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { photoId: null }, { photoId: randomUUID() }])
    await expect(admin.call(outlets.create, { ...draft('Bar'), ...wrong } as never)).rejects.toMatchObject({
      status: 400,
    })
  expect(await admin.call(outlets.list, {})).toEqual([])
})

test('of concurrent edits of an outlet one succeeds, later ones are stale, and a deleted outlet refuses every call', async () => {
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
