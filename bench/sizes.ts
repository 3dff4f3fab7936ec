// Measures every read in a database with 1,000 venues, 100,000 people, 1,000,000 orders, 5,000,000 movements and 50,000
// properties as a ratio to the same read of the demo: node bench/sizes.ts. KEEP=folder keeps the databases there for later runs.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import pino from 'pino'
import type { Lookup } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import type { Page } from '#contract/kernel/page.ts'
import type { Role, SessionKind } from '#contract/kernel/roles.ts'
import { pages } from '#contract/pages.ts'
import { createApp } from '#server/app.ts'
import { openKernel } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { startEmbeddedDatabase } from '#server/kernel/db/embedded/embedded.ts'
import { urlOfLookup } from '#server/kernel/http/cachedReads.ts'
import type { IncomingCall } from '#server/kernel/incomingCall.ts'
import type { Hub } from '#server/kernel/live/hub.ts'
import { endpointsOf } from '#server/kernel/rules.ts'
import { exampleParameters } from '#server/testing/examples.ts'
import { inputSchemasOf } from '#server/testing/samples.ts'
import { emptyWebBuild, measureDuration, median, report } from './kit.ts'
import { fillDemoWithoutFiles, openSession } from './servers.ts'
import { growStatements, pageStatements } from './sizesRows.ts'
import { searches } from './sizesSearches.ts'

const rounds = Number(process.env.ROUNDS ?? 20)
const target = 1.5
const nameOf = ({ endpoint, input }: Lookup) => `${endpoint} ${new URLSearchParams(input as Record<string, string>)}`
const say = (line = '') => {
  process.stdout.write(`${line}\n`)
}

const folder = process.env.KEEP ?? (await mkdtemp(path.join(os.tmpdir(), 'casaclub-bench-')))
await mkdir(folder, { recursive: true })
// The databases are only filled here, so a crash may lose them; the settings that matter to reads are those of the app.
const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB' }
const database = await startEmbeddedDatabase(folder, { settings })
const large = { ...database.owner, database: 'large' }

const run = async (where: ClientConfig, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client(where)
  await client.connect()
  await work(client).finally(() => client.end())
}
const runAll = (statements: readonly string[]) => async (client: pg.Client) => {
  for (const statement of statements) {
    const duration = await measureDuration(() => client.query(statement))
    if (duration > 1_000)
      say(`  ${(duration / 1_000).toFixed(0).padStart(4)} s  ${statement.slice(0, 60).split('\n')[0]}`)
  }
}

/** Callers of the reads, apart from visitors, each with the kind of its session. */
const callers: [Role, SessionKind][] = [
  ['admin', 'staff'],
  ['guest', 'guest'],
  ['lider', 'member'],
  ['screen', 'staff'],
]

/** A server without caches: their watchers are told that notifications are missed, so each request builds its response. */
const openServer = async (owner: ClientConfig) => {
  const configuration = readConfiguration({ DATA_DIR: folder, COMMUNITY_VENUE: '1' })
  const running = await openKernel(owner, configuration, pino({ level: 'fatal' }))
  const hub: Hub = { ...running.hub, watch: (watcher) => watcher.lost() }
  const { app } = createApp(running.kernel, hub, emptyWebBuild(folder))
  const cookies = new Map<Role, string>()
  const signIn = async () => {
    for (const [role, kind] of callers)
      cookies.set(role, await running.kernel.database.inVenue(1, 'write', (db) => openSession(db, kind, role)))
  }
  const ask = async ({ endpoint, input }: Lookup) => {
    const isWrite = rulesOf.get(endpoint)?.kind === 'write'
    const url = urlOfLookup({ endpoint, input: isWrite ? {} : input }, { kernel: running.kernel } as IncomingCall)
    const headers = {
      cookie: cookies.get(callerOf(endpoint)) ?? '',
      ...{ origin: url.origin, 'content-type': 'application/json' },
    }
    const sent = isWrite ? { method: 'POST', headers, body: JSON.stringify(input) } : { headers }
    const answer = await app.fetch(new Request(url, sent), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${endpoint} ${JSON.stringify(input)}: ${answer.status} ${text}`)
    return text
  }
  return { ...running, signIn, ask }
}

const isExport = (endpoint: string) => {
  const rules = rulesOf.get(endpoint)
  return rules?.kind === 'read' && rules.isExport === true
}
const rulesOf = new Map(endpointsOf(contract).map(({ endpoint, rules }) => [endpoint, rules]))
/** The role that calls a read: visitor if the read is public, otherwise the first of `callers` that may call it. */
const callerOf = (endpoint: string) => {
  const who = rulesOf.get(endpoint)?.who ?? []
  const isPublic = who.includes('visitor') && who.includes('admin')
  return isPublic ? 'visitor' : (callers.find(([role]) => who.includes(role))?.[0] ?? 'visitor')
}

/** Initial reads of all pages, reads without an input, and the searches. Exports are left out: they return every row. */
const findLookups = async (owner: pg.Client): Promise<Lookup[]> => {
  const params = await exampleParameters(owner, 1)
  const address = { params, query: new URLSearchParams() }
  const ofPages = Object.values<Page>(pages).flatMap(({ who, initialReads }) =>
    [...callers.map(([role]) => role), 'visitor' as const]
      .filter((role) => who.includes(role))
      .flatMap((role) => initialReads?.(address, role) ?? []),
  )
  const known = [...ofPages, ...(await searches(owner, params))]
  const inputs = inputSchemasOf(contract)
  const others = [...rulesOf]
    .filter(
      ([endpoint, rules]) =>
        rules.kind === 'read' && !isExport(endpoint) && !known.some((one) => one.endpoint === endpoint),
    )
    .map(([endpoint]) => ({ endpoint, input: undefined }))
  const callable = others.filter(({ endpoint }) => inputs.get(endpoint)?.safeParse({}).success ?? true)
  const missing = others.filter((one) => !callable.includes(one)).map(({ endpoint }) => endpoint)
  say(`Not measured, because no page opens with them and they need an input: ${missing.join(', ')}`)
  return [...known, ...callable].filter(({ endpoint }) => !isExport(endpoint))
}

const alternate = async (work: () => Promise<unknown>, alternative: () => Promise<unknown>, count: number) => {
  const [times, others]: [number[], number[]] = [[], []]
  // The two sizes are measured alternately, so that other load affects both; the first rounds warm the caches.
  for (let n = -5; n < count; n++) {
    const [first, second] = [await measureDuration(work), await measureDuration(alternative)]
    if (n < 0) continue
    times.push(first)
    others.push(second)
  }
  return { few: median(times), many: median(others), ratio: median(others) / median(times) }
}

const fillDemo = async () => {
  const demo = await openServer(database.owner)
  await fillDemoWithoutFiles(demo.kernel)
  await demo.close()
  await run(database.owner, runAll(pageStatements))
}
/** The large database is a copy of the demo with more rows, so that the same ids exist in both. */
const fillLarge = (client: pg.Client) => async () => {
  await client.query('create database filling template casaclub')
  await run({ ...database.owner, database: 'filling' }, async (own) => runAll(await growStatements(own))(own))
  await client.query('alter database filling rename to large')
}

try {
  await run({ ...database.owner, database: 'postgres' }, async (client) => {
    if ((await client.query(`select from pg_database where datname = 'large'`)).rowCount) return
    say('Filling')
    await fillDemo()
    await fillLarge(client)()
  })
  const [demo, many] = [await openServer(database.owner), await openServer(large)]
  await demo.signIn()
  await many.signIn()
  const lookups = new Map<string, Lookup>()
  await run(database.owner, async (client) => {
    for (const one of await findLookups(client)) lookups.set(nameOf(one), one)
  })
  const measured = []
  let failed = 0
  for (const [name, one] of lookups) {
    if (!name.includes(process.env.ONLY ?? '')) continue
    const [askDemo, askLarge] = [() => demo.ask(one), () => many.ask(one)]
    const ofDemo = await askDemo().catch((error) => say(`Not measured: ${error.message}`))
    if (!ofDemo) continue
    const ofLarge = await askLarge().catch((error) => say(`Failed in the large database: ${error.message}`))
    if (!ofLarge) {
      failed++
      continue
    }
    let times = await alternate(askDemo, askLarge, rounds)
    // One slow moment of the machine changes a median of few calls.
    if (times.ratio > target) times = await alternate(askDemo, askLarge, 3 * rounds)
    measured.push({ name, bytes: [ofDemo.length, ofLarge.length], ...times })
  }
  measured.sort((a, b) => b.ratio - a.ratio)
  say(`\n${['ratio', 'demo ms', 'large ms', 'bytes', 'bytes'].map((word) => word.padStart(9)).join('')}  read`)
  for (const { name, bytes, few, many: slower, ratio } of measured)
    say(
      `${[ratio.toFixed(2), few.toFixed(2), slower.toFixed(2), ...bytes].map((cell) => `${cell}`.padStart(9)).join('')}  ${name}`,
    )
  const over = measured.filter(({ ratio }) => ratio > target).length + failed
  report({
    work: `the slowest of ${measured.length} reads with 1,000 venues, 1,000,000 orders and 5,000,000 movements; ${over} over`,
    baseline: 'the demo',
    measured: measured[0]?.name ?? '',
    ratio: measured[0]?.ratio ?? null,
    target: `≤ ${target}`,
  })
  await demo.close()
  await many.close()
} finally {
  await database.stop()
  if (!process.env.KEEP) await rm(folder, { recursive: true, force: true })
}
