import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { oc } from '@orpc/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { admin, visitor } from '#contract/kernel/who.ts'
import { testServer } from '#server/testing/kit.ts'
import { checkRules } from '../rules.ts'

const server = testServer()
const { outlets } = api.hotel

const open = async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  const add = (name: string) =>
    admin.call(outlets.create, { id: randomUUID(), name, photoId: photo.id, hours: 'x'.repeat(100) })
  return { ...venue, admin, photo, add }
}

test('a change is seen by the very next read after it was acknowledged, many times over', async () => {
  const { venueId, admin, photo, add } = await open()
  const { id } = await add('Bar 1')
  const name = async () => (await server.visitor(outlets.list, { venue: venueId }))[0]?.name
  expect(await name()).toBe('Bar 1')
  for (let version = 1; version <= 60; version++) {
    const to = `Bar ${version + 1}`
    // Readers that are under way meanwhile must leave nothing old behind.
    const readers = Array.from({ length: 4 }, name)
    await admin.call(outlets.update, { id, version, name: to, photoId: photo.id, hours: '' })
    expect(await name()).toBe(to)
    await Promise.all(readers)
    expect(await name()).toBe(to)
  }
})

test('an answer is compressed, has a tag, and is not sent again to whoever has it', async () => {
  const { venueId, add } = await open()
  for (let n = 0; n < 8; n++) await add(`Lugar ${n}`)
  const ask = (headers: Record<string, string>, query = `venue=${venueId}`) =>
    server.fetch(`/api/hotel/outlets/list?${query}`, {}, { headers })
  const first = await ask({ 'accept-encoding': 'gzip, br' })
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const plain = await ask({})
  expect(plain.headers.get('content-encoding')).toBeNull()
  const unpacked = brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()
  expect(await plain.text()).toBe(unpacked)
  const again = await ask({ 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  await add('Otro')
  expect((await ask({ 'if-none-match': etag })).status).toBe(200)
})

test('whoever asks first, everybody gets the visitor’s answer, and a refusal is not kept', async () => {
  const { venueId, admin, add } = await open()
  const { id } = await add('Bar')
  const ask = (cookie?: string) => server.fetch(`/api/hotel/outlets/one?venue=${venueId}&id=${id}`, {}, { cookie })
  const [asAdmin, asVisitor] = [await ask(admin.cookie), await ask()]
  expect(asAdmin.headers.getSetCookie()).toEqual([])
  expect(await asAdmin.text()).toBe(await asVisitor.text())
  const stranger = await server.openVenue()
  const wrong = await server.fetch(`/api/hotel/outlets/one?venue=${stranger.venueId}&id=${id}`)
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('without a named venue the answer is the caller’s own, and is not kept', async () => {
  const [mine, there] = [await open(), await open()]
  await mine.add('Mío')
  await there.add('Ajeno')
  const names = async (cookie: string) => {
    const answer = await server.fetch('/api/hotel/outlets/list', {}, { cookie })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return (await answer.json()).map(({ name }: { name: string }) => name)
  }
  expect(await names(mine.admin.cookie)).toEqual(['Mío'])
  expect(await names(there.admin.cookie)).toEqual(['Ajeno'])
})

test('what another node changes is dropped when it is heard', async () => {
  const { venueId, add } = await open()
  await add('Bar')
  const name = async () => (await server.visitor(outlets.list, { venue: venueId }))[0]?.name
  expect(await name()).toBe('Bar')
  const heard = JSON.stringify({ venueId, changed: ['hotel.outlets'] })
  await server.asOwner(`update hotel_outlets set name = 'Otro' where venue_id = ${venueId};
    select pg_notify('casa_live', '${heard}')`)
  await expect.poll(name).toBe('Otro')
})

test('a node that cannot hear the others keeps nothing', async () => {
  const { venueId, add } = await open()
  await add('Bar')
  const name = async () => (await server.visitor(outlets.list, { venue: venueId }))[0]?.name
  expect(await name()).toBe('Bar')
  const [inside, outside] = [new pg.Client(server.owner), new pg.Client({ ...server.owner, database: 'postgres' })]
  for (const client of [inside, outside]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  // It stays deaf for as long as nobody new is let in.
  const letIn = (whether: boolean) =>
    outside.query(`alter database ${server.owner.database} allow_connections ${whether}`)
  onTestFinished(async () => void (await letIn(true)))
  await letIn(false)
  await inside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'casaclub live' and datname = current_database()`,
  )
  // As another node would: this one's own writes are known to it without hearing.
  await inside.query(`update hotel_outlets set name = 'Cambiado' where venue_id = ${venueId}`)
  await expect.poll(name, { interval: 5 }).toBe('Cambiado')
})

test('keeping an answer that not everyone may read stops the start', () => {
  expect(() => checkRules({ club: { posts: { open: visitor.read.meta({ kept: true }) } } })).not.toThrow()
  const staffOnly = oc.$meta({ who: ['admin'], venue: 'caller', kind: 'read', kept: true })
  expect(() => checkRules({ club: { posts: { open: staffOnly } } })).toThrow('club.posts.open is kept')
  expect(() => checkRules({ club: { posts: { open: admin.read.meta({ kept: true }) } } })).toThrow(
    'club.posts.open is kept',
  )
})
