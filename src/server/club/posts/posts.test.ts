import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'
import { testServer } from '#server/testing/kit.ts'

const server = testServer()
const { openVenue, visitor } = server
const { posts } = api.club

afterEach(() => {
  server.kernel.now = () => new Date()
})

const draft = (title = 'Torneo de primavera', kind: PostKind = 'news') => ({
  id: randomUUID(),
  kind,
  title,
  description: 'Salidas desde las 8.',
  photoId: null,
})

test('a new post is the first of its kind and of no other', async () => {
  const admin = await (await openVenue()).as('admin')
  await admin.call(posts.create, draft('Primera'))
  await admin.call(posts.create, draft('Segunda'))
  const titles = async (kind: PostKind) => (await admin.call(posts.onShow, { kind })).map(({ title }) => title)
  expect(await titles('news')).toEqual(['Segunda', 'Primera'])
  expect(await titles('tournament')).toEqual([])
})

test('ten posts of a kind are on show, and the eleventh pushes the oldest out', async () => {
  const admin = await (await openVenue()).as('admin')
  for (let n = 1; n <= 11; n++) await admin.call(posts.create, draft(`Novedad ${n}`))
  const shown = await admin.call(posts.onShow, { kind: 'news' })
  expect(shown.map(({ title }) => title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Novedad ${n}`))
})

test('what is not on show any more, over or yet to come stays readable in the archive', async () => {
  const venue = await openVenue()
  const [admin, staff] = [await venue.as('admin'), await venue.as('staff')]
  for (let n = 1; n <= 32; n++) await admin.call(posts.create, draft(`Novedad ${n}`))
  await admin.call(posts.create, { ...draft('Terminada'), shownUntil: '2020-01-01' })
  const first = await staff.call(posts.archive, { kind: 'news' })
  const rest = await staff.call(posts.archive, { kind: 'news', after: first.next ?? '' })
  const titles = [...first.posts, ...rest.posts].map(({ title }) => title)
  expect(titles).toEqual(['Terminada', ...Array.from({ length: 22 }, (_, n) => `Novedad ${22 - n}`)])
  expect(rest.next).toBeNull()
  expect((await staff.call(posts.archive, { kind: 'winner' })).posts).toEqual([])
})

test('a post is on show from its first day to its last, by the venue’s own clock', async () => {
  const venue = await openVenue()
  const admin = await venue.as('admin')
  const days = { shownFrom: '2030-05-10', shownUntil: '2030-05-11' }
  const { id } = await admin.call(posts.create, { ...draft(), ...days })
  const at = async (moment: string) => {
    server.kernel.now = () => new Date(moment)
    const shown = await visitor(posts.shown, { venue: venue.venueId, id }).then(
      () => true,
      () => false,
    )
    return [(await visitor(posts.news, { venue: venue.venueId })).length, shown]
  }
  // Buenos Aires is three hours behind.
  expect(await at('2030-05-10T02:59:00Z')).toEqual([0, false])
  expect(await at('2030-05-10T03:00:00Z')).toEqual([1, true])
  expect(await at('2030-05-12T02:59:00Z')).toEqual([1, true])
  expect(await at('2030-05-12T03:00:00Z')).toEqual([0, true])
})

test('a post cannot end before it begins', async () => {
  const admin = await (await openVenue()).as('admin')
  const days = { shownFrom: '2030-05-11', shownUntil: '2030-05-10' }
  await expect(admin.call(posts.create, { ...draft(), ...days })).rejects.toMatchObject({ status: 400 })
})

test('the same creation sent many times at once makes one post', async () => {
  const admin = await (await openVenue()).as('admin')
  const once = draft()
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.call(posts.create, once)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await admin.call(posts.onShow, { kind: 'news' })).toHaveLength(1)
})

test('an edit made from an older version is refused and changes nothing', async () => {
  const admin = await (await openVenue()).as('admin')
  const { id, kind, description } = await admin.call(posts.create, draft())
  const edit = (title: string) => admin.call(posts.update, { id, version: 1, kind, title, description, photoId: null })
  expect((await edit('Corregido')).version).toBe(2)
  await expect(edit('Perdido')).rejects.toMatchObject({ code: 'stale' })
  expect((await admin.call(posts.one, { id })).title).toBe('Corregido')
})

test('of many edits from the same version exactly one wins', async () => {
  const admin = await (await openVenue()).as('admin')
  const { id, kind, description } = await admin.call(posts.create, draft())
  const edits = Array.from({ length: 20 }, (_, n) =>
    admin.call(posts.update, { id, version: 1, kind, title: `Edición ${n}`, description, photoId: null }),
  )
  const outcomes = await Promise.allSettled(edits)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a removed post is gone for reading, editing and removing again', async () => {
  const admin = await (await openVenue()).as('admin')
  const { id, kind, title, description } = await admin.call(posts.create, draft())
  await admin.call(posts.remove, { id })
  const edit = { id, version: 1, kind, title, description, photoId: null }
  await expect(admin.call(posts.one, { id })).rejects.toMatchObject({ code: 'gone' })
  await expect(admin.call(posts.update, edit)).rejects.toMatchObject({ code: 'gone' })
  await expect(admin.call(posts.remove, { id })).rejects.toMatchObject({ code: 'gone' })
})

test('title and description are required and bounded', async () => {
  const admin = await (await openVenue()).as('admin')
  for (const wrong of [{ title: '   ' }, { description: '' }, { title: 'x'.repeat(121) }, { title: 'a\u0000b' }])
    await expect(admin.call(posts.create, { ...draft(), ...wrong })).rejects.toMatchObject({ status: 400 })
})

test('a post comes with the photo it names, in lists and by itself', async () => {
  const admin = await (await openVenue()).as('admin')
  const photo = await admin.upload()
  const post = await admin.call(posts.create, { ...draft(), photoId: photo.id })
  expect(post.photo).toEqual(photo)
  expect(await admin.call(posts.one, { id: post.id })).toEqual(post)
  expect(await admin.call(posts.onShow, { kind: post.kind })).toEqual([post])
})

test('a photo of another venue cannot be used', async () => {
  const [mine, neighbour] = [await openVenue(), await openVenue()]
  const photo = await mine.as('admin').then((admin) => admin.upload())
  const there = await neighbour.as('admin')
  await expect(there.call(posts.create, { ...draft(), photoId: photo.id })).rejects.toMatchObject({ status: 400 })
  expect(await there.call(posts.onShow, { kind: 'news' })).toEqual([])
})

test('the neighbouring venue neither sees, edits nor removes a post', async () => {
  const [mine, neighbour] = [await openVenue(), await openVenue()]
  const admin = await mine.as('admin')
  const stranger = await neighbour.as('admin')
  const post = await admin.call(posts.create, draft())
  const { id, version, kind, description } = post
  expect(await stranger.call(posts.onShow, { kind: 'news' })).toEqual([])
  const edit = { id, version, kind, title: 'Ajena', description, photoId: null }
  await expect(stranger.call(posts.update, edit)).rejects.toMatchObject({ code: 'gone' })
  await expect(stranger.call(posts.remove, { id })).rejects.toMatchObject({ code: 'gone' })
  expect(await admin.call(posts.one, { id })).toEqual(post)
})

test('visitors read the news of the venue they name, and nothing that only staff need', async () => {
  const [mine, neighbour] = [await openVenue(), await openVenue()]
  const admin = await mine.as('admin')
  await admin.call(posts.create, draft('Para todos'))
  await admin.call(posts.create, draft('De la tele', 'winner'))
  const news = await visitor(posts.news, { venue: mine.venueId })
  expect(news.map((post) => [post.title, Object.keys(post).sort()])).toEqual([
    ['Para todos', ['createdAt', 'description', 'id', 'photo', 'title']],
  ])
  expect(await visitor(posts.news, { venue: neighbour.venueId })).toEqual([])
})
