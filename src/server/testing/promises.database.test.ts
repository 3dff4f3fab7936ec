import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFullRuns } from './fullRuns.ts'
import { openMachineSpeed } from './machine-speed.ts'
import { account, newInstance, pauseDatabase, postmasterOf, startProcess, stopAll } from './processes.ts'

const within = 5_000
const patiently = { timeout: 60_000 }
/** Promised limit in milliseconds. */
const pausesFor = process.env.LONG ? 300_000 : 6_000
/** More parallel requests than the pool has connections. */
const crowd = 30

afterAll(stopAll)

/** Starts a real server with one venue and signs its admin in. */
const openServer = async (dataDir: string) => {
  const { environment } = await newInstance(dataDir)
  const { origin, app, printed, stop } = await startProcess(environment)

  const ask = async (target: string, init: RequestInit = {}) => {
    const since = performance.now()
    const answer = await fetch(`${origin}${target}`, { ...init, signal: AbortSignal.timeout(60_000) })
    return { status: answer.status, text: await answer.text(), ms: performance.now() - since }
  }
  const writing = (input: object, cookie = '') => ({
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', origin, cookie },
  })
  const signIn = '/api/kernel/identity/signIn'
  const signedIn = await fetch(`${origin}${signIn}`, writing(account))
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const post = { kind: 'news', title: 'Hola', description: 'x'.repeat(500), photoId: null }
  return {
    app,
    printed,
    stop,
    ask,
    asAna: (page: string) => ask(page, { headers: { cookie } }),
    asGuest: (page: string) => ask(page, { headers: { accept: 'text/html' } }),
    addPost: () => ask('/api/club/posts/create', writing({ ...post, id: crypto.randomUUID() }, cookie)),
    signIn: () => ask(signIn, writing(account)),
    upload: async () => {
      const body = new FormData()
      const grey = { create: { width: 40, height: 30, channels: 3 as const, background: '#888' } }
      body.set('file', new File([new Uint8Array(await sharp(grey).png().toBuffer())], 'foto.png'))
      return ask('/api/kernel/files/upload', { method: 'POST', body, headers: { origin, cookie } })
    },
  }
}

/** Pseudo-random numbers with a fixed seed (mulberry32), equal in every run. */
const seededRandom = (seed: number) => () => {
  seed += 0x6d2b79f5
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const temporaryFolder = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-weather-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

describe('database outage: a frozen database causes a 503 within five seconds, and the server recovers by itself', () => {
  let dataDir: { folder: string; remove(): Promise<void> }
  let server: Awaited<ReturnType<typeof openServer>>
  let thaw = () => {}
  const kept = '/api/kernel/venues/front?venue=1'
  const guestPage = '/1/language'
  const news = '/api/club/posts/onShow?kind=news'

  beforeAll(async () => {
    dataDir = await temporaryFolder()
    server = await openServer(dataDir.folder)
  })
  afterAll(async () => {
    thaw()
    await server.stop()
    await dataDir.remove()
  })

  test('while it is frozen, reads, writes, streams, pages and /readyz respond with 503, and cached responses are still served', async () => {
    const { ask, asAna, asGuest, addPost, signIn } = server
    expect((await asAna(news)).status).toBe(200)
    const [read, page] = [await ask(kept), await asGuest(guestPage)]
    expect([read.status, page.status]).toEqual([200, 200])

    thaw = await pauseDatabase(dataDir.folder)
    const machineSpeed = openMachineSpeed()
    const reads = Array.from({ length: crowd }, () => asAna(news))
    const others = [ask('/readyz'), asAna('/dashboard'), addPost(), signIn(), asAna('/api/live')]
    const refused = await Promise.all([...others, ...reads])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
    expect(refused[0]?.text).toBe('the database does not answer')
    expect(refused[1]?.text).toContain('Probá de nuevo en unos segundos.')

    const served = [await ask(kept), await asGuest(guestPage)]
    expect(served.map(({ status }) => status)).toEqual([200, 200])
    expect(Math.max(...[...refused, ...served].map(({ ms }) => ms))).toBeLessThan(await machineSpeed.allows(within))
    expect(served[0]?.text).toBe(read.text)
    expect((await ask('/healthz')).text).toBe('alive')
  })

  test('within five seconds after it continues, everything works again', async () => {
    const { ask, asAna, addPost, signIn } = server
    const machineSpeed = openMachineSpeed()
    const since = performance.now()
    thaw()
    await expect.poll(async () => (await ask('/readyz')).status, { ...patiently, interval: 50 }).toBe(200)
    const reads = Array.from({ length: crowd }, () => asAna(news))
    const again = await Promise.all([asAna('/dashboard'), addPost(), signIn(), ...reads])
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
    const took = performance.now() - since
    expect(took).toBeLessThan(await machineSpeed.allows(within))
  })

  inFullRuns(
    'a database that only waits for the processor is not taken for a frozen one: while it and the app are stopped in turns, for up to two seconds each, every read and every write succeeds',
    async () => {
      const { app, asAna, addPost, printed } = server
      const before = printed().length
      const random = seededRandom(27)
      const slice = () => delay(50 + 1_950 * random())
      let isPausing = true
      const outcomes: Record<number, number> = {}
      const client = async (call: () => ReturnType<typeof addPost>) => {
        while (isPausing) {
          const { status } = await call()
          outcomes[status] = (outcomes[status] ?? 0) + 1
        }
      }
      const clients = Array.from({ length: 12 }, (_, n) => client(n % 3 ? () => asAna(news) : addPost))
      const pid = await app()
      for (const until = performance.now() + pausesFor; performance.now() < until; ) {
        process.kill(pid, 'SIGSTOP')
        await slice().finally(() => process.kill(pid, 'SIGCONT'))
        thaw = await pauseDatabase(dataDir.folder)
        await slice().finally(thaw)
      }
      isPausing = false
      await Promise.all(clients)
      console.log(`database: responses by status: ${JSON.stringify(outcomes)}`)
      expect(Object.keys(outcomes)).toEqual(['200'])
      expect(printed().slice(before)).not.toContain('the database')
    },
    pausesFor + 180_000,
  )
})

const mount = (folder: string) => promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'casaclub', folder])
const unmount = (folder: string) => promisify(execFile)('umount', [folder])
const canMount = await (async () => {
  const { folder, remove } = await temporaryFolder()
  const mounted = await mount(folder).then(
    () => true,
    () => false,
  )
  if (mounted) await unmount(folder)
  await remove()
  return mounted
})()

const roomFor = (file: string, bytes: number) =>
  appendFile(file, Buffer.alloc(bytes)).then(
    () => true,
    () => false,
  )

describe.skipIf(!canMount || !process.env.FULL)(
  'database outage: a full disk causes a 503, and the server recovers by itself',
  () => {
    test('with a full disk writes are refused, the log has the reason, and everything works once there is space', async () => {
      const { folder, remove } = await temporaryFolder()
      await mount(folder)
      try {
        const { ask, asAna, addPost, upload, printed, stop } = await openServer(folder)
        const ballast = path.join(folder, 'ballast')
        const fill = async () => {
          for (const bytes of [1024 * 1024, 4 * 1024]) while (await roomFor(ballast, bytes));
        }
        await fill()
        await expect.poll(async () => (await addPost()).status, { ...patiently, interval: 0 }).toBe(503)

        const before = printed().length
        const killed = async () => {
          // The files of the killed server may leave enough space for the next one: then that one is killed too.
          await fill()
          const { status } = await asAna('/api/club/posts/onShow?kind=news')
          if (status === 200) process.kill(await postmasterOf(folder), 'SIGKILL')
          return [status, printed().slice(before).includes('No space left on device')]
        }
        expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'the disk is full' })
        expect(await upload()).toMatchObject({ status: 507, text: expect.stringContaining('storage_full') })
        await expect.poll(killed, { ...patiently, interval: 500 }).toEqual([503, true])
        await rm(ballast)
        await expect.poll(async () => (await addPost()).status, { ...patiently, interval: 100 }).toBe(200)
        expect(await stop()).toBe(0)
      } finally {
        await stopAll()
        await unmount(folder)
        await remove()
      }
    })
  },
)
