// Measures the time from the start of a write until the last of many screens knows of it, as a ratio to a bare event stream
// with one durable commit in the same run: node bench/live.ts. Requires a build: npm test -- build
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { median, report } from './kit.ts'
import { openListeners } from './listeners.ts'
import {
  analyze,
  databaseOf,
  fillDemoWithoutFiles,
  memoryOf,
  openAdminSession,
  startBareStream,
  startServer,
  withDataDir,
} from './servers.ts'

const counts = (process.env.SCREENS ?? '500,1000,5000').split(',').map(Number)
const rounds = Number(process.env.ROUNDS ?? 15)
/** The connections are opened several times: the times of one set differ from those of the next by up to a quarter. */
const sets = 3
const idleCount = Number(process.env.IDLE_SCREENS ?? 10_000)
/** Milliseconds until the memory of idle screens is read: V8 has collected the garbage of the openings, which takes up to 45 s. */
const idleTime = 61_000

const prepare = async (dataDir: string) => {
  const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
  await fillDemoWithoutFiles(running.kernel)
  const found = await running.kernel.database.inVenue(1, 'write', async (db) => {
    const { rows } = await db.execute<{ id: string }>('select id from hotel_products order by id limit 1')
    return { product: rows[0]?.id ?? '', cookie: await openAdminSession(db) }
  })
  await analyze(running.owner)
  await running.close()
  return found
}

await withDataDir(async (dataDir) => {
  const { product, cookie } = await prepare(dataDir)
  const server = await startServer(dataDir)
  const bare = await startBareStream(databaseOf(dataDir))
  let hidden = false
  const post = async (port: number, path: string, body: object) => {
    const origin = `http://127.0.0.1:${port}`
    const headers = { 'content-type': 'application/json', origin, cookie }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the write was refused: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  const hide = () => {
    hidden = !hidden
    return post(server.port, '/api/hotel/menus/setHidden', { of: 'product', id: product, hidden })
  }
  const commit = () => post(bare.port, '/', {})

  /** One server after the other: this process may open a limited number of files. */
  const memoryWithIdle = async ({ port, pid }: { port: number; pid: number }, path: string) => {
    const screens = await openListeners({ port, path, count: idleCount, event: 'none' })
    await sleep(idleTime)
    const memory = memoryOf(pid)
    await screens.close()
    return memory
  }
  const memory = await memoryWithIdle(server, '/api/live?venue=1')
  report({
    work: `memory of the app with ${idleCount} idle screens`,
    baseline: 'bare event stream',
    measured: `${memory.toFixed(0)} MB`,
    ratio: memory / (await memoryWithIdle(bare, '/')),
    target: '≤ 300 MB',
  })

  const measure = async (count: number) => {
    const ours = await openListeners({
      port: server.port,
      path: '/api/live?venue=1',
      count,
      event: 'data: hotel.menus\n',
    })
    const plain = await openListeners({ port: bare.port, path: '/', count, event: 'data: bench\n' })
    const times = { ours: [] as number[], plain: [] as number[] }
    // The two are measured alternately, so that other load affects both, and each after the same pause, because an idle processor takes
    // longer. The first rounds warm up.
    for (let n = -5; n < rounds; n++) {
      await sleep(50)
      const a = await ours.slowest(hide)
      await sleep(50)
      const b = await plain.slowest(commit)
      if (n >= 0) times.ours.push(a)
      if (n >= 0) times.plain.push(b)
    }
    await ours.close()
    await plain.close()
    return times
  }
  for (const count of counts) {
    const found: Awaited<ReturnType<typeof measure>>[] = []
    for (let n = 0; n < sets; n++) found.push(await measure(count))
    const ours = median(found.flatMap((times) => times.ours))
    report({
      work: `live update until the last of ${count} screens knows`,
      baseline: 'bare event stream with one durable commit',
      measured: `median ${ours.toFixed(0)} ms`,
      ratio: ours / median(found.flatMap(({ plain }) => plain)),
      target: '≤ 1.3',
    })
  }
})
