import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { oc } from '@orpc/contract'
import { Hono } from 'hono'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import { admin, visitor } from '#contract/kernel/who.ts'
import { testServer } from '#server/testing/kit.ts'
import type { Announcement } from '../live/announce.ts'
import type { Hub, Watcher } from '../live/hub.ts'
import { checkRules } from '../rules.ts'
import { openKept } from './kept.ts'
import { keptReads } from './reads.ts'
import type { HttpEnv } from './safety.ts'

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

/** The mechanism alone, with answers that are made up. */
const alone = (limit: number) => {
  let watcher: Watcher | undefined
  let clock = 0
  const made: string[] = []
  const hub = { watch: (one: Watcher) => (watcher = one) } as unknown as Hub
  const kept = openKept(hub, { now: () => new Date(clock), headers: {}, limit })
  let answer = async (query: string) => new Response(query.repeat(100))
  const reads = keptReads(contract, kept, ({ url }) => {
    made.push(url)
    return answer(new URL(url).search)
  })
  const app = new Hono<HttpEnv>()
  app.get(
    '/api/*',
    reads.answers(() => ({ reply: new Headers() }) as never),
  )
  const ask = async (query: string) => (await app.request(`/api/hotel/outlets/list?${query}`)).text()
  const change = (announcement: Announcement) => watcher?.heard(announcement)
  return {
    kept,
    ask,
    made,
    change,
    lose: () => watcher?.lost(),
    find: () => watcher?.found(),
    pass: (ms: number) => (clock += ms),
    as: (next: typeof answer) => (answer = next),
  }
}

test('memory is bounded: the least recently used goes first, and nothing huge comes in', async () => {
  const limit = 64 * 1024
  const { kept, ask, made, as } = alone(limit)
  for (let n = 0; n < 300; n++) {
    await ask(`venue=1&id=${n}`)
    await ask('venue=1&id=often')
    expect(kept.size.bytes).toBeLessThanOrEqual(limit)
  }
  expect(kept.size.entries).toBeGreaterThan(3)
  expect(made.filter((url) => url.includes('often'))).toHaveLength(1)
  const before = kept.size
  as(async () => new Response('x'.repeat(limit)))
  await ask('venue=1&id=huge')
  expect(kept.size).toEqual(before)
})

test('many who ask at once make one answer; a change on the way leaves nothing old behind', async () => {
  const { ask, made, change, as } = alone(1e6)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  as(async () => {
    await held
    return new Response('old')
  })
  const early = Array.from({ length: 20 }, () => ask('venue=1'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(made).toHaveLength(1)
  change({ venueId: 1, changed: ['hotel.outlets'] })
  as(async () => new Response('new'))
  release()
  expect(new Set(await Promise.all(early))).toEqual(new Set(['old']))
  expect(await ask('venue=1')).toBe('new')
})

test('only the changed feature of the changed venue is dropped, and nothing is older than a minute', async () => {
  const { ask, made, change, pass } = alone(1e6)
  await ask('venue=1')
  await ask('venue=2')
  change({ venueId: 1, changed: ['hotel.orders'] })
  await ask('venue=1')
  expect(made).toHaveLength(2)
  change({ venueId: 1, changed: ['hotel.outlets'] })
  await ask('venue=1')
  await ask('venue=2')
  expect(made).toHaveLength(3)
  pass(60_000)
  await ask('venue=2')
  expect(made).toHaveLength(4)
})

describe('while the database does not answer', () => {
  const text = (body: string) => async () => new Response(body)
  const away = async () => new Response('away', { status: 503 })

  test('what was kept is served, however old, and by a node that cannot hear as well', async () => {
    const { ask, as, lose, pass } = alone(1e6)
    as(text('kept'))
    await ask('venue=1')
    as(away)
    expect(await ask('venue=1')).toBe('kept')
    pass(3_600_000)
    expect(await ask('venue=1')).toBe('kept')
    lose()
    expect(await ask('venue=1')).toBe('kept')
    expect(await ask('venue=2')).toBe('away')
  })

  test('as soon as it answers again, nothing old is served, whether the node hears or not', async () => {
    const { ask, as, lose, find, made, pass } = alone(1e6)
    as(text('first'))
    await ask('venue=1')
    lose()
    for (const body of ['second', 'third']) {
      as(text(body))
      expect(await ask('venue=1')).toBe(body)
    }
    as(away)
    expect(await ask('venue=1'), 'the newest that was made').toBe('third')
    find()
    as(text('fourth'))
    expect(await ask('venue=1'), 'a change may have been missed').toBe('fourth')
    const before = made.length
    expect(await ask('venue=1')).toBe('fourth')
    expect(made, 'kept again').toHaveLength(before)
    pass(60_000)
    as(text('fifth'))
    expect(await ask('venue=1')).toBe('fifth')
  })

  test('an answer that was begun before the node heard again is not kept', async () => {
    const { ask, as, lose, find } = alone(1e6)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    as(async () => {
      await held
      return new Response('old')
    })
    lose()
    const early = ask('venue=1')
    find()
    as(text('new'))
    expect(await ask('venue=1')).toBe('new')
    release()
    expect(await early).toBe('old')
    expect(await ask('venue=1')).toBe('new')
  })

  test('what was changed stays dropped: nobody is told what is known to be wrong', async () => {
    const { ask, as, change, pass } = alone(1e6)
    as(text('old'))
    await ask('venue=1')
    change({ venueId: 1, changed: ['hotel.outlets'] })
    as(away)
    expect(await ask('venue=1')).toBe('away')
    as(text('new'))
    await ask('venue=1')
    pass(60_000)
    let refuse = () => {}
    const held = new Promise<void>((resolve) => {
      refuse = resolve
    })
    as(async () => {
      await held
      return away()
    })
    const waiting = ask('venue=1')
    change({ venueId: 1, changed: ['hotel.outlets'] })
    refuse()
    expect(await waiting, 'changed while it was being made anew').toBe('away')
  })
})

test('an odd query is answered by the door, not from what is kept', async () => {
  const { kept, ask } = alone(1e6)
  for (const query of ['', 'venue=0', 'venue=01', 'venue=1&venue=2', 'venue[]=1', 'venue=1&venue[]=2', 'venue=1e0'])
    await ask(query)
  expect(kept.size.entries).toBe(0)
})

test('keeping an answer that not everyone may read stops the start', () => {
  expect(() => checkRules({ club: { posts: { open: visitor.read.meta({ kept: true }) } } })).not.toThrow()
  const staffOnly = oc.$meta({ who: ['admin'], venue: 'caller', kind: 'read', kept: true })
  expect(() => checkRules({ club: { posts: { open: staffOnly } } })).toThrow('club.posts.open is kept')
  expect(() => checkRules({ club: { posts: { open: admin.read.meta({ kept: true }) } } })).toThrow(
    'club.posts.open is kept',
  )
})
