// Installs other products from npm into a temporary folder and measures them in turn with the same menu, the same order and the
// same number of listeners, each on its own database of one PostgreSQL: node bench/peers.ts. Requires a build: npm test -- build
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import pino from 'pino'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { growMenu, moveIn, openMenus, orderOf } from './hotel.ts'
import { median } from './kit.ts'
import { openListeners } from './listeners.ts'
import { databaseOf, fillDemoWithoutFiles, measureLoad, openAdminSession, startServer, withDataDir } from './servers.ts'

const products = 240
const connections = 16
const seconds = Number(process.env.SECONDS ?? 4)
const orderCount = Number(process.env.ORDERS ?? 800)
const listenerCount = Number(process.env.SCREENS ?? 500)
const rounds = Number(process.env.ROUNDS ?? 10)
/** A stay may have at most twenty pending orders. */
const perStay = 20

/** A running product. */
interface Peer {
  port: number
  pid: number
  menu: { path: string; headers: Record<string, string> }
  /** Sends the n-th order. */
  order(n: number): Promise<unknown>
  /** Opens the listeners; `slowest` measures the time in ms from the start of an order until the last of them knows. */
  listen(): Promise<{ slowest(act: () => Promise<unknown>): Promise<number>; close(): Promise<void> }>
}

const post = async (url: string, headers: Record<string, string>, body: object) => {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const answer = await fetch(url, sent)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

const startOurs = async (dataDir: string): Promise<Peer> => {
  const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  await fillDemoWithoutFiles(running.kernel)
  const { product, phones, desks } = await running.kernel.database.inVenue(1, 'write', async (db) => {
    await growMenu(db, products)
    const phones = []
    for (let n = 0; n * perStay < orderCount + rounds + 1; n++) phones.push(await moveIn(db, 10_000 + n))
    const desks = []
    for (let n = 0; n * 8 < listenerCount; n++) desks.push(await openAdminSession(db))
    return { product: await openMenus(db), phones, desks }
  })
  await running.close()
  const { port, pid } = await startServer(dataDir)
  const origin = `http://127.0.0.1:${port}`
  return {
    port,
    pid,
    menu: { path: '/api/hotel/menus/offered?venue=1&language=spanish', headers: {} },
    order(n) {
      const { cookie = '' } = phones[Math.floor(n / perStay)] ?? {}
      return post(`${origin}/api/hotel/orders/send`, { origin, cookie }, orderOf(product))
    },
    listen() {
      const live = { path: '/api/live?venue=1', event: 'data: hotel.orders\n', cookies: desks }
      return openListeners({ port, count: listenerCount, ...live })
    },
  }
}

/** Offers the embedded database, which has only a socket file, at a port of the loopback address. */
const openDatabasePort = async (dataDir: string) => {
  const server = net.createServer((socket) => {
    const database = net.connect(path.join(databaseOf(dataDir).host, '.s.PGSQL.5432'))
    socket.on('error', () => database.destroy()).pipe(database)
    database.on('error', () => socket.destroy()).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const createDatabase = async (dataDir: string, name: string) => {
  const client = new pg.Client(databaseOf(dataDir))
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
}

const install = async (folder: string, ...packages: string[]) => {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', ...packages]
  await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 1e8 })
}

const children: ChildProcess[] = []

const startParse = async (dataDir: string, databasePort: number): Promise<Peer> => {
  const folder = path.join(dataDir, 'parse')
  await install(folder, 'parse-server@9.10.0')
  await copyFile(path.join(import.meta.dirname, 'peers/parse.mjs'), path.join(folder, 'parse.mjs'))
  await createDatabase(dataDir, 'bench_parse')
  const child = fork(path.join(folder, 'parse.mjs'), [`postgres://casaclub@127.0.0.1:${databasePort}/bench_parse`], {
    cwd: folder,
    silent: true,
  })
  children.push(child)
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('it ended at its start'))),
  ])
  const headers = { 'x-parse-application-id': 'bench' }
  const call = (name: string, body: object) => post(`http://127.0.0.1:${port}/parse/functions/${name}`, headers, body)
  const { result: productId } = await call('fill', { products })
  const order = () => call('order', { lines: [{ productId, quantity: 1, comment: '' }], total: 1000 })
  await order()
  return {
    port,
    pid: child.pid ?? 0,
    menu: { path: `/parse/classes/Product?limit=${products}`, headers },
    order,
    listen: () => openSockets(`ws://127.0.0.1:${port}`),
  }
}

/** Opens live queries of Parse Server for all orders. */
const openSockets = async (url: string) => {
  let heard = 0
  let allHeard = () => {}
  const open = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(url)
      const say = (words: object) => socket.send(JSON.stringify(words))
      socket.onopen = () => say({ op: 'connect', applicationId: 'bench' })
      socket.onerror = () => reject(new Error('a listener was refused'))
      socket.onmessage = ({ data }) => {
        const { op } = JSON.parse(String(data))
        if (op === 'connected') say({ op: 'subscribe', requestId: 1, query: { className: 'Order', where: {} } })
        if (op === 'subscribed') resolve(socket)
        if (op === 'create' && ++heard === listenerCount) allHeard()
      }
    })
  const sockets: WebSocket[] = []
  while (sockets.length < listenerCount) sockets.push(await open())
  return {
    async slowest(act: () => Promise<unknown>) {
      heard = 0
      const all = new Promise<void>((resolve) => {
        allHeard = resolve
      })
      const since = performance.now()
      await act()
      await all
      return performance.now() - since
    },
    async close() {
      for (const socket of sockets) socket.close()
    },
  }
}

const measure = async (peer: Peer) => {
  const menu = await measureLoad(peer, { ...peer.menu, connections: 32, seconds })
  let next = 0
  const since = performance.now()
  const turn = async () => {
    while (next < orderCount) await peer.order(next++)
  }
  await Promise.all(Array.from({ length: connections }, turn))
  const orders = orderCount / ((performance.now() - since) / 1000)
  const listeners = await peer.listen()
  const times: number[] = []
  for (let n = 0; n < rounds; n++) times.push(await listeners.slowest(() => peer.order(next++)))
  await listeners.close()
  return [`${menu.rate.toFixed(0)}/s`, `${orders.toFixed(0)}/s`, `${median(times).toFixed(0)} ms`]
}

await withDataDir(async (dataDir) => {
  const rows = [['Casa Club', ...(await measure(await startOurs(dataDir)))]]
  const databasePort = await openDatabasePort(dataDir)
  const { port } = databasePort.address() as AddressInfo
  for (const [name, start] of Object.entries({ 'Parse Server 9.10.0': startParse })) {
    try {
      rows.push([name, ...(await measure(await start(dataDir, port)))])
    } catch (error) {
      process.stdout.write(`${name} was not measured: ${String(error).split('\n')[0]}\n`)
    }
  }
  for (const child of children) child.kill('SIGTERM')
  databasePort.close()
  const head = ['product', `menu of ${products} products`, `orders at ${connections} connections`]
  const table = [
    [...head, `until the last of ${listenerCount} screens knows of an order`],
    Array(4).fill('---'),
    ...rows,
  ]
  process.stdout.write(`${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
})
