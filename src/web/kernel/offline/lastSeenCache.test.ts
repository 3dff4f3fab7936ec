import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '#contract/kernel/identity.ts'
import type { Page } from '#contract/kernel/page.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { Failure } from '#web/kernel/data/failure.ts'
import { fillReadCache } from '#web/kernel/data/initialData.ts'
import { ReadCache } from '#web/kernel/data/readCache.ts'
import { getOnlineState } from '#web/kernel/live/online.ts'
import { startLastSeenCache } from './lastSeenCache.ts'
import { withStoredMember } from './storedMember.ts'

const news = { endpoint: 'club.posts.news', input: { venue: 1 } }
const codes = { endpoint: 'community.authorisations.mine', input: undefined }
const claims = { endpoint: 'community.claims.mine', input: undefined }
const mailedLink = { endpoint: 'community.members.resetLink', input: { token: 'secreto' } }
type Read = { endpoint: string; input: unknown }

const phone = { surface: 'phone' } as const
const members: Page['who'] = ['member', 'lider']
const pages: Page[] = [
  { ...phone, path: '/home', who: ['visitor', ...members], initialReads: () => [news], publicReads: true },
  { ...phone, path: '/authorisations', who: members, initialReads: () => [codes], storedAhead: true },
  { ...phone, path: '/claims', who: members, initialReads: () => [claims] },
]

const visitor: Me = { role: 'visitor', name: '', venueId: 1 }
const carolina: Me = { role: 'member', name: 'Carolina', venueId: 1 }

/** Opens a document that the server has sent to `me`; without `me`, one from the service worker's cache. */
const open = (build: string, me?: Me) => {
  const answers = new Map<string, () => unknown>()
  const cache = new ReadCache(async (lookup, signal) => {
    const answer = answers.get(lookup.endpoint)
    return answer ? answer() : callRead(lookup.endpoint, lookup.input, signal)
  })
  const results = [{ endpoint: 'kernel.identity.me', input: undefined, output: me ?? visitor }]
  const opened = withStoredMember({ build, results, ...(me ? {} : { offline: true }) })
  fillReadCache(cache, opened)
  startLastSeenCache(cache, opened, pages)
  return {
    cache,
    as: opened.as,
    put: (read: Read, data: unknown) => cache.setData(read, data),
    shown: (read: Read) => cache.getData(read),
    name: () => cache.getData<Me>({ endpoint: 'kernel.identity.me', input: undefined })?.name,
    fetch: (read: Read, answer: () => unknown) => {
      answers.set(read.endpoint, answer)
      return cache.prefetch(read)
    },
  }
}

/** Characters that the device's storage holds. */
let room = Infinity
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:00Z') })
  room = Infinity
  const storage: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      if (JSON.stringify({ ...storage, [key]: value }).length > room) throw new Error('full')
      storage[key] = value
    },
    removeItem: (key: string) => void delete storage[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page opened without a network shows the results it showed last, and becomes online when a read succeeds', async () => {
  const { put } = open('a', visitor)
  put(news, ['Primera'])
  put(news, ['Segunda'])
  expect(open('a', visitor).shown(news)).toBeUndefined()
  const reopened = open('a')
  expect([reopened.shown(news), getOnlineState().online]).toEqual([['Segunda'], false])
  await reopened.fetch(news, () => ['Tercera'])
  expect([reopened.shown(news), getOnlineState().online]).toEqual([['Tercera'], true])
})

test('offline, a member is known by name and sees their own results, until another person’s page arrives or 30 days pass', () => {
  const first = open('a', carolina)
  first.put(codes, ['K7M2QX'])
  first.put(mailedLink, { usable: true })
  expect(JSON.stringify(localStorage)).not.toContain('secreto')
  const offline = open('a')
  expect([offline.name(), offline.as, offline.shown(codes)]).toEqual(['Carolina', 'member', ['K7M2QX']])

  vi.setSystemTime(Date.parse('2026-12-16T12:00:00Z'))
  expect([open('a').name(), open('a').shown(codes)]).toEqual(['', undefined])

  for (const next of [visitor, { ...carolina, name: 'Laura' }]) {
    const again = open('a', carolina)
    again.put(codes, ['K7M2QX'])
    again.put(news, ['Primera'])
    open('a', next)
    expect(JSON.stringify(localStorage)).not.toContain('K7M2QX')
    expect(open('a').shown(news)).toEqual(['Primera'])
  }
})

test('after a new build the previous results are shown offline until they have been read again', async () => {
  open('a', carolina).put(claims, ['Luz quemada'])
  expect(open('b').shown(claims)).toEqual(['Luz quemada'])
  const asked: string[] = []
  vi.stubGlobal('location', { origin: 'http://phone' })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url))
    return Response.json(['Rama caída'])
  })
  vi.clearAllTimers()
  open('b', carolina)
  await vi.advanceTimersByTimeAsync(5_000)
  // The codes are stored although their page was not opened.
  expect(asked).toEqual([expect.stringContaining('authorisations/mine'), expect.stringContaining('claims/mine')])
  expect([open('b').shown(claims), open('b').shown(codes)]).toEqual([['Rama caída'], ['Rama caída']])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('casa-own a '))).toEqual([])
})

test('a read without a response shows the stored result and keeps its error, so that it is tried again', async () => {
  open('a', carolina).put(claims, ['Luz quemada'])
  const { cache, fetch, shown } = open('a', carolina)
  await fetch(claims, () => Promise.reject(new Failure('unreachable')))
  expect([shown(claims), getOnlineState().online]).toEqual([['Luz quemada'], false])
  expect(cache.entry(claims).state.error).toBeInstanceOf(Failure)
})

test('when the storage is full the oldest results are removed, but not the visitors’ codes', () => {
  const { put } = open('a', carolina)
  put(codes, ['K7M2QX'])
  room = 2_000
  for (let n = 0; n < 40; n++) {
    vi.advanceTimersByTime(1_000)
    put({ endpoint: 'community.bookings.slots', input: { activity: `${n}` } }, 'x'.repeat(100))
  }
  const offline = open('a')
  expect(offline.shown(codes)).toEqual(['K7M2QX'])
  expect(offline.shown({ endpoint: 'community.bookings.slots', input: { activity: '39' } })).toBeDefined()
  expect(offline.shown({ endpoint: 'community.bookings.slots', input: { activity: '0' } })).toBeUndefined()
})
