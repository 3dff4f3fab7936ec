import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'

const server = testServer()
const leavers = process.env.LONG ? 5_000 : 60
/** Parallel browsers; not more than the pool’s connections, so that each reaches the phase it shall leave in. */
const atATime = 8
const patiently = { timeout: 60_000 }

let node: Awaited<ReturnType<typeof server.listen>>
beforeAll(async () => {
  node = await server.listen()
})
afterAll(() => node.close())
const origin = () => `http://127.0.0.1:${node.port}`

const asking = (method: string, venueId: number, cookie = '') =>
  `${method} /api/live?venue=${venueId} HTTP/1.1\r\nhost: casa\r\ncookie: ${cookie}\r\n\r\n`

const visit = async (port = node.port) => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const until = async (socket: Socket, word: string) => {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk
    if (text.includes(word)) return
  }
}

/** The phases of a stream’s life in which a browser may disconnect. */
const moments: Record<string, (socket: Socket, get: string) => unknown> = {
  'with the request just sent': (socket, get) => socket.write(get),
  'in the middle of the request': (socket, get) => socket.write(get.slice(0, -4)),
  'at the first byte of the answer': async (socket, get) => {
    socket.write(get)
    await once(socket, 'readable')
  },
  'after the first event': async (socket, get) => {
    socket.write(get)
    await until(socket, 'event: hello')
  },
  'without ever reading': async (socket, get) => {
    socket.pause().write(get)
    await fetch(`${origin()}/healthz`)
  },
  'with three streams behind each other on one connection': async (socket, get) => {
    socket.write(get.repeat(3))
    await until(socket, 'event: hello')
  },
  'saying goodbye, but staying to read': (socket, get) => socket.end(get),
}

const hearing = async (venueId: number) => {
  const socket = await visit()
  let text = ''
  socket.write(asking('GET', venueId))
  socket.on('data', (chunk) => (text += chunk))
  await expect.poll(() => text, patiently).toContain('event: hello')
  return { socket, heard: (name: string) => text.split(`data: ${name}\n`).length - 1 }
}

test(
  `flood resistance: ${leavers} visitors who disconnect in any phase of a stream leave no stream behind, and other streams go on`,
  async () => {
    const venue = await server.openVenue()
    const admin = await venue.as('admin')
    const witness = await hearing(venue.venueId)
    const before = server.hub.size
    const save = () => admin.call(api.hotel.outlets.reorder, { ids: [] })
    const ways = Object.values(moments)
    for (let left = 0; left < leavers; left += atATime) {
      const gone = Array.from({ length: atATime }, async (_, n) => {
        const socket = await visit()
        await ways[(left + n) % ways.length]?.(socket, asking('GET', venue.venueId))
        socket.destroy()
      })
      await Promise.all([...gone, save()])
    }
    await expect.poll(() => server.hub.size, patiently).toBe(before)
    const heard = witness.heard('hotel.menus')
    for (let saves = 0; saves < 100; saves++) {
      await save()
      await expect
        .poll(() => witness.heard('hotel.menus'), { ...patiently, interval: 1 })
        .toBeGreaterThan(heard + saves)
    }
    witness.socket.destroy()
  },
  180_000 + leavers * 100,
)

test('a browser that disconnects while its caller is being identified leaves no stream behind', async () => {
  const venue = await server.openVenue()
  const { cookie } = await venue.as('screen')
  const before = server.hub.size
  const holder = new pg.Client(server.owner)
  await holder.connect()
  await holder.query('begin; lock table kernel_sessions in access exclusive mode')
  const sockets = await Promise.all(Array.from({ length: atATime }, () => visit()))
  for (const socket of sockets) socket.write(asking('GET', venue.venueId, cookie))
  const count = async (rows: string) => (await holder.query(`select from ${rows}`)).rowCount
  const here = '(select oid from pg_database where datname = current_database())'
  await expect.poll(() => count(`pg_locks where not granted and database = ${here}`), patiently).toBe(atATime)
  await Promise.all(sockets.map((socket) => once(socket.destroy(), 'close')))
  // The server has processed the disconnects when it responds to this request.
  await fetch(`${origin()}/healthz`)
  await holder.query('commit')
  const busy = `pg_stat_activity where datid = ${here} and state <> 'idle' and pid <> pg_backend_pid()`
  await expect.poll(() => count(busy), patiently).toBe(0)
  expect((await server.fetch('/readyz')).status).toBe(200)
  expect(server.hub.size).toBe(before)
  await holder.end()
})

test('a connection without any traffic is closed, and its stream with it', async () => {
  const impatient = await server.listen(300)
  const before = server.hub.size
  const socket = await visit(impatient.port)
  socket.write(asking('GET', (await server.openVenue()).venueId))
  await until(socket, 'event: hello')
  await expect.poll(() => socket.closed, patiently).toBe(true)
  await expect.poll(() => server.hub.size, patiently).toBe(before)
  await impatient.close()
})

test('HEAD of the live endpoint responds like GET, without a body and without an open stream', async () => {
  const venue = await server.openVenue()
  const before = server.hub.size
  for (const address of [`/api/live?venue=${venue.venueId}`, '/healthz', '/api/kernel/identity/me', '/login']) {
    const [head, get] = [await fetch(origin() + address, { method: 'HEAD' }), await fetch(origin() + address)]
    expect([head.status, head.headers.get('content-type')], address).toEqual([
      get.status,
      get.headers.get('content-type'),
    ])
    expect(await head.text(), address).toBe('')
    await get.body?.cancel()
  }
  const socket = await visit()
  socket.write(asking('HEAD', venue.venueId))
  await until(socket, '\r\n\r\n')
  await expect.poll(() => server.hub.size, patiently).toBe(before)
  socket.destroy()
})
