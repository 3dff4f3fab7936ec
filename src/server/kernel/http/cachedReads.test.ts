import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Announcement } from '../live/announce.ts'
import type { Hub, Watcher } from '../live/hub.ts'
import { cachedReads } from './cachedReads.ts'
import { openResponseCache } from './responseCache.ts'
import type { HttpEnv } from './securityHeaders.ts'

/** The response cache with simulated responses, clock and notifications. */
const openCache = (limit: number) => {
  let watcher: Watcher | undefined
  let clock = 0
  const built: string[] = []
  const hub = { watch: (added: Watcher) => (watcher = added) } as unknown as Hub
  const cache = openResponseCache(hub, { now: () => new Date(clock), headers: {}, limit })
  let respond = async (query: string) => new Response(query.repeat(100))
  const reads = cachedReads(contract, cache, ({ url }) => {
    built.push(url.href)
    return respond(url.search)
  })
  const app = new Hono<HttpEnv>()
  app.get(
    '/api/*',
    reads.middleware(() => ({ reply: new Headers() }) as never),
  )
  const get = async (query: string) => (await app.request(`/api/hotel/outlets/list?${query}`)).text()
  const change = (announcement: Announcement) => watcher?.received(announcement)
  return {
    cache,
    get,
    built,
    change,
    loseNotifications: () => watcher?.lost(),
    resumeNotifications: () => watcher?.found(),
    advance: (ms: number) => (clock += ms),
    respondWith: (next: typeof respond) => (respond = next),
  }
}

test('the cache does not exceed its limit in bytes: it evicts the least recently used response and does not store huge ones', async () => {
  const limit = 64 * 1024
  const { cache, get, built, respondWith } = openCache(limit)
  for (let n = 0; n < 300; n++) {
    await get(`venue=1&id=${n}`)
    await get('venue=1&id=often')
    expect(cache.size.bytes).toBeLessThanOrEqual(limit)
  }
  expect(cache.size.entries).toBeGreaterThan(3)
  expect(built.filter((url) => url.includes('often'))).toHaveLength(1)
  const before = cache.size
  respondWith(async () => new Response('x'.repeat(limit)))
  await get('venue=1&id=huge')
  expect(cache.size).toEqual(before)
})

test('simultaneous requests share one response, and a change while it is built prevents that it is cached', async () => {
  const { get, built, change, respondWith } = openCache(1e6)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  respondWith(async () => {
    await released
    return new Response('old')
  })
  const early = Array.from({ length: 20 }, () => get('venue=1'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(built).toHaveLength(1)
  change({ venueId: 1, changed: ['hotel.outlets'] })
  respondWith(async () => new Response('new'))
  release()
  expect(new Set(await Promise.all(early))).toEqual(new Set(['old']))
  expect(await get('venue=1')).toBe('new')
})

test('a change invalidates only its feature in its venue, and a response is built again after a minute', async () => {
  const { get, built, change, advance } = openCache(1e6)
  await get('venue=1')
  await get('venue=2')
  change({ venueId: 1, changed: ['hotel.orders'] })
  await get('venue=1')
  expect(built).toHaveLength(2)
  change({ venueId: 1, changed: ['hotel.outlets'] })
  await get('venue=1')
  await get('venue=2')
  expect(built).toHaveLength(3)
  advance(60_000)
  await get('venue=2')
  expect(built).toHaveLength(4)
})

describe('the database is unreachable', () => {
  const text = (body: string) => async () => new Response(body)
  const unavailable = async () => new Response('away', { status: 503 })

  test('a cached response is served, however old it is, also while notifications are missed', async () => {
    const { get, respondWith, loseNotifications, advance } = openCache(1e6)
    respondWith(text('cached'))
    await get('venue=1')
    respondWith(unavailable)
    expect(await get('venue=1')).toBe('cached')
    advance(3_600_000)
    expect(await get('venue=1')).toBe('cached')
    loseNotifications()
    expect(await get('venue=1')).toBe('cached')
    expect(await get('venue=2')).toBe('away')
  })

  test('once it is reachable again no old response is served, whether notifications arrive or not', async () => {
    const { get, respondWith, loseNotifications, resumeNotifications, built, advance } = openCache(1e6)
    respondWith(text('first'))
    await get('venue=1')
    loseNotifications()
    for (const body of ['second', 'third']) {
      respondWith(text(body))
      expect(await get('venue=1')).toBe(body)
    }
    respondWith(unavailable)
    expect(await get('venue=1'), 'the newest response').toBe('third')
    resumeNotifications()
    respondWith(text('fourth'))
    expect(await get('venue=1'), 'a change may have been missed').toBe('fourth')
    const before = built.length
    expect(await get('venue=1')).toBe('fourth')
    expect(built, 'cached again').toHaveLength(before)
    advance(60_000)
    respondWith(text('fifth'))
    expect(await get('venue=1')).toBe('fifth')
  })

  test('a response begun before notifications resumed is not cached', async () => {
    const { get, respondWith, loseNotifications, resumeNotifications } = openCache(1e6)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    respondWith(async () => {
      await released
      return new Response('old')
    })
    loseNotifications()
    const early = get('venue=1')
    resumeNotifications()
    respondWith(text('new'))
    expect(await get('venue=1')).toBe('new')
    release()
    expect(await early).toBe('old')
    expect(await get('venue=1')).toBe('new')
  })

  test('an invalidated response is not served', async () => {
    const { get, respondWith, change, advance } = openCache(1e6)
    respondWith(text('old'))
    await get('venue=1')
    change({ venueId: 1, changed: ['hotel.outlets'] })
    respondWith(unavailable)
    expect(await get('venue=1')).toBe('away')
    respondWith(text('new'))
    await get('venue=1')
    advance(60_000)
    let refuse = () => {}
    const released = new Promise<void>((resolve) => {
      refuse = resolve
    })
    respondWith(async () => {
      await released
      return unavailable()
    })
    const waiting = get('venue=1')
    change({ venueId: 1, changed: ['hotel.outlets'] })
    refuse()
    expect(await waiting, 'invalidated while it was built again').toBe('away')
  })
})

test('a request with a repeated or invalid venue is not cached', async () => {
  const { cache, get } = openCache(1e6)
  for (const query of ['', 'venue=0', 'venue=01', 'venue=1&venue=2', 'venue[]=1', 'venue=1&venue[]=2', 'venue=1e0'])
    await get(query)
  expect(cache.size.entries).toBe(0)
})
