import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'

const server = sharedServer()
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

test('a new post is the first of the posts of its kind and is not listed with another kind', async () => {
  const admin = await (await openVenue()).as('admin')
  await admin.call(posts.create, draft('Primera'))
  await admin.call(posts.create, draft('Segunda'))
  const titles = async (kind: PostKind) => (await admin.call(posts.onShow, { kind })).map(({ title }) => title)
  expect(await titles('news')).toEqual(['Segunda', 'Primera'])
  expect(await titles('tournament')).toEqual([])
})

test('the newest ten posts of a kind are on show; an eleventh replaces the oldest', async () => {
  const admin = await (await openVenue()).as('admin')
  for (let n = 1; n <= 11; n++) await admin.call(posts.create, draft(`Novedad ${n}`))
  const shown = await admin.call(posts.onShow, { kind: 'news' })
  expect(shown.map(({ title }) => title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Novedad ${n}`))
})

test('posts that are replaced by newer ones or whose last day has passed can be read in the archive, page by page', async () => {
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

test('a post is on show from its first to its last day in the venue’s time zone; its link works after the last day, not before the first', async () => {
  const venue = await openVenue()
  const admin = await venue.as('admin')
  const days = { shownFrom: '2030-05-10', shownUntil: '2030-05-11' }
  const { id } = await admin.call(posts.create, { ...draft(), ...days })
  const visibleAt = async (moment: string) => {
    server.kernel.now = () => new Date(moment)
    const isReadable = await visitor(posts.shown, { venue: venue.venueId, id }).then(
      () => true,
      () => false,
    )
    return [(await visitor(posts.news, { venue: venue.venueId })).length, isReadable]
  }
  // The venue's time zone is Buenos Aires, UTC-3.
  expect(await visibleAt('2030-05-10T02:59:00Z')).toEqual([0, false])
  expect(await visibleAt('2030-05-10T03:00:00Z')).toEqual([1, true])
  expect(await visibleAt('2030-05-12T02:59:00Z')).toEqual([1, true])
  expect(await visibleAt('2030-05-12T03:00:00Z')).toEqual([0, true])
})

test('a post whose last day is before its first day is refused', async () => {
  const admin = await (await openVenue()).as('admin')
  const days = { shownFrom: '2030-05-11', shownUntil: '2030-05-10' }
  await expect(admin.call(posts.create, { ...draft(), ...days })).rejects.toMatchObject({ status: 400 })
})

test('a post creation sent many times concurrently creates one post', async () => {
  const admin = await (await openVenue()).as('admin')
  const once = draft()
  const results = await Promise.all(Array.from({ length: 10 }, () => admin.call(posts.create, once)))
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect(await admin.call(posts.onShow, { kind: 'news' })).toHaveLength(1)
})

test('an edit of an older version of a post is refused as stale and changes nothing', async () => {
  const admin = await (await openVenue()).as('admin')
  const { id, kind, description } = await admin.call(posts.create, draft())
  const edit = (title: string) => admin.call(posts.update, { id, version: 1, kind, title, description, photoId: null })
  expect((await edit('Corregido')).version).toBe(2)
  await expect(edit('Perdido')).rejects.toMatchObject({ code: 'stale' })
  expect((await admin.call(posts.one, { id })).title).toBe('Corregido')
})

test('of many concurrent edits of the same version of a post exactly one is saved', async () => {
  const admin = await (await openVenue()).as('admin')
  const { id, kind, description } = await admin.call(posts.create, draft())
  const edits = Array.from({ length: 20 }, (_, n) =>
    admin.call(posts.update, { id, version: 1, kind, title: `Edición ${n}`, description, photoId: null }),
  )
  const outcomes = await Promise.allSettled(edits)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a removed post is refused as gone when it is read, edited or removed again', async () => {
  const admin = await (await openVenue()).as('admin')
  const { id, kind, title, description } = await admin.call(posts.create, draft())
  await admin.call(posts.remove, { id })
  const edit = { id, version: 1, kind, title, description, photoId: null }
  await expect(admin.call(posts.one, { id })).rejects.toMatchObject({ code: 'gone' })
  await expect(admin.call(posts.update, edit)).rejects.toMatchObject({ code: 'gone' })
  await expect(admin.call(posts.remove, { id })).rejects.toMatchObject({ code: 'gone' })
})

test('a post with a blank title, an empty description, a title that is too long or a control character is refused', async () => {
  const admin = await (await openVenue()).as('admin')
  for (const wrong of [{ title: '   ' }, { description: '' }, { title: 'x'.repeat(121) }, { title: 'a\u0000b' }])
    await expect(admin.call(posts.create, { ...draft(), ...wrong })).rejects.toMatchObject({ status: 400 })
})

test('a post contains its photo, in lists and when read by id', async () => {
  const admin = await (await openVenue()).as('admin')
  const photo = await admin.upload()
  const post = await admin.call(posts.create, { ...draft(), photoId: photo.id })
  expect(post.photo).toEqual(photo)
  expect(await admin.call(posts.one, { id: post.id })).toEqual(post)
  expect(await admin.call(posts.onShow, { kind: post.kind })).toEqual([post])
})

test('visitors can read the news of the venue they name, without the fields that only staff need', async () => {
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
