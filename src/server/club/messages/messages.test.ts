import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'

const server = sharedServer()
const { messages } = api.club

const draft = (title = 'Bienvenida', youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ') => ({
  id: randomUUID(),
  title,
  youtube,
})
const open = async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const titles = async () => (await admin.call(messages.list, {})).map(({ title }) => title)
  return { venue, admin, titles }
}

test('a new message is the first of the list, and its video URL is converted to the embed URL', async () => {
  const { venue, admin, titles } = await open()
  await admin.call(messages.create, draft('Primero'))
  const second = await admin.call(messages.create, draft('Segundo'))
  expect(second.youtube).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ')
  expect(await titles()).toEqual(['Segundo', 'Primero'])
  expect(await server.visitor(messages.list, { venue: venue.venueId })).toEqual(await admin.call(messages.list, {}))
})

test('allowed-link-hosts: a message whose URL is no video of an allowed host is refused and not stored', async () => {
  const { admin, titles } = await open()
  for (const youtube of ['https://evil.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', ''])
    await expect(admin.call(messages.create, draft('Mala', youtube))).rejects.toMatchObject({ status: 400 })
  expect(await titles()).toEqual([])
})

test('a message creation sent many times concurrently creates one message', async () => {
  const { admin, titles } = await open()
  const once = draft()
  await Promise.all(Array.from({ length: 10 }, () => admin.call(messages.create, once)))
  expect(await titles()).toEqual(['Bienvenida'])
})

test('messages can be reordered; a list of ids that is not complete is refused as stale', async () => {
  const { admin, titles } = await open()
  const created = []
  for (const title of ['A', 'B', 'C']) created.push(await admin.call(messages.create, draft(title)))
  const [a = '', b = '', c = ''] = created.map(({ id }) => id)
  await admin.call(messages.order, { ids: [b, a, c] })
  expect(await titles()).toEqual(['B', 'A', 'C'])
  for (const ids of [[a, b], [a, b, b], [a, b, randomUUID()], []])
    await expect(admin.call(messages.order, { ids })).rejects.toMatchObject({ code: 'stale' })
  await admin.call(messages.create, draft('D'))
  expect(await titles()).toEqual(['D', 'B', 'A', 'C'])
  await admin.call(messages.remove, { id: b })
  await expect(admin.call(messages.remove, { id: b })).rejects.toMatchObject({ code: 'gone' })
  expect(await titles()).toEqual(['D', 'A', 'C'])
})

test('an edit keeps the message in its place; an edit of an older version is refused as stale', async () => {
  const { admin, titles } = await open()
  const { id } = await admin.call(messages.create, draft('Primero'))
  await admin.call(messages.create, draft('Segundo'))
  const edit = (title: string) =>
    admin.call(messages.update, { id, version: 1, title, youtube: 'https://youtu.be/aqz-KE-bpKQ' })
  expect(await edit('Corregido')).toMatchObject({ version: 2, youtube: 'https://www.youtube.com/embed/aqz-KE-bpKQ' })
  await expect(edit('Perdido')).rejects.toMatchObject({ code: 'stale' })
  expect(await titles()).toEqual(['Segundo', 'Corregido'])
})
