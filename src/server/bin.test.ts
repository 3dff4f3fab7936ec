import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { messageLimits } from '#contract/club/messages.limits.ts'
import { openVenueWithMenu } from './hotel/menus/menus.testkit.ts'
import { deleteExpiredBinEntries } from './kernel/bin/binCleanup.ts'
import { sweepPictures } from './kernel/files/pictureSweep.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const { posts, messages } = api.club
const { menus, rooms } = api.hotel
const { bin } = api.kernel

const openAdmin = async () => {
  const venue = await server.openVenue()
  return { ...venue, admin: await venue.as('admin') }
}
const newPost = (photoId: string | null = null) => ({
  id: randomUUID(),
  kind: 'news' as const,
  title: 'Torneo de otoño',
  description: 'Inscripción abierta.',
  photoId,
})
const age = (binId: string, days: number) =>
  server.asOwner(`update kernel_bin set deleted_at = now() - interval '${days} days' where id = '${binId}'`)

test('restoring twice restores once: what is removed again afterwards stays removed', async () => {
  const { admin } = await openAdmin()
  const post = newPost()
  const created = await admin.call(posts.create, post)
  const { binId } = await admin.call(posts.remove, { id: post.id })
  await Promise.all([admin.call(bin.restore, { id: binId }), admin.call(bin.restore, { id: binId })])
  expect(await admin.call(posts.one, { id: post.id })).toEqual(created)
  const second = await admin.call(posts.remove, { id: post.id })
  await admin.call(bin.restore, { id: binId })
  await expect(admin.call(posts.one, { id: post.id })).rejects.toMatchObject({ code: 'gone' })
  expect((await admin.call(bin.list, {})).entries).toMatchObject([{ id: second.binId, label: post.title }])
})

test('a restoration is refused while its number is taken, its parent is removed or its list is full', async () => {
  const { admin, venueId } = await openAdmin()
  const room = await admin.call(rooms.create, { id: randomUUID(), kind: 'room' })
  const removedRoom = await admin.call(rooms.remove, { id: room.id })
  const inItsPlace = await admin.call(rooms.create, { id: randomUUID(), kind: 'room' })
  expect(inItsPlace.number).toBe(room.number)
  await expect(admin.call(bin.restore, { id: removedRoom.binId })).rejects.toMatchObject({ code: 'place_taken' })
  await admin.call(rooms.remove, { id: inItsPlace.id })
  await admin.call(bin.restore, { id: removedRoom.binId })
  expect(await admin.call(rooms.sheet, { kind: 'room' })).toMatchObject([{ number: room.number }])

  const { category, addProduct } = await openVenueWithMenu({ venueId, as: async () => admin })
  const product = await addProduct('Ñoquis')
  const removedProduct = await admin.call(menus.removeProduct, { id: product.id })
  const removedCategory = await admin.call(menus.removeCategory, { id: category.id })
  await expect(admin.call(bin.restore, { id: removedProduct.binId })).rejects.toMatchObject({ code: 'parent_gone' })
  await admin.call(bin.restore, { id: removedCategory.binId })
  await admin.call(bin.restore, { id: removedProduct.binId })
  expect(await admin.call(menus.product, { id: product.id })).toEqual(product)

  const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  const message = await admin.call(messages.create, { id: randomUUID(), title: 'Bienvenida', youtube })
  const removedMessage = await admin.call(messages.remove, { id: message.id })
  await server.asOwner(`insert into club_messages (venue_id, id, title, youtube, place, created_at)
    select ${venueId}, gen_random_uuid(), 'x', 'x', n, now() from generate_series(1, ${messageLimits.messages}) n`)
  await expect(admin.call(bin.restore, { id: removedMessage.binId })).rejects.toMatchObject({ code: 'full' })
})

test('a role restores what it may remove, and nobody restores or sees what another venue has removed', async () => {
  const { admin, as } = await openAdmin()
  const staff = await as('staff')
  const stranger = await (await server.openVenue()).as('admin')
  const post = await admin.call(posts.create, newPost())
  const removedPost = await admin.call(posts.remove, { id: post.id })
  const room = await staff.call(rooms.create, { id: randomUUID(), kind: 'table' })
  const removedRoom = await admin.call(rooms.remove, { id: room.id })
  expect((await staff.call(bin.list, {})).entries).toMatchObject([
    { id: removedRoom.binId, label: `${room.number}`, deletedBy: 'admin', mayRestore: true },
    { id: removedPost.binId, label: post.title, deletedBy: 'admin', mayRestore: false },
  ])
  await expect(staff.call(bin.restore, { id: removedPost.binId })).rejects.toMatchObject({ code: 'admin_only' })
  await expect(staff.call(bin.purge, { id: removedPost.binId })).rejects.toMatchObject({ status: 403 })
  await staff.call(bin.restore, { id: removedRoom.binId })
  expect((await stranger.call(bin.list, {})).entries).toEqual([])
  for (const write of [bin.restore, bin.purge])
    await expect(stranger.call(write, { id: removedPost.binId })).rejects.toMatchObject({ code: 'gone' })
  await admin.call(bin.purge, { id: removedPost.binId })
  await expect(admin.call(bin.restore, { id: removedPost.binId })).rejects.toMatchObject({ code: 'gone' })
})

test('the bin is searched without accents and filtered by kind, page by page', async () => {
  const { admin, venueId } = await openAdmin()
  await server.asOwner(`insert into kernel_bin (venue_id, kind, label, rows, deleted_at, deleted_by)
    select ${venueId}, case when n = 1 then 'hotel.menus.remove' else 'club.posts.remove' end, 'Ñandú ' || n, '[]',
    now() - n * interval '1 minute', 'Ana' from generate_series(1, 60) n`)
  const first = await admin.call(bin.list, { kind: 'club.posts.remove', search: 'nandu' })
  const second = await admin.call(bin.list, { kind: 'club.posts.remove', search: 'nandu', after: first.next ?? '' })
  expect([...first.entries, ...second.entries].map(({ label }) => label)).toEqual(
    Array.from({ length: 59 }, (_, n) => `Ñandú ${n + 2}`),
  )
  expect([first.entries.length, second.next]).toEqual([50, null])
})

test('after 30 days an entry is neither shown nor kept, and only then its picture is swept', async () => {
  const { admin, venueId } = await openAdmin()
  const { id: photoId } = await admin.upload()
  const post = await admin.call(posts.create, newPost(photoId))
  const { binId } = await admin.call(posts.remove, { id: post.id })
  await server.asOwner(`update kernel_files set created_at = created_at - interval '2 days'`)
  const sweep = async () => {
    await deleteExpiredBinEntries(server.kernel)
    await sweepPictures(server.kernel)
    const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
      db.execute(
        sql`select (select count(*)::int from kernel_bin) as entries, (select count(*)::int from kernel_files) as files`,
      ),
    )
    return rows[0]
  }
  await age(binId, 29)
  expect(await sweep()).toEqual({ entries: 1, files: 1 })
  expect((await admin.call(bin.list, {})).entries).toMatchObject([{ id: binId, daysLeft: 1 }])
  await age(binId, 31)
  expect((await admin.call(bin.list, {})).entries).toEqual([])
  expect(await sweep()).toEqual({ entries: 0, files: 0 })
})

test('a row from before a new version is restored with the default of a new column', async () => {
  const { admin, venueId } = await openAdmin()
  const post = await admin.call(posts.create, newPost())
  const { binId } = await admin.call(posts.remove, { id: post.id })
  await server.asOwner(`alter table club_posts add column mood text not null default 'calm'`)
  await admin.call(bin.restore, { id: binId })
  const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute(sql`select id, mood from club_posts`),
  )
  expect(rows).toEqual([{ id: post.id, mood: 'calm' }])
})
