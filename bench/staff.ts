// Measures pages of the back-office as ratios to their reads alone, and the CPU time that the server adds to the queries of
// lists: node bench/staff.ts. Requires a build: npm test -- build
import pino from 'pino'
import type { Lookup } from '#contract/api.ts'
import type { Page } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { createApp } from '#server/app.ts'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { emptyWebBuild, median, report } from './kit.ts'
import { recordStatements } from './replaying.ts'
import {
  analyze,
  databaseOf,
  fillDemoWithoutFiles,
  measureLoad,
  openAdminSession,
  startBare,
  startServer,
  withDataDir,
} from './servers.ts'

const connections = 8
const seconds = Number(process.env.SECONDS ?? 3)
const rounds = Number(process.env.ROUNDS ?? 5)
const measuredPages: PageName[] = ['menus', 'orders', 'people', 'dashboard']
const lists = [
  'hotel.menus.list',
  'club.people.list',
  'club.bags.list',
  'community.members.list',
  'properties.listings.list',
]

const addressOf = ({ endpoint, input }: Lookup) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) if (value !== undefined) query.set(name, String(value))
  return `/api/${endpoint.replaceAll('.', '/')}${query.size > 0 ? `?${query}` : ''}`
}
const readsOf = (name: PageName) => {
  const page: Page = pages[name]
  const own = page.initialReads?.({ params: {}, query: new URLSearchParams() }, 'admin') ?? []
  return [{ endpoint: 'kernel.identity.me' }, { endpoint: 'kernel.venues.current' }, ...own].map((one) =>
    addressOf(one as Lookup),
  )
}

/** Creates the demo and records the SQL statements of each list. */
const prepare = async (dataDir: string) => {
  const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  await fillDemoWithoutFiles(running.kernel)
  const cookie = await running.kernel.database.inVenue(1, 'write', openAdminSession)
  const { app } = createApp(running.kernel, running.hub, emptyWebBuild(dataDir))
  const ask = async (endpoint: string) => {
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const answer = await app.request(addressOf({ endpoint } as Lookup), { headers: { cookie } }, env)
    if (!answer.ok) throw new Error(`${endpoint}: ${answer.status}`)
  }
  const statements = new Map<string, Awaited<ReturnType<typeof recordStatements>>>()
  for (const endpoint of lists) {
    await ask(endpoint)
    statements.set(endpoint, await recordStatements(() => ask(endpoint)))
  }
  await analyze(running.owner)
  await running.close()
  return { cookie, statements }
}

await withDataDir(async (dataDir) => {
  const { cookie, statements } = await prepare(dataDir)
  const server = await startServer(dataDir)
  const measure = (path: string, length = seconds) =>
    measureLoad(server, { path, headers: { cookie }, connections, seconds: length })
  for (const name of measuredPages) {
    const reads = readsOf(name)
    let alone = 0
    // A read that the page lists twice with the same input is sent once.
    for (const path of new Set(reads)) alone += 1 / (await measure(path)).rate
    const { rate } = await measure(pages[name].path)
    report({
      work: `staff page ${pages[name].path}`,
      baseline: `its ${new Set(reads).size} reads alone`,
      measured: `${rate.toFixed(0)} requests/s`,
      ratio: 1 / rate / alone,
      target: '≤ 1.3 of their cost',
    })
  }
  for (const [endpoint, texts] of statements) {
    const bare = await startBare({ bytes: {}, queries: { connection: databaseOf(dataDir), texts } })
    // Measured in turn, because the speed of a machine changes within seconds.
    const runs: { cpu: number; added: number; ratio: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const ours = await measure(addressOf({ endpoint } as Lookup), seconds / rounds)
      const plain = await measureLoad(bare, { path: '/', connections, seconds: seconds / rounds })
      runs.push({ cpu: ours.cpu, added: ours.cpu - plain.cpu, ratio: ours.rate / plain.rate })
    }
    const middle = (of: 'cpu' | 'added' | 'ratio') => median(runs.map((run) => run[of]))
    report({
      work: `list ${endpoint}`,
      baseline: 'the bare queries',
      measured: `${middle('cpu').toFixed(2)} ms of CPU, ${middle('added').toFixed(2)} ms added`,
      ratio: middle('ratio'),
      target: '≤ 1.5 ms added',
    })
  }
})
