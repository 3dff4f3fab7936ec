// Measures the cost of API calls as ratios to a bare server with the same bytes or queries in the same run:
// node bench/calls.ts
// Requires a build: npm test -- build
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import pino from 'pino'
import { fillDemo } from '#demo/demo.ts'
import { createApp } from '#server/app.ts'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import type { Bare } from './bare.ts'
import { noWeb } from './kit.ts'
import { requestsPerSecond } from './load.ts'

const connections = 32
const seconds = Number(process.env.SECONDS ?? 4)
const root = path.join(import.meta.dirname, '..')
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-calls-'))
const children: ChildProcess[] = []

/** A URL without `venue` is not cached and uses the community venue, which is the demo's first. */
const made = '/api/hotel/menus/offered?language=spanish'

/** Creates the demo and records the SQL statements of one menu read. */
const prepare = async () => {
  const texts: { text: string; values: unknown[] }[] = []
  const { query } = pg.Client.prototype
  let recording = false
  // Must run before the first connection: the connection watch replaces pg's query function.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? [])
    if (recording) texts.push({ text: typeof first === 'string' ? first : first.text, values })
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  await fillDemo(running.kernel)
  const web = noWeb(dataDir)
  const { app } = createApp(running.kernel, running.hub, web)
  const ask = () => app.request(made, {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
  await ask()
  recording = true
  await ask()
  recording = false
  const [outlet] = await running.kernel.database.inVenue(1, 'read', async (db) => {
    const { rows } = await db.execute<{ id: string }>('select id from hotel_outlets order by order_outlet limit 1')
    return rows
  })
  await running.close()
  return { texts, outlet: outlet?.id ?? '' }
}

const startServer = async () => {
  const since = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let printed = ''
  child.stdout.on('data', (chunk) => (printed += chunk))
  let port = 0
  while (!port) {
    port = Number(/127\.0\.0\.1:(\d+)/.exec(printed)?.[1] ?? 0)
    if (!port) await sleep(5)
  }
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`)).ok) await sleep(5)
  return { child, port, ready: performance.now() - since }
}
const residentOf = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const startBare = async (told: Bare) => {
  const child = fork(path.join(import.meta.dirname, 'bare.ts'))
  children.push(child)
  child.send(told)
  const [address] = (await once(child, 'message')) as [AddressInfo]
  return address.port
}

const asBytes = async (port: number, address: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const own = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'])
  const said = [...answer.headers].filter(([name]) => !own.has(name))
  const headers = Object.fromEntries([...said, ['content-length', String(body.length)]])
  return { headers, body: body.toString('base64') }
}

try {
  const { texts, outlet } = await prepare()
  const first = await startServer()
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const { child, port, ready } = await startServer()
  await sleep(5000)
  console.log(
    `second start ${(ready / 1000).toFixed(2)} s to /readyz; idle, the app holds ${residentOf(child.pid).toFixed(0)} MB`,
  )

  const kept = `/api/hotel/menus/offered?venue=1&language=spanish&outlet=${outlet}`
  const page = `/1/spanish/${outlet}/menu`
  const addresses = [kept, page, '/login']
  const bytes = Object.fromEntries(await Promise.all(addresses.map(async (one) => [one, await asBytes(port, one)])))
  const owner = { host: path.join(dataDir, 'run'), database: 'casaclub', user: 'casaclub', ssl: false }
  const bare = await startBare({ bytes, queries: { connection: owner, texts } })

  const measure = async (on: number, address: string) => {
    const load = { port: on, path: address, connections, headers: { 'accept-encoding': 'identity' } }
    await requestsPerSecond({ ...load, seconds: 1 })
    return requestsPerSecond({ ...load, seconds })
  }
  for (const [name, address] of [
    ['kept menu', kept],
    ['drawn guest page', page],
    ['/login', '/login'],
    ['menu made from the database', made],
  ] as const) {
    const [ours, plain] = [await measure(port, address), await measure(bare, address)]
    console.log(`${name}: ${ours.toFixed(0)} requests/s, ${(ours / plain).toFixed(3)} of bare (${plain.toFixed(0)})`)
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')))
  await rm(dataDir, { recursive: true, force: true })
}
