import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testServer } from '#server/testing/kit.ts'
import { announce } from './announce.ts'
import { type Hub, openHub } from './hub.ts'

const server = testServer()
const patiently = { timeout: 60_000 }

/** A TCP proxy before the database that can stop forwarding while its connections stay open. */
const openNetwork = async () => {
  const { host, port } = server.owner
  const sockets = new Set<Socket>()
  let silent = false
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => silent || to.write(bytes))
      from.on('error', () => {})
      from.on('end', () => silent || to.end())
      from.on('close', () => silent || to.destroy())
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    database: { ...server.owner, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    silence(on: boolean) {
      silent = on
    },
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

let network: Awaited<ReturnType<typeof openNetwork>>
let hub: Hub
beforeEach(async () => {
  network = await openNetwork()
  hub = await openHub(network.database, pino({ level: 'silent' }))
})
afterEach(async () => {
  await hub.close()
  network.close()
})

const listen = (endedByNames: string[]) => {
  const told: string[] = []
  const remove = hub.add({
    venueId: 1,
    owner: String(endedByNames),
    atMost: 9,
    endedByNames,
    filter: { role: 'all', audiences: [], receivesAll: true, mayReceive: () => true },
    changed: ({ features }) => void told.push(...features),
    missed: () => void told.push('missed'),
    end(why) {
      told.push(why)
      remove()
    },
  })
  return told
}

test('a silent database connection is detected and replaced, and the hub’s watchers and listeners are notified; meanwhile /readyz fails and no stream is opened', async () => {
  const app = server.appWithHub(hub)
  const statuses = async () => {
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const answers = await Promise.all(['/api/live', '/readyz', '/healthz'].map((path) => app.request(path, {}, env)))
    await answers[0]?.body?.cancel()
    return answers.map(({ status }) => status)
  }
  expect(await statuses()).toEqual([200, 200, 200])
  const watcher = { received: vi.fn(), lost: vi.fn(), found: vi.fn() }
  hub.watch(watcher)
  const [visitor, screen] = [listen([]), listen(['session:1', 'staff:1'])]
  const mark = hub.positionOf(1)
  network.silence(true)
  await expect.poll(() => hub.isDisconnected, patiently).toBe(true)
  expect(watcher.lost).toHaveBeenCalledTimes(1)
  expect([visitor, screen]).toEqual([[], []])
  expect(await statuses()).toEqual([503, 503, 200])
  network.silence(false)
  await expect.poll(() => hub.isDisconnected, patiently).toBe(false)
  expect([watcher.lost, watcher.found].map((called) => called.mock.calls.length)).toEqual([1, 1])
  expect(hub.positionOf(1), 'what was read before may be old').not.toBe(mark)
  expect(visitor).toEqual(['missed'])
  expect(screen, 'its session may have ended unheard').toEqual(['missed', 'return'])
  expect(await statuses()).toEqual([200, 200, 200])
  await server.kernel.database.transaction('write', (db) => announce(db, { venueId: 1, changed: ['club.posts'] }))
  await expect.poll(() => visitor, patiently).toEqual(['missed', 'club.posts'])
})

test('closing the hub does not wait for a database that does not respond', async () => {
  network.silence(true)
  const closing = hub.close()
  expect(await Promise.race([closing.then(() => 'closed'), new Promise((late) => setTimeout(late, 5_000))])).toBe(
    'closed',
  )
})
