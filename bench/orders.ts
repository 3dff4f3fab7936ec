// Measures orders per second and CPU time per order beside a bare server with one SQL function in the same run, and the time
// from a tap to the order list while many phones and screens are connected: node bench/orders.ts. Requires a build: npm test -- build
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { staffAccounts } from '#server/kernel/identity/identity.table.ts'
import { moveIn, type Order, openMenus, openSession, orderOf, type Phone } from './hotel.ts'
import { report } from './kit.ts'
import {
  analyze,
  cpuOf,
  databaseCpu,
  databaseOf,
  fillDemoWithoutFiles,
  startBareOrders,
  stopPrograms,
} from './servers.ts'

const connections = 16
const rounds = Number(process.env.ROUNDS ?? 7)
/** Rounds before the measurement: V8 compiles the code of an order for the first 4,000 of them, on threads whose CPU time counts. */
const warmUps = 5
/** A stay may have at most twenty pending orders. */
const perStay = 20
const stayCount = Number(process.env.STAYS ?? 40)
const phones = 200
const screens = 20
const taps = Number(process.env.TAPS ?? 60)
const targets = { ratio: 0.5, p99: 300 }

const root = path.join(import.meta.dirname, '..')
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-orders-'))
const children: ChildProcess[] = []

/** Creates the demo and many stays. */
const prepare = async () => {
  const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  await fillDemoWithoutFiles(running.kernel)
  const house = await running.kernel.database.inVenue(1, 'write', async (db) => {
    const product = await openMenus(db)
    const guests: Phone[] = []
    for (let n = 0; n < (3 * rounds + 2 * warmUps) * stayCount + phones; n++) guests.push(await moveIn(db, 10_000 + n))
    const [account] = await db.select({ id: staffAccounts.id }).from(staffAccounts)
    // A session may open only a few streams, so each screen has its own session.
    const desks: string[] = []
    for (let n = 0; n < screens; n++) desks.push(await openSession(db, 'staff', account?.id ?? ''))
    return { product, guests, desks }
  })
  await running.close()
  return { ...house, order: () => orderOf(house.product) }
}

const startServer = async (settings: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['dist/server/main.cjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  for (;;) {
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1] ?? 0)
    if (port && (await fetch(`http://127.0.0.1:${port}/readyz`)).ok) return { port, pid: child.pid ?? 0 }
    await sleep(20)
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: connections + screens })
/** A raw HTTP client: fetch would use more CPU than the server under test. */
const ask = (port: number, target: string, cookie: string, body?: object) =>
  new Promise<string>((resolve, reject) => {
    const method = body ? 'POST' : 'GET'
    const headers = { cookie, origin: `http://127.0.0.1:${port}`, ...(body && { 'content-type': 'application/json' }) }
    const request = http.request(
      { host: '127.0.0.1', port, path: `/api/hotel/${target}`, method, headers, agent },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (answer.statusCode === 200) resolve(text)
          else reject(new Error(`${target}: ${answer.statusCode} ${text}`))
        })
      },
    )
    request.on('error', reject).end(body && JSON.stringify(body))
  })

interface Server {
  port: number
  pid: number
}
/**
 * Orders per second of sixteen connections at these servers in turn, and milliseconds of CPU per order. Each connection
 * takes another stay when its stay has reached the limit of pending orders.
 */
const everybody = async (guests: Phone[], order: () => Order, ...servers: Server[]) => {
  const count = guests.length * perStay
  const cpu = () => ({ app: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0), database: databaseCpu(dataDir) })
  const [since, before] = [performance.now(), cpu()]
  const turn = async (n: number) => {
    const { port = 0 } = servers[n % servers.length] ?? {}
    for (let phone = guests.shift(); phone; phone = guests.shift())
      for (let k = 0; k < perStay; k++) await ask(port, 'orders/send', phone.cookie, order())
  }
  await Promise.all(Array.from({ length: connections }, (_, n) => turn(n)))
  const after = cpu()
  return {
    rate: count / ((performance.now() - since) / 1000),
    app: (after.app - before.app) / count,
    database: (after.database - before.database) / count,
  }
}

/** Opens a live stream and calls back with each feature's name. */
const hear = (port: number, cookie: string, heard: (name: string) => void) =>
  new Promise<http.ClientRequest>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: '/api/live?venue=1', headers: { cookie } },
      (answer) => {
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          for (const [, name] of chunk.matchAll(/event: changed\nid: .*\ndata: (.*)\n/g)) heard(name ?? '')
        })
        answer.on('error', () => {})
        resolve(request)
      },
    )
    request.on('error', reject).end()
  })

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const measureTaps = async (port: number, guests: Phone[], desks: string[], order: () => Order) => {
  const open: http.ClientRequest[] = []
  for (const { cookie } of guests) open.push(await hear(port, cookie, () => {}))
  const waiting = new Map<string, { since: number; missing: number }>()
  const times: number[] = []
  const readBoard = async (desk: string, seen: Set<string>) => {
    const board = await ask(port, 'orders/board', desk)
    for (const [id, one] of waiting) {
      if (seen.has(id) || !board.includes(id)) continue
      seen.add(id)
      times.push(performance.now() - one.since)
      if (--one.missing === 0) waiting.delete(id)
    }
  }
  for (const desk of desks) {
    const seen = new Set<string>()
    open.push(await hear(port, desk, (name) => name === 'hotel.orders' && void readBoard(desk, seen)))
  }
  for (let n = 0; n < taps; n++) {
    const tapped = order()
    waiting.set(tapped.id, { since: performance.now(), missing: screens })
    await ask(port, 'orders/send', guests[n % guests.length]?.cookie ?? '', tapped)
    while (waiting.size > 0) await sleep(1)
    await sleep(20)
  }
  for (const request of open) request.destroy()
  return times
}

try {
  const { guests, desks, order } = await prepare()
  const server = await startServer()
  const database = databaseOf(dataDir)
  const bare = await startBareOrders(database)
  const next = (...servers: Server[]) => everybody(guests.splice(0, stayCount), order, ...servers)

  for (let round = 0; round < warmUps; round++) for (const one of [server, bare]) await next(one)
  // With the statistics of the demo's few orders, PostgreSQL checks the foreign key of each line by reading all orders.
  await analyze(database)
  const runs: { ours: Awaited<ReturnType<typeof next>>; plain: Awaited<ReturnType<typeof next>> }[] = []
  for (let round = 0; round < rounds; round++) runs.push({ ours: await next(server), plain: await next(bare) })
  const middle = (value: (run: (typeof runs)[0]) => number) => percentile(runs.map(value), 0.5)
  const ratio = middle(({ ours, plain }) => ours.rate / plain.rate)
  const cpuText = (app: number, pg: number) => `${app.toFixed(2)} and ${pg.toFixed(2)} ms of CPU per order`
  report({
    work: `guest orders, ${connections} connections`,
    baseline: `bare server with one SQL function: ${middle(({ plain }) => plain.rate).toFixed(0)} orders/s, ${cpuText(
      middle(({ plain }) => plain.app),
      middle(({ plain }) => plain.database),
    )}`,
    measured: `${middle(({ ours }) => ours.rate).toFixed(0)} orders/s, app and PostgreSQL ${cpuText(
      middle(({ ours }) => ours.app),
      middle(({ ours }) => ours.database),
    )}`,
    ratio,
    target: `≥ ${targets.ratio}; ≤ 1.5 and 1.5 ms`,
  })

  const url = `postgres://${database.user}@localhost/${database.database}?host=${encodeURIComponent(database.host)}`
  const second = await startServer({ DATABASE_URL: url, DATA_DIR: path.join(dataDir, 'second-node') })
  const ofTwo: number[] = []
  for (let round = 0; round < rounds; round++) ofTwo.push((await next(server, second)).rate)
  report({
    work: 'guest orders of one venue, two nodes on one database',
    baseline: 'one node',
    measured: `${percentile(ofTwo, 0.5).toFixed(0)} orders/s`,
    ratio: percentile(ofTwo, 0.5) / middle(({ ours }) => ours.rate),
    target: 'none: all on the same two cores',
  })

  const owner = new pg.Client(database)
  await owner.connect()
  const { rows } = await owner.query<{ orders: number; last: number; numbers: number }>(`
    select count(*)::int as orders, max(number) as last, count(distinct number)::int as numbers
    from hotel_orders where venue_id = 1`)
  const { orders = 0, last = 0, numbers = 0 } = rows[0] ?? {}
  await owner.query(`update hotel_orders set status = 'canceled', decided_at = now(), decided_by = 'bench'
    where venue_id = 1 and status = 'pending' and stay_id in (select id from hotel_stays where opened_by = 'bench')`)
  await owner.end()

  const times = await measureTaps(server.port, guests.splice(0, phones), desks, order)
  const p99 = percentile(times, 0.99)
  report({
    work: `tap to order list, ${phones} phones and ${screens} screens`,
    baseline: '–',
    measured: `median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${last - numbers} gaps in ${orders} numbers`,
    ratio: null,
    target: `p99 < ${targets.p99} ms, no gaps`,
  })
  if (ratio < targets.ratio || p99 >= targets.p99 || last !== numbers) process.exitCode = 1
} finally {
  agent.destroy()
  stopPrograms()
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')))
  await rm(dataDir, { recursive: true, force: true })
}
