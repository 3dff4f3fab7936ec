import { beforeAll, describe, expect, test } from 'vitest'
import type { Photo } from '#contract/kernel/files.ts'
import { testServer } from '#server/testing/kit.ts'
import { enter } from '../db/database.ts'
import type { Encoded } from './drawing.ts'
import { files } from './files.table.ts'
import { encodePicture } from './pictures.ts'
import { storePicture } from './storing.ts'

const server = testServer()

let picture: Encoded
beforeAll(async () => {
  const { default: sharp } = await import('sharp')
  const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2F6B4C' } })
  picture = await encodePicture(await blank.png().toBuffer())
})

const stored = (venueId: number, kind: 'staff' | 'member', id: string) =>
  storePicture(
    (work) => server.kernel.database.inVenue(venueId, 'write', work),
    server.kernel.store,
    { venueId, label: '', owner: { kind, id }, isPrivate: true },
    picture,
  )
const addressOf = ({ src, width }: Photo) => `${src}/${width}.webp`

describe('a private picture', () => {
  test('is shown to the staff of its venue and to its owner; for anybody else it is not there', async () => {
    const [venue, neighbour] = [await server.openVenue(), await server.openVenue()]
    const [owner, other] = [await venue.as('screen'), await venue.as('screen')]
    const address = addressOf(await stored(venue.venueId, 'staff', owner.staffId))
    expect(address).toMatch(new RegExp(`^/files/private/${venue.venueId}/`))
    const statusFor = async (cookie?: string) => (await server.fetch(address, {}, { cookie })).status
    for (const { cookie } of [owner, await venue.as('staff'), await venue.as('admin')])
      expect(await statusFor(cookie)).toBe(200)
    for (const { cookie } of [other, await neighbour.as('staff'), await neighbour.as('admin'), { cookie: undefined }])
      expect(await statusFor(cookie)).toBe(404)
  })

  test('is kept by the browser of who may see it, for a while, and by nobody in between', async () => {
    const venue = await server.openVenue()
    const { staffId, cookie } = await venue.as('admin')
    const answer = await server.fetch(addressOf(await stored(venue.venueId, 'staff', staffId)), {}, { cookie })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
  })

  test('has no public address, and a public picture no private one', async () => {
    const venue = await server.openVenue()
    const admin = await venue.as('admin')
    const hidden = addressOf(await stored(venue.venueId, 'staff', admin.staffId))
    const shown = addressOf(await admin.upload())
    const moved = [hidden.replace('/private', ''), shown.replace('/files', '/files/private')]
    for (const address of moved) expect((await server.fetch(address, {}, admin)).status, address).toBe(404)
    expect((await server.fetch(shown)).status).toBe(200)
  })

  test('cannot be asked for by an address that is none', async () => {
    const { cookie } = await (await server.openVenue()).as('admin')
    const [id, none] = [crypto.randomUUID(), '-'.repeat(36)]
    const addresses = [
      `9999999999/${id}/40`,
      `0/${id}/40`,
      `1/${none}/40`,
      `${'1'.repeat(300)}/${id}/40`,
      `1/${id}/999999`,
    ]
    for (const address of addresses)
      for (const part of ['', 'private/'])
        expect((await server.fetch(`/files/${part}${address}.webp`, {}, { cookie })).status, address).toBe(404)
  })

  test('is no row for others of its venue, by the database’s own policy', async () => {
    const { venueId } = await server.openVenue()
    const [mine, another] = [crypto.randomUUID(), crypto.randomUUID()]
    const { id } = await stored(venueId, 'member', mine)
    const seenAs = (kind: string, subject: string) =>
      server.kernel.database.transaction('read', async (db, run) => {
        await enter(run, venueId)
        await run(
          { name: 'as', text: `select set_config('casa.kind', $1, true), set_config('casa.subject', $2, true)` },
          [kind, subject],
        )
        return (await db.select({ id: files.id }).from(files)).map((file) => file.id)
      })
    expect(await seenAs('member', mine)).toEqual([id])
    expect(await seenAs('staff', another)).toEqual([id])
    for (const kind of ['member', 'guest', 'screen', 'visitor']) expect(await seenAs(kind, another), kind).toEqual([])
    expect(await seenAs('guest', mine), 'the same number of another kind').toEqual([])
  })
})
