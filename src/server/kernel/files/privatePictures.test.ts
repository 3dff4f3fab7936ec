import { beforeAll, describe, expect, test } from 'vitest'
import type { Photo } from '#contract/kernel/files.ts'
import { testServer } from '#server/testing/kit.ts'
import { runSetVenue } from '../db/database.ts'
import { encodePicture } from './encoding.ts'
import type { EncodedPicture } from './encodingWorker.ts'
import { files } from './files.table.ts'
import { storePicture } from './storePicture.ts'

const server = testServer()

let picture: EncodedPicture
beforeAll(async () => {
  const { default: sharp } = await import('sharp')
  const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2F6B4C' } })
  picture = await encodePicture(await blank.png().toBuffer())
})

const storePrivate = (venueId: number, kind: 'staff' | 'member', id: string) =>
  storePicture(
    (work) => server.kernel.database.inVenue(venueId, 'write', work),
    server.kernel.store,
    { venueId, label: '', owner: { kind, id }, isPrivate: true },
    picture,
  )
const pathOf = ({ src, width }: Photo) => `${src}/${width}.webp`

describe('a private picture', () => {
  test('is served to the staff of its venue and to its owner; everybody else gets 404', async () => {
    const [venue, neighbour] = [await server.openVenue(), await server.openVenue()]
    const [owner, other] = [await venue.as('screen'), await venue.as('screen')]
    const path = pathOf(await storePrivate(venue.venueId, 'staff', owner.staffId))
    expect(path).toMatch(new RegExp(`^/files/private/${venue.venueId}/`))
    const statusFor = async (cookie?: string) => (await server.fetch(path, {}, { cookie })).status
    for (const { cookie } of [owner, await venue.as('staff'), await venue.as('admin')])
      expect(await statusFor(cookie)).toBe(200)
    for (const { cookie } of [other, await neighbour.as('staff'), await neighbour.as('admin'), { cookie: undefined }])
      expect(await statusFor(cookie)).toBe(404)
  })

  test('may be cached by the browser for five minutes, but not by shared caches', async () => {
    const venue = await server.openVenue()
    const { staffId, cookie } = await venue.as('admin')
    const response = await server.fetch(pathOf(await storePrivate(venue.venueId, 'staff', staffId)), {}, { cookie })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('private, max-age=300')
  })

  test('has no public path, and a public picture has no private path', async () => {
    const venue = await server.openVenue()
    const admin = await venue.as('admin')
    const privatePath = pathOf(await storePrivate(venue.venueId, 'staff', admin.staffId))
    const publicPath = pathOf(await admin.upload())
    const swapped = [privatePath.replace('/private', ''), publicPath.replace('/files', '/files/private')]
    for (const path of swapped) expect((await server.fetch(path, {}, admin)).status, path).toBe(404)
    expect((await server.fetch(publicPath)).status).toBe(200)
  })

  test('with an invalid venue, id or width in the path is not found', async () => {
    const { cookie } = await (await server.openVenue()).as('admin')
    const [id, invalidId] = [crypto.randomUUID(), '-'.repeat(36)]
    const paths = [
      `9999999999/${id}/40`,
      `0/${id}/40`,
      `1/${invalidId}/40`,
      `${'1'.repeat(300)}/${id}/40`,
      `1/${id}/999999`,
    ]
    for (const path of paths)
      for (const folder of ['', 'private/'])
        expect((await server.fetch(`/files/${folder}${path}.webp`, {}, { cookie })).status, path).toBe(404)
  })

  test('is hidden from other callers of its venue by row-level security', async () => {
    const { venueId } = await server.openVenue()
    const [ownerId, otherId] = [crypto.randomUUID(), crypto.randomUUID()]
    const { id } = await storePrivate(venueId, 'member', ownerId)
    const visibleTo = (kind: string, subject: string) =>
      server.kernel.database.transaction('read', async (db, run) => {
        await runSetVenue(run, venueId)
        await run(
          { name: 'as', text: `select set_config('casa.kind', $1, true), set_config('casa.subject', $2, true)` },
          [kind, subject],
        )
        return (await db.select({ id: files.id }).from(files)).map((file) => file.id)
      })
    expect(await visibleTo('member', ownerId)).toEqual([id])
    expect(await visibleTo('staff', otherId)).toEqual([id])
    for (const kind of ['member', 'guest', 'screen', 'visitor'])
      expect(await visibleTo(kind, otherId), kind).toEqual([])
    expect(await visibleTo('guest', ownerId), 'the same id with another session kind').toEqual([])
  })
})
