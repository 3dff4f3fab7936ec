import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { oc } from '@orpc/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { admin, everyRole } from '#contract/kernel/who.ts'
import { testServer } from '#server/testing/kit.ts'
import { checkRules } from '../rules.ts'

const server = testServer()
const { outlets } = api.hotel

const openVenueWithOutlets = async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  const add = (name: string) =>
    admin.call(outlets.create, { id: randomUUID(), name, photoId: photo.id, hours: 'x'.repeat(100) })
  return { ...venue, admin, photo, add }
}

test('a read after an acknowledged change contains it, also with other reads under way', async () => {
  const { venueId, admin, photo, add } = await openVenueWithOutlets()
  const { id } = await add('Bar 1')
  const name = async () => (await server.visitor(outlets.list, { venue: venueId }))[0]?.name
  expect(await name()).toBe('Bar 1')
  for (let version = 1; version <= 60; version++) {
    const newName = `Bar ${version + 1}`
    // Responses that are built during the change must not be cached.
    const readers = Array.from({ length: 4 }, name)
    await admin.call(outlets.update, { id, version, name: newName, photoId: photo.id, hours: '' })
    expect(await name()).toBe(newName)
    await Promise.all(readers)
    expect(await name()).toBe(newName)
  }
})

test('a cached response is compressed and has an ETag, and a request with that ETag gets 304', async () => {
  const { venueId, add } = await openVenueWithOutlets()
  for (let n = 0; n < 8; n++) await add(`Lugar ${n}`)
  const get = (headers: Record<string, string>, query = `venue=${venueId}`) =>
    server.fetch(`/api/hotel/outlets/list?${query}`, {}, { headers })
  const first = await get({ 'accept-encoding': 'gzip, br' })
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const plain = await get({})
  expect(plain.headers.get('content-encoding')).toBeNull()
  const unpacked = brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()
  expect(await plain.text()).toBe(unpacked)
  const again = await get({ 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  await add('Otro')
  expect((await get({ 'if-none-match': etag })).status).toBe(200)
})

test('a cached response is built as for a visitor, whoever requests it first, and an error is not cached', async () => {
  const { venueId, admin, add } = await openVenueWithOutlets()
  const { id } = await add('Bar')
  const get = (cookie?: string) => server.fetch(`/api/hotel/outlets/one?venue=${venueId}&id=${id}`, {}, { cookie })
  const [asAdmin, asVisitor] = [await get(admin.cookie), await get()]
  expect(asAdmin.headers.getSetCookie()).toEqual([])
  expect(await asAdmin.text()).toBe(await asVisitor.text())
  const otherVenue = await server.openVenue()
  const wrong = await server.fetch(`/api/hotel/outlets/one?venue=${otherVenue.venueId}&id=${id}`)
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('without a venue in the query the response is that of the caller and is not cached', async () => {
  const [own, other] = [await openVenueWithOutlets(), await openVenueWithOutlets()]
  await own.add('Mío')
  await other.add('Ajeno')
  const names = async (cookie: string) => {
    const response = await server.fetch('/api/hotel/outlets/list', {}, { cookie })
    expect(response.headers.get('cache-control')).toBe('no-store')
    return (await response.json()).map(({ name }: { name: string }) => name)
  }
  expect(await names(own.admin.cookie)).toEqual(['Mío'])
  expect(await names(other.admin.cookie)).toEqual(['Ajeno'])
})

test('a notification of another node’s change invalidates the cached response', async () => {
  const { venueId, add } = await openVenueWithOutlets()
  await add('Bar')
  const name = async () => (await server.visitor(outlets.list, { venue: venueId }))[0]?.name
  expect(await name()).toBe('Bar')
  const announcement = JSON.stringify({ venueId, changed: ['hotel.outlets'] })
  await server.asOwner(`update hotel_outlets set name = 'Otro' where venue_id = ${venueId};
    select pg_notify('casa_live', '${announcement}')`)
  await expect.poll(name).toBe('Otro')
})

test('a node that receives no notifications serves nothing from its cache', async () => {
  const { venueId, add } = await openVenueWithOutlets()
  await add('Bar')
  const name = async () => (await server.visitor(outlets.list, { venue: venueId }))[0]?.name
  expect(await name()).toBe('Bar')
  const [inside, outside] = [new pg.Client(server.owner), new pg.Client({ ...server.owner, database: 'postgres' })]
  for (const client of [inside, outside]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  // The node cannot reconnect for notifications while the database accepts no new connections.
  const allowConnections = (allowed: boolean) =>
    outside.query(`alter database ${server.owner.database} allow_connections ${allowed}`)
  onTestFinished(async () => void (await allowConnections(true)))
  await allowConnections(false)
  await inside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'casaclub live' and datname = current_database()`,
  )
  // Written directly, as another node would: the node's own writes need no notification.
  await inside.query(`update hotel_outlets set name = 'Cambiado' where venue_id = ${venueId}`)
  await expect.poll(name, { interval: 5 }).toBe('Cambiado')
})

test('a cached endpoint that not every role may call, and an endpoint with an unknown rule, stop the start', () => {
  expect(() => checkRules({ club: { posts: { open: everyRole.read.meta({ cached: true }) } } })).not.toThrow()
  const staffOnly = oc.$meta({ who: ['admin'], venue: 'caller', kind: 'read', cached: true })
  expect(() => checkRules({ club: { posts: { open: staffOnly } } })).toThrow('club.posts.open is cached')
  expect(() => checkRules({ club: { posts: { open: admin.read.meta({ cached: true }) } } })).toThrow(
    'club.posts.open is cached',
  )
  const misnamed = { kept: true, dependsOn: [] } as const
  expect(() => checkRules({ club: { posts: { open: everyRole.read.meta(misnamed) } } })).toThrow("has a rule 'kept'")
})
