import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { encodePicture } from './pictures.ts'
import { storePicture } from './storing.ts'
import { startSweeping, sweepPictures } from './sweeping.ts'

const server = testServer()

let encoded: Awaited<ReturnType<typeof encodePicture>>
beforeAll(async () => {
  const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  encoded = await encodePicture(await blank.png().toBuffer())
})

const folderOf = (part: string | number) => path.join(server.kernel.configuration.dataDir, 'files', String(part))
const bytesIn = async (part: string | number) => (await readdir(folderOf(part)).catch(() => [])).toSorted()

const stored = async (venueId: number, isPrivate = false) => {
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
/** As if more than a day had passed since these came. */
const age = async (venueId: number, ids: string[]) => {
  const before = new Date(Date.now() - 25 * 3_600_000)
  await server.asOwner(
    `update kernel_files set created_at = created_at - interval '25 hours' where id::text in ('${ids.join("','")}')`,
  )
  for (const part of [String(venueId), `private/${venueId}`])
    for (const id of ids) await utimes(path.join(folderOf(part), id), before, before).catch(() => {})
}

test('pictures that nothing refers to are removed after a day, with their bytes, and no others', async () => {
  const { venueId, as } = await server.openVenue()
  const neighbour = await server.openVenue()
  const ids = [await stored(venueId), await stored(venueId), await stored(venueId), await stored(venueId, true)]
  const [shown = '', , fresh = ''] = ids
  const elsewhere = await stored(neighbour.venueId)
  const post = { id: crypto.randomUUID(), kind: 'news' as const, title: 'a', description: 'b', photoId: shown }
  await (await as('admin')).call(api.club.posts.create, post)
  await age(
    venueId,
    ids.filter((id) => id !== fresh),
  )
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([shown, fresh].toSorted())
  expect(await bytesIn(venueId)).toEqual([shown, fresh].toSorted())
  expect(await bytesIn(`private/${venueId}`)).toEqual([])
  expect([await rowsIn(neighbour.venueId), await bytesIn(neighbour.venueId)]).toEqual([[elsewhere], [elsewhere]])
})

test('whatever table points to pictures is known from its foreign keys, a new one too', async () => {
  const { venueId } = await server.openVenue()
  const [pointed, unused] = [await stored(venueId), await stored(venueId)]
  await server.asOwner(`
    create table test_claims (venue_id int, photo uuid, foreign key (venue_id, photo) references kernel_files (venue_id, id));
    grant select on test_claims to casa_app;
    insert into test_claims values (${venueId}, '${pointed}')`)
  await age(venueId, [pointed, unused])
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([pointed])
  await server.asOwner('drop table test_claims')
})

test('a picture to which somebody is just about to refer stays, and so does their work', async () => {
  const { venueId } = await server.openVenue()
  const [held, unused] = [await stored(venueId), await stored(venueId)]
  await age(venueId, [held, unused])
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

test('bytes that no row knows go after a day; what is not a picture of ours is left alone', async () => {
  const { venueId } = await server.openVenue()
  const known = await stored(venueId)
  const [abandoned, arriving] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [abandoned, arriving]) {
    await mkdir(path.join(folderOf(venueId), id))
    await writeFile(path.join(folderOf(venueId), id, '320.webp.part'), 'half')
  }
  await mkdir(path.join(folderOf(venueId), 'mine'))
  await age(venueId, [abandoned, 'mine'])
  await sweepPictures(server.kernel)
  expect(await bytesIn(venueId)).toEqual([known, arriving, 'mine'].toSorted())
})

test('many are removed in batches', async () => {
  const { venueId } = await server.openVenue()
  const ids = Array.from({ length: 230 }, () => crypto.randomUUID())
  const rows = ids.map((id) => `(${venueId}, '${id}', '', '{}', 1, 1, '')`)
  await server.asOwner(`insert into kernel_files (venue_id, id, label, widths, width, height, blur) values ${rows}`)
  for (const id of ids) await mkdir(path.join(folderOf(venueId), id), { recursive: true })
  const orphans = Array.from({ length: 130 }, () => crypto.randomUUID())
  for (const id of orphans) await mkdir(path.join(folderOf(venueId), id))
  await age(venueId, [...ids, ...orphans])
  await sweepPictures(server.kernel)
  expect([await rowsIn(venueId), await bytesIn(venueId)]).toEqual([[], []])
})

test('one node sweeps at a time', async () => {
  const { venueId } = await server.openVenue()
  const unused = await stored(venueId)
  await age(venueId, [unused])
  const other = new pg.Client(server.owner)
  await other.connect()
  await other.query('select pg_advisory_lock(4127, 3)')
  await sweepPictures(server.kernel)
  expect(await rowsIn(venueId)).toEqual([unused])
  await other.end()
  await expect.poll(() => sweepPictures(server.kernel).then(() => rowsIn(venueId))).toEqual([])
})

test('sweeping begins long after the start, and stops at once', async () => {
  const stop = startSweeping(server.kernel)
  await stop()
})
