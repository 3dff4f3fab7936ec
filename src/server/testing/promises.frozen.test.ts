import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeze, run, startProcess, stopAll } from './processes.ts'

const account = { mail: 'ana@club.test', password: 'una clave larga' }
const within = 5_000
/** More than the pool has connections. */
const crowd = 30
let dataDir: string
let server: Awaited<ReturnType<typeof startProcess>>
let cookie: string
let thaw = () => {}

interface Answer {
  status: number
  text: string
  ms: number
}
const ask = async (target: string, init: RequestInit = {}): Promise<Answer> => {
  const since = performance.now()
  const answer = await fetch(`${server.origin}${target}`, { ...init, signal: AbortSignal.timeout(20_000) })
  return { status: answer.status, text: await answer.text(), ms: performance.now() - since }
}
const asAna = (target: string) => ask(target, { headers: { cookie } })
const asGuest = (target: string) => ask(target, { headers: { accept: 'text/html' } })
const write = (endpoint: string, input: object) =>
  ask(`/api/${endpoint}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', origin: server.origin, cookie },
  })
const post = () => ({ id: crypto.randomUUID(), kind: 'news', title: 'Hola', description: 'Hola', photoId: null })

const kept = '/api/kernel/venues/front?venue=1'
const guestPage = '/1/language'

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-frozen-'))
  const environment = { DATA_DIR: dataDir, DEMO: '0' }
  const create = ['create', '--venue', 'Club', '--name', 'Ana', '--mail', account.mail, '--password', account.password]
  await run('src/server/admin.ts', create, environment)
  server = await startProcess(environment)
  const signedIn = await fetch(`${server.origin}/api/kernel/identity/signIn`, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { 'content-type': 'application/json', origin: server.origin },
  })
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})
afterAll(async () => {
  thaw()
  await stopAll()
  await rm(dataDir, { recursive: true, force: true })
})

describe('promise 27: a frozen database is a clear 503 within five seconds, and heals by itself', () => {
  test('while it is frozen reads, writes, pages and /readyz say 503, and what is kept goes on being served', async () => {
    expect((await asAna('/api/club/posts/onShow?kind=news')).status).toBe(200)
    const [read, page] = [await ask(kept), await asGuest(guestPage)]
    expect([read.status, page.status]).toEqual([200, 200])

    thaw = await freeze(dataDir)
    const refused = await Promise.all([
      ask('/readyz'),
      asAna('/dashboard'),
      write('club/posts/create', post()),
      ...Array.from({ length: crowd }, () => asAna('/api/club/posts/onShow?kind=news')),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(within)
    expect(refused[0]?.text).toBe('the database does not answer')
    expect(refused[1]?.text).toContain('Probá de nuevo en unos segundos.')

    const served = [await ask(kept), await asGuest(guestPage)]
    expect(served.map(({ status }) => status)).toEqual([200, 200])
    expect(Math.max(...served.map(({ ms }) => ms))).toBeLessThan(within)
    expect(served[0]?.text).toBe(read.text)
    expect((await ask('/healthz')).text).toBe('alive')
  }, 60_000)

  test('within five seconds after it goes on, everything works again', async () => {
    const since = performance.now()
    thaw()
    const status = async () => (await ask('/readyz')).status
    await expect.poll(status, { timeout: within, interval: 50 }).toBe(200)
    const again = await Promise.all([
      asAna('/dashboard'),
      write('club/posts/create', post()),
      ...Array.from({ length: crowd }, () => asAna('/api/club/posts/onShow?kind=news')),
    ])
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
    expect(performance.now() - since).toBeLessThan(within)
  }, 60_000)
})
