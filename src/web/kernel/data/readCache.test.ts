import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lookup } from '#contract/api.ts'
import { Failure } from './failure.ts'
import { ReadCache } from './readCache.ts'

const orders = { endpoint: 'hotel.orders.mine', input: { venue: 1 } }
const identity = { endpoint: 'kernel.identity.me', input: undefined }

interface Sent extends Lookup {
  signal: AbortSignal
  answer(data: unknown): Promise<void>
  fail(kind: ConstructorParameters<typeof Failure>[0]): Promise<void>
}

/** A cache whose requests the test answers. */
const open = () => {
  const sent: Sent[] = []
  const cache = new ReadCache(
    (lookup, signal) =>
      new Promise((resolve, reject) => {
        const settled = () => vi.advanceTimersByTimeAsync(0).then(() => {})
        sent.push({
          ...lookup,
          signal,
          answer(data) {
            resolve(data)
            return settled()
          },
          fail(kind) {
            reject(new Failure(kind))
            return settled()
          },
        })
      }),
  )
  const request = (index = -1) => sent.at(index) ?? expect.fail('no request')
  const show = (lookup: Lookup = orders, enabled = true) => {
    const entry = cache.entry(lookup)
    const seen: unknown[] = []
    const hide = entry.observe(() => seen.push(entry.shown().data), enabled)
    return { entry, seen, hide }
  }
  return { cache, sent, request, show }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('components that show the same read share one request and its result, whatever the order of the input’s keys', async () => {
  const { sent, request, show } = open()
  const first = show({ endpoint: 'hotel.menus.product', input: { id: 'a', venue: 1 } })
  const second = show({ endpoint: 'hotel.menus.product', input: { venue: 1, id: 'a' } })
  await request().answer({ name: 'Sopa' })
  expect([sent.length, first.seen.at(-1), second.seen.at(-1)]).toEqual([1, { name: 'Sopa' }, { name: 'Sopa' }])
})

test('a result stays fresh until its feature is invalidated; then a shown read is requested at once, another when it is shown', async () => {
  const { cache, sent, request, show } = open()
  cache.setData(orders, ['first'])
  const shown = show()
  await cache.prefetch(orders)
  await cache.invalidate('hotel.menus')
  expect(sent).toHaveLength(0)
  void cache.invalidate('hotel.orders')
  await request().answer(['second'])
  expect([sent.length, shown.seen.at(-1)]).toEqual([1, ['second']])
  shown.hide()
  await cache.invalidate()
  expect(sent).toHaveLength(1)
  const again = show()
  expect(again.entry.shown().data).toEqual(['second'])
  await request().answer(['third'])
  expect([sent.length, again.seen.at(-1)]).toEqual([2, ['third']])
})

test('a change during a refresh aborts its request and sends a new one, whose result everybody who waits gets', async () => {
  const { cache, sent, request, show } = open()
  cache.setData(orders, ['first'])
  const { seen } = show()
  const waiting = cache.invalidate()
  const joined = cache.fetch(orders)
  void cache.invalidate()
  expect([sent.length, request(0).signal.aborted]).toEqual([2, true])
  await request(0).answer(['outdated'])
  await request(1).answer(['second'])
  await waiting
  expect([await joined, seen.at(-1)]).toEqual([['second'], ['second']])
  expect(seen).not.toContainEqual(['outdated'])
})

test('a change announced during a first read is not missed', async () => {
  const { cache, sent, request, show } = open()
  const { seen } = show()
  void cache.invalidate('hotel.orders')
  expect(sent).toHaveLength(1)
  await request().answer(['before the change'])
  expect(sent).toHaveLength(2)
  await request().answer(['after it'])
  expect(seen.at(-1)).toEqual(['after it'])
})

test('a change announced while a page is prefetched is not missed', async () => {
  const { cache, request, show } = open()
  cache.setData(orders, ['long ago'])
  await cache.invalidate()
  const prefetched = cache.prefetch(orders)
  void cache.invalidate('hotel.orders')
  await request().answer(['before the change'])
  await prefetched
  show()
  await request(1).answer(['after it'])
  expect(cache.getData(orders)).toEqual(['after it'])
})

test('a disabled component shows the cached result and requests nothing', async () => {
  const { cache, sent, show } = open()
  const { entry } = show(orders, false)
  await cache.invalidate()
  expect([sent.length, entry.isActive]).toEqual([0, false])
  cache.setData(orders, ['set'])
  expect(entry.shown().data).toEqual(['set'])
})

test('the request of a read that nobody shows any more is aborted, and the next component requests it again', async () => {
  const { sent, request, show } = open()
  const { entry, hide } = show()
  hide()
  expect([request().signal.aborted, entry.state.isFetching]).toEqual([true, false])
  await request().answer(['late'])
  expect(entry.state.data).toBeUndefined()
  show()
  expect(sent).toHaveLength(2)
})

test('a failed refresh keeps the data; a failed first read shows its error, and loading again when it is repeated', async () => {
  const { cache, request, show } = open()
  const { entry } = show()
  await request().fail('unexpected')
  expect(entry.shown()).toMatchObject({ data: undefined, error: { kind: 'unexpected' }, isFetching: false })
  void entry.refetch()
  expect(entry.shown()).toMatchObject({ error: null, isFetching: true })
  await request().answer(['first'])
  void cache.invalidate()
  await request().fail('unexpected')
  expect(entry.shown()).toMatchObject({ data: ['first'], error: { kind: 'unexpected' } })
})

test('a page that is opened again shows no error of its last visit, because it requests its read again', async () => {
  const { request, show } = open()
  const { entry, hide } = show()
  await request().fail('unexpected')
  hide()
  expect(entry.shown().error).toBeNull()
})

test('a shown read without a response is repeated every 15 s while the page is visible, until it succeeds', async () => {
  const { sent, request, show } = open()
  const { seen } = show()
  await request().fail('unreachable')
  vi.stubGlobal('document', { hidden: true })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(sent).toHaveLength(1)
  vi.stubGlobal('document', { hidden: false })
  await vi.advanceTimersByTimeAsync(15_000)
  await request(1).answer(['back'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, seen.at(-1)]).toEqual([2, ['back']])
})

test('a hidden read without a response, and one that failed for another reason, are not repeated', async () => {
  const { sent, request, show } = open()
  const { hide } = show()
  await request().fail('late')
  hide()
  show(identity)
  await request().fail('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
})

test('when the connection is back only failed reads are repeated', async () => {
  const { cache, sent, request, show } = open()
  show()
  await request().fail('unexpected')
  cache.setData(identity, { role: 'guest' })
  show(identity)
  cache.retryFailed()
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([orders.endpoint, orders.endpoint])
})

test('a forbidden read makes the identity be read again', async () => {
  const { cache, request, show } = open()
  cache.setData(identity, { role: 'guest' })
  show(identity)
  show()
  await request().fail('forbidden')
  expect(request().endpoint).toBe(identity.endpoint)
})

test('a result that nobody shows is removed after five minutes; one that is shown stays', async () => {
  const { cache, request, show } = open()
  const { hide } = show()
  show(identity)
  await request(0).answer(['order'])
  await request(1).answer({ role: 'guest' })
  hide()
  await vi.advanceTimersByTimeAsync(200_000)
  const again = show()
  await vi.advanceTimersByTimeAsync(300_000)
  again.hide()
  await vi.advanceTimersByTimeAsync(299_999)
  expect(cache.getData(orders)).toEqual(['order'])
  await vi.advanceTimersByTimeAsync(1)
  expect([cache.getData(orders), cache.getData(identity)]).toEqual([undefined, { role: 'guest' }])
})

test('parts of a result that have not changed stay the same objects', async () => {
  const { cache, request, show } = open()
  cache.setData(orders, { lines: [{ id: 1 }, { id: 2 }], notes: null, place: { room: '101' } })
  const before = cache.getData<{ lines: object[]; place: object }>(orders)
  show()
  void cache.invalidate()
  await request().answer({ lines: [{ id: 1 }, { id: 3 }], place: { room: '101' } })
  const after = cache.getData<{ lines: object[]; place: object }>(orders)
  expect(after).toEqual({ lines: [{ id: 1 }, { id: 3 }], place: { room: '101' } })
  expect([after?.lines[0] === before?.lines[0], after?.place === before?.place]).toEqual([true, true])
  expect(after?.lines).not.toBe(before?.lines)
  void cache.invalidate()
  await request().answer(structuredClone(after))
  expect(cache.getData(orders)).toBe(after)
})

test('results of a feature with a maximum age are read again when a component mounts later', async () => {
  const { cache, sent, show } = open()
  cache.setStaleTime('hotel.orders', 10_000)
  cache.setData(orders, ['first'])
  show().hide()
  expect(sent).toHaveLength(0)
  vi.advanceTimersByTime(10_000)
  show()
  expect(sent).toHaveLength(1)
})

test('a read that did not reach the server is sent once more, when the page is visible', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { hidden: true })
  const cache = new ReadCache()
  const failure = cache.fetch(orders).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.stubGlobal('document', { hidden: false })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([fetched.mock.calls.length, await failure]).toEqual([2, new Failure('unreachable')])
})
