import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { encodePicture } from './encoding.ts'
import { startPictureSweep, sweepPictures } from './pictureSweep.ts'
import { storePicture } from './storePicture.ts'

const server = testServer()

let encoded: Awaited<ReturnType<typeof encodePicture>>
beforeAll(async () => {
  const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  encoded = await encodePicture(await blank.png().toBuffer())
})

const folderOf = (part: string | number) => path.join(server.kernel.configuration.dataDir, 'files', String(part))
const bytesIn = async (part: string | number) => (await readdir(folderOf(part)).catch(() => [])).toSorted()

const storeTestPicture = async (venueId: number, isPrivate = false) => {
  const { database, store } = server.kernel
  const write = (work: Parameters<typeof database.inVenue>[2]) => database.inVenue(venueId, 'write', work)
  return (await storePicture(write, store, { venueId, label: '', isPrivate }, encoded)).id
}
const rowsIn = async (venueId: number) => {
  const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute<{ id: string }>('select id from kernel_files order by id'),
  )
  return rows.map(({ id }) => id)
}
/** Sets the age of pictures to more than a day. */
const makeOld = async (venueId: number, ids: string[]) => {
  const before = new Date(Date.now() - 25 * 3_600_000)
  await server.asOwner(
    `update kernel_files set created_at = created_at - interval '25 hours' where id::text in ('${ids.join("','")}')`,
  )
  for (const part of [String(venueId), `private/${venueId}`])
    for (const id of ids) await utimes(path.join(folderOf(part), id), before, before).catch(() => {})
}

test('pictures that no row refers to are removed after a day with their bytes, and no others', async () => {
  const { venueId, as } = await server.openVenue()
  const neighbour = await server.openVenue()
  const ids = [
    await storeTestPicture(venueId),
    await storeTestPicture(venueId),
    await storeTestPicture(venueId),
    await storeTestPicture(venueId, true),
  ]
  const [used = '', , fresh = ''] = ids
  const othersPicture = await storeTestPicture(neighbour.venueId)
  const post = { id: crypto.randomUUID(), kind: 'news' as const, title: 'a', description: 'b', photoId: used }
  await (await as('admin')).call(api.club.posts.create, post)
  await makeOld(
    venueId,
    ids.filter((id) => id !== fresh),
  )
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([used, fresh].toSorted())
  expect(await bytesIn(venueId)).toEqual([used, fresh].toSorted())
  expect(await bytesIn(`private/${venueId}`)).toEqual([])
  expect([await rowsIn(neighbour.venueId), await bytesIn(neighbour.venueId)]).toEqual([
    [othersPicture],
    [othersPicture],
  ])
})

test('a picture is kept if any table refers to it by a foreign key, also a new table', async () => {
  const { venueId } = await server.openVenue()
  const [used, unused] = [await storeTestPicture(venueId), await storeTestPicture(venueId)]
  await server.asOwner(`
    create table test_claims (venue_id int, photo uuid, foreign key (venue_id, photo) references kernel_files (venue_id, id));
    grant select on test_claims to casa_app;
    insert into test_claims values (${venueId}, '${used}')`)
  await makeOld(venueId, [used, unused])
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([used])
  await server.asOwner('drop table test_claims')
})

test('a picture to which an open transaction refers is kept, and that transaction can commit', async () => {
  const { venueId } = await server.openVenue()
  const [held, unused] = [await storeTestPicture(venueId), await storeTestPicture(venueId)]
  await makeOld(venueId, [held, unused])
  const writer = new pg.Client(server.owner)
  await writer.connect()
  await writer.query('begin')
  await writer.query(
    `insert into club_posts (venue_id, id, kind, title, description, photo_id)
     values ($1, gen_random_uuid(), 'news', 'a', 'b', $2)`,
    [venueId, held],
  )
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([held])
  expect(await bytesIn(venueId)).toEqual([held])
  await writer.query('commit')
  await writer.end()
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([held])
})

test('bytes without a row are removed after a day; folders that are no pictures are kept', async () => {
  const { venueId } = await server.openVenue()
  const known = await storeTestPicture(venueId)
  const [abandoned, recent] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [abandoned, recent]) {
    await mkdir(path.join(folderOf(venueId), id))
    await writeFile(path.join(folderOf(venueId), id, '320.webp.part'), 'half')
  }
  await mkdir(path.join(folderOf(venueId), 'mine'))
  await makeOld(venueId, [abandoned, 'mine'])
  await sweepPictures(server.kernel)
  expect(await bytesIn(venueId)).toEqual([known, recent, 'mine'].toSorted())
})

test('more pictures than one batch holds are all removed', async () => {
  const { venueId } = await server.openVenue()
  const ids = Array.from({ length: 230 }, () => crypto.randomUUID())
  const rows = ids.map((id) => `(${venueId}, '${id}', '', '{}', 1, 1, '')`)
  await server.asOwner(`insert into kernel_files (venue_id, id, label, widths, width, height, blur) values ${rows}`)
  for (const id of ids) await mkdir(path.join(folderOf(venueId), id), { recursive: true })
  const orphans = Array.from({ length: 130 }, () => crypto.randomUUID())
  for (const id of orphans) await mkdir(path.join(folderOf(venueId), id))
  await makeOld(venueId, [...ids, ...orphans])
  await sweepPictures(server.kernel)
  expect([await rowsIn(venueId), await bytesIn(venueId)]).toEqual([[], []])
})

test('while another node holds the lock nothing is swept', async () => {
  const { venueId } = await server.openVenue()
  const unused = await storeTestPicture(venueId)
  await makeOld(venueId, [unused])
  const other = new pg.Client(server.owner)
  await other.connect()
  await other.query('select pg_advisory_lock(4127, 3)')
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([unused])
  await other.end()
  await expect.poll(() => sweepPictures(server.kernel).then(() => rowsIn(venueId))).toEqual([])
})

test('periodic sweeping that has not begun yet can be stopped at once', async () => {
  const stop = startPictureSweep(server.kernel)
  await stop()
})
