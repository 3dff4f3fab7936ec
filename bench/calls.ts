// Measures start, idle memory and the responses to visitors as ratios to a bare server with the same bytes or queries in the
// same run: node bench/calls.ts. Requires a build: npm test -- build
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { createApp } from '#server/app.ts'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { growMenu, openMenus } from './hotel.ts'
import { emptyWebBuild, measureDuration, median, report } from './kit.ts'
import { recordStatements } from './replaying.ts'
import {
  analyze,
  bytesOf,
  databaseOf,
  databasePid,
  fillDemoWithoutFiles,
  measureLoad,
  memoryOf,
  memoryOfTree,
  openAdminSession,
  startBare,
  startServer,
  withDataDir,
} from './servers.ts'

const connections = 32
const seconds = Number(process.env.SECONDS ?? 6)
const rounds = Number(process.env.ROUNDS ?? 11)
const products = 240

/** A URL without `venue` is not cached and uses the community venue, which is the demo's first. */
const uncached = '/api/hotel/menus/offered?language=spanish'

/** Creates the demo and records the SQL statements of one menu read. */
const prepare = async (dataDir: string) => {
  const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  await fillDemoWithoutFiles(running.kernel)
  const { app } = createApp(running.kernel, running.hub, emptyWebBuild(dataDir))
  const found = await running.kernel.database.inVenue(1, 'write', async (db) => {
    await growMenu(db, products)
    await openMenus(db)
    const { rows } = await db.execute<{ outlet: string }>(
      'select id as outlet from hotel_outlets order by order_outlet limit 1',
    )
    return { outlet: '', ...rows[0], cookie: await openAdminSession(db) }
  })
  const ask = async () => app.request(uncached, {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
  await ask()
  const texts = await recordStatements(ask)
  await analyze(running.owner)
  await running.close()
  return { texts, ...found }
}

interface Offered {
  menus: { categories: { products: { id: string }[] }[] }[]
}

/** Hides and shows a product of the menu every second and measures the time until a visitor's menu shows it. */
const changeEverySecond = async (port: number, address: string, cookie: string) => {
  const origin = `http://127.0.0.1:${port}`
  const { menus } = (await (await fetch(origin + address)).json()) as Offered
  const product = menus[0]?.categories[0]?.products[0]?.id ?? ''
  const times: number[] = []
  let running = true
  const change = async (hidden: boolean) => {
    const body = JSON.stringify({ of: 'product', id: product, hidden })
    const headers = { 'content-type': 'application/json', origin, cookie }
    const answer = await fetch(`${origin}/api/hotel/menus/setHidden`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`the change was refused: ${await answer.text()}`)
    while ((await (await fetch(origin + address)).text()).includes(product) === hidden) await sleep(1)
  }
  const work = (async () => {
    for (let n = 0; running; n++) {
      times.push(await measureDuration(() => change(n % 2 === 0)))
      await sleep(Math.max(0, 1000 - (times.at(-1) ?? 0)))
    }
  })()
  return async () => {
    running = false
    await work
    return Math.max(...times)
  }
}

await withDataDir(async (dataDir) => {
  const { texts, outlet, cookie } = await prepare(dataDir)
  const first = await startServer(dataDir)
  // The first start stores the built files in the database; later ones find them there.
  await sleep(3000)
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const server = await startServer(dataDir)
  await sleep(5000)
  const idle = { app: memoryOf(server.pid), all: memoryOfTree(server.pid) + memoryOfTree(databasePid(dataDir)) }

  const menu = `/api/hotel/menus/offered?venue=1&language=spanish&outlet=${outlet}`
  const cached = {
    'cached menu': menu,
    'server-rendered guest page, cached': `/1/spanish/${outlet}/menu`,
    '/login': '/login',
    '/login-app': '/login-app?venue=1',
    '/news': '/news?venue=1',
  }
  const bytes = Object.fromEntries(
    await Promise.all(Object.values(cached).map(async (path) => [path, await bytesOf(server.port, path)])),
  )
  const since = performance.now()
  const bare = await startBare({ bytes, queries: { connection: databaseOf(dataDir), texts } })
  const bareReady = performance.now() - since
  const bareIdle = memoryOf(bare.pid)
  report({
    work: 'second start to /readyz',
    baseline: 'start of bare node:http',
    measured: `${(server.ready / 1000).toFixed(2)} s`,
    ratio: server.ready / bareReady,
    target: '≤ 0.4 s',
  })
  report({
    work: 'idle memory of the app',
    baseline: 'bare node:http',
    measured: `${idle.app.toFixed(0)} MB, ${idle.all.toFixed(0)} MB with the database`,
    ratio: idle.app / bareIdle,
    target: '≤ 110 MB, ≤ 180 MB with the database',
  })

  /** Both are measured in turn: on a machine with other work, one long measurement of each is 1.5 times faster or slower by chance. */
  const compare = async (work: string, path: string, baseline: string, target: string, perRound = seconds / rounds) => {
    const load = { path, connections, seconds: perRound }
    const rates: { ours: number; plain: number }[] = []
    for (let round = 0; round < rounds; round++)
      rates.push({ ours: (await measureLoad(server, load)).rate, plain: (await measureLoad(bare, load)).rate })
    const rate = median(rates.map(({ ours }) => ours))
    const ratio = median(rates.map(({ ours, plain }) => ours / plain))
    report({ work, baseline, measured: `${rate.toFixed(0)} requests/s`, ratio, target })
  }
  const sameBytes = 'bare node:http, same bytes'
  for (const [name, path] of Object.entries(cached))
    await compare(name, path, sameBytes, name.startsWith('/') ? '≥ 0.5' : '≥ 0.9')
  await compare(
    `menu of ${products} products from the database`,
    uncached,
    'the same queries and JSON.stringify',
    '≥ 0.8',
    // Each connection gets only five responses per second.
    seconds / 2,
  )

  // Long enough for two changes.
  const load = { path: menu, connections, seconds: seconds / 2 }
  const changed: { rate: number; ratio: number; slowest: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await measureLoad(server, load)
    const stop = await changeEverySecond(server.port, menu, cookie)
    const { rate } = await measureLoad(server, load)
    changed.push({ rate, ratio: rate / before.rate, slowest: await stop() })
  }
  const slowest = Math.max(...changed.map((one) => one.slowest))
  report({
    work: 'cached menu, changed every second',
    baseline: 'itself without changes',
    measured: `${median(changed.map(({ rate }) => rate)).toFixed(0)} requests/s, a change is visible after at most ${slowest.toFixed(0)} ms`,
    ratio: median(changed.map(({ ratio }) => ratio)),
    target: '≥ 0.9, < 500 ms',
  })
})
