import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testServer } from '#server/testing/kit.ts'
import { announce } from './announce.ts'
import { type Hub, type Listener, openHub } from './hub.ts'
import type { StreamFilter } from './streamFilters.ts'

const server = testServer()
const patiently = { timeout: 60_000 }
const logged = vi.fn()
const log = pino({ level: 'warn' }, { write: (line: string) => logged(JSON.parse(line).msg) })

let hub: Hub
beforeAll(async () => {
  hub = await openHub(server.owner, log)
})
afterAll(() => hub.close())
beforeEach(() => logged.mockClear())

const ofVisitor: StreamFilter = { role: 'visitor', audiences: [], receivesAll: false, mayReceive: () => true }
const ofStaff: StreamFilter = { ...ofVisitor, role: 'staff', receivesAll: true }

/** A listener that records its calls. */
const listen = (given: Partial<Listener> = {}) => {
  const told: string[] = []
  const remove = hub.add({
    venueId: 1,
    owner: 'somebody',
    atMost: 100,
    endedByNames: [],
    filter: ofVisitor,
    changed: ({ features }) => void told.push(...features),
    missed: () => void told.push('missed'),
    end(why) {
      told.push(why)
      remove()
    },
    ...given,
  })
  return { told, remove }
}
const say = (announcement: Parameters<typeof announce>[1]) =>
  server.kernel.database.transaction('write', (db) => announce(db, announcement))
/** Announces a marker and waits for it: PostgreSQL delivers notifications in order, so all earlier ones have arrived. */
const allHeard = async () => {
  const mark = hub.positionOf(0)
  await say({ venueId: 0, changed: ['nothing'] })
  await expect.poll(() => hub.positionOf(0), patiently).not.toBe(mark)
}

test('a listener that throws is removed and logged once, and the others receive everything', async () => {
  const before = hub.size
  const failing = vi.fn(() => {
    throw new Error('broken')
  })
  const first = listen()
  listen({ changed: failing })
  listen({ endedByNames: ['session:1'], end: failing })
  listen({ filter: { ...ofVisitor, mayReceive: failing } })
  const last = listen()
  await say({ venueId: 1, changed: ['club.posts', 'club.bags'], ended: ['session:1'] })
  await say({ venueId: 1, changed: ['club.people'] })
  await expect.poll(() => last.told, patiently).toEqual(['club.posts', 'club.bags', 'club.people'])
  expect(first.told).toEqual(last.told)
  expect(failing).toHaveBeenCalledTimes(3)
  expect(logged.mock.calls.flat()).toEqual(Array(3).fill('live: a listener failed and was removed'))
  for (const { remove } of [first, last, last]) remove()
  expect(hub.size).toBe(before)
})

test('a watcher that throws does not prevent listeners from being notified', async () => {
  const listener = listen()
  const watcher = { received: vi.fn().mockImplementationOnce(() => expect.fail('broken')), lost() {}, found() {} }
  hub.watch(watcher)
  await say({ venueId: 1, changed: ['club.posts'] })
  await expect.poll(() => listener.told, patiently).toEqual(['club.posts'])
  listener.remove()
})

test('an invalid notification is logged and ignored', async () => {
  const listener = listen()
  for (const payload of ['', '{', 'null', '{"venueId":"1"}', '{"venueId":1,"changed":[{}]}'])
    await server.asOwner(`select pg_notify('casa_live', '${payload}')`)
  await say({ venueId: 1, changed: ['club.posts'] })
  await expect.poll(() => listener.told, patiently).toEqual(['club.posts'])
  expect(logged).toHaveBeenCalledTimes(5)
  listener.remove()
})

test('an announcement for one subject reaches that subject and the staff, and no other listener', async () => {
  const staff = listen({ filter: ofStaff })
  const guest = listen({ filter: { ...ofVisitor, audiences: ['stay:1'] } })
  const neighbour = listen({ filter: { ...ofVisitor, audiences: ['stay:2'] } })
  const [visitor, elsewhere] = [listen(), listen({ venueId: 2, filter: { ...ofStaff, audiences: ['stay:1'] } })]
  await say({ venueId: 1, changed: ['hotel.orders'], for: 'stay:1' })
  await say({ venueId: 1, changed: ['hotel.menus'] })
  await allHeard()
  expect(staff.told).toEqual(['hotel.orders', 'hotel.menus'])
  expect(guest.told).toEqual(['hotel.orders', 'hotel.menus'])
  expect(neighbour.told).toEqual(['hotel.menus'])
  expect(visitor.told).toEqual(['hotel.menus'])
  expect(elsewhere.told).toEqual([])
  for (const { remove } of [staff, guest, neighbour, visitor, elsewhere]) remove()
})

test('streams with the same filter get the same change, whose events are then built once', async () => {
  const changed = vi.fn()
  const filter: StreamFilter = { ...ofVisitor, mayReceive: (name) => name !== 'club.bags' }
  const same = [1, 2].map(() => listen({ filter, changed }))
  await say({ venueId: 1, changed: ['club.posts', 'club.bags', 'club.people'] })
  await expect.poll(() => changed.mock.calls.length, patiently).toBe(2)
  const [first, second] = changed.mock.calls.flat()
  expect(first).toEqual({ features: ['club.posts', 'club.people'], position: hub.positionOf(1, filter) })
  expect(second).toBe(first)
  for (const { remove } of same) remove()
})

test('names that do not fit into one notification are sent in several, and all arrive', async () => {
  const ids = Array.from({ length: 2_000 }, (_, n) => `session:${n}-${'x'.repeat(36)}`)
  const listeners = ids.map((id) => listen({ owner: id, endedByNames: [id] }))
  // Fewer than 8,000 characters, but more than 8,000 bytes.
  const changed = Array.from({ length: 180 }, (_, n) => `feature.${n}${'ñ'.repeat(20)}`)
  const other = listen()
  await say({ venueId: 1, changed })
  await say({ venueId: 1, changed: [], ended: ids })
  await expect.poll(() => other.told.length, patiently).toBe(changed.length)
  await allHeard()
  expect(new Set(other.told)).toEqual(new Set(changed))
  expect(listeners.filter(({ told }) => told.at(-1) !== 'over')).toEqual([])
  other.remove()
})

test('a stream above the owner’s maximum closes the oldest one', async () => {
  const streams = [1, 2, 3].map(() => listen({ owner: 'crowd', atMost: 2 }))
  expect(streams.map(({ told }) => told)).toEqual([['crowded'], [], []])
  for (const { remove } of streams) remove()
})

test('a stream that is opened while the hub closes receives the event to reconnect', async () => {
  const other = await openHub(server.owner, log)
  await Promise.all([other.close(), other.close()])
  const told: string[] = []
  other.add({ ...({} as Listener), end: (why) => void told.push(why) })
  expect(told).toEqual(['return'])
  expect(other.size).toBe(0)
})
