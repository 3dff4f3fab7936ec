import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import pg from 'pg'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'
import { openLog } from '../kernel/log.ts'
import { venues } from '../kernel/venues/venues.table.ts'
import { listen } from '../listen.ts'
import { renderBuiltPage } from './built.ts'
import { endpointRequests, type GeneratedRequest, operationsOf, otherRequests } from './hostile.requests.ts'
import { nilUuid, secretName } from './hostile.ts'
import { testServer } from './kit.ts'

const grey = { create: { width: 8, height: 8, channels: 3 as const, background: '#888' } }
const runs = process.env.LONG ? 10_000 : 120
const seeds = { fixed: 20261115, random: Number(process.env.SEED ?? randomInt(2 ** 31)) }

/** Log lines that must not appear: errors, and lines with personal data. */
let wrong: string[] = []
const log = openLog('trace', {
  write(line) {
    if (/"level":[56]0/.test(line) || line.includes(secretName)) wrong.push(line)
  },
})
const server = testServer({ log, render: renderBuiltPage, demo: true })

/** Ids of the demo's first venue by table. */
const ids = new Map<string, string[]>()
beforeAll(async () => {
  // The folder may contain entries with unusual names.
  await server.kernel.store.put(`1/${nilUuid}/1.webp`, new Uint8Array(1))
  const owner = new pg.Client(server.owner)
  await owner.connect()
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'`,
  )
  for (const { name } of tables) {
    const { rows } = await owner.query<{ id: string }>(`select id from ${name} where venue_id = 1 order by id limit 5`)
    ids.set(
      name,
      rows.map(({ id }) => id),
    )
  }
  await owner.end()
})
beforeEach(() => {
  wrong = []
})

/** Ids that fit a field by its name: 'idBag' gets a bag's, 'photoId' a file's, 'id' any of its product. */
const idsFor = (endpoint: string) => (field: string) => {
  const [product = ''] = endpoint.split('.')
  const thing = field.replace(/^id(?=[A-Z])|Id$/, '').toLowerCase()
  const called = /photo|logo|background/.test(thing) ? 'files' : thing.replace(/y$/, 'ie')
  const named = [...ids.keys()].filter((table) => called.length > 3 && table.includes(`_${called}`))
  const tables = named.length > 0 ? named : [...ids.keys()].filter((table) => table.startsWith(`${product}_`))
  return tables.flatMap((table) => ids.get(table) ?? [])
}

const accounts = {
  admin: { mail: 'admin@casaclub.test', password: 'demo-admin-1' },
  staff: { mail: 'staff@casaclub.test', password: 'demo-staff-1' },
  screen: { mail: 'screen@casaclub.test', password: 'demo-screen-1' },
}
const cookies = new Map<GeneratedRequest['role'], string>()
const cookieOf = async (role: GeneratedRequest['role']) => {
  if (role === 'visitor') return undefined
  const known = cookies.get(role)
  if (known) return known
  // A generated request may have switched the rule on, and these accounts have no second factor.
  await server.kernel.database.inVenue(1, 'write', (db) => db.update(venues).set({ secondFactorRequired: false }))
  const answer = await server.ask('kernel.identity.signIn', 'write', accounts[role], { address: newAddress() })
  const cookie =
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('casa_staff='))
      ?.split(';')[0] ?? ''
  cookies.set(role, cookie)
  return cookie
}
const openApiDocument = async () =>
  (await server.fetch('/api/openapi.json', {}, { cookie: await cookieOf('admin') })).json()
let sent = 0
const newAddress = () => `10.0.${++sent >> 8}.${sent & 255}`

const answerTo = async ({ role, method, target, headers, body }: GeneratedRequest) => {
  const cookie = headers.cookie ?? (await cookieOf(role))
  // These calls may have ended the session.
  if (/identity|claim|users|secondFactor|venues/.test(target)) cookies.clear()
  const answer = await server.fetch(
    target,
    { method, ...(body === undefined ? {} : { body }) },
    { cookie, headers, address: newAddress() },
  )
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer.status
}

/** Sends generated requests; a failing one is shrunk and reported with its seed. */
const sendAll = async (requests: fc.Arbitrary<GeneratedRequest>, seed: number) => {
  const statuses: number[] = []
  const property = fc.asyncProperty(requests, async (request) => {
    wrong = []
    const status = await answerTo(request)
    statuses.push(status)
    if (status < 500 && wrong.length === 0) return
    throw new Error([status, JSON.stringify(request), ...wrong].map((part) => String(part).slice(0, 2000)).join('\n'))
  })
  const { failed, errorInstance } = await fc.check(property, { numRuns: runs, seed })
  if (failed) throw new Error(`SEED=${seed}`, { cause: errorInstance })
  return statuses
}

describe('malformed input: no request causes a 5xx', () => {
  test.each(Object.entries(seeds))(
    `${runs} requests, made from our own OpenAPI document with a %s seed, are answered without an error of ours`,
    async (_, seed) => {
      const operations = operationsOf(await openApiDocument())
      const paths = Object.values(pages).map(({ path }) => path)
      const requests = fc.oneof(
        { weight: 3, arbitrary: endpointRequests(operations, idsFor) },
        { weight: 1, arbitrary: otherRequests(paths) },
      )
      const statuses = await sendAll(requests, seed)
      // Many of the requests must pass validation and reach the database; with a random seed their number is left to chance.
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(seed === seeds.fixed ? runs / 10 : 0)
    },
    runs * 1200,
  )

  const json = { 'content-type': 'application/json' }
  const tooLarge = 2_147_483_648
  const cursor = Buffer.from(JSON.stringify(['\u0000', nilUuid])).toString('base64url')
  const mail = `${'a'.repeat(64)}@${'b.'.repeat(92)}tests`
  const post = (target: string, input: object): GeneratedRequest => ({
    role: 'admin',
    method: 'POST',
    target: `/api/${target}`,
    headers: json,
    body: JSON.stringify(input),
  })
  const get = (target: string, headers = {}): GeneratedRequest => ({ role: 'admin', method: 'GET', target, headers })
  const movement = {
    id: nilUuid,
    idBag: nilUuid,
    actionType: 'Ingreso',
    comments: '',
    missing: null,
    position: 0,
    madeAt: null,
  }
  const tv = { id: nilUuid, name: 'x', boards: ['news'] }
  const item = { id: nilUuid, name: 'x', description: '', photoId: null }
  const broken: [string, GeneratedRequest, number][] = [
    ['brackets in a query', get('/api/kernel/venues/front?venue[a]=1'), 400],
    ['a document called constructor', get('/api/docs/constructor'), 404],
    ['a file of a venue of 300 digits', get(`/files/${'9'.repeat(300)}/${nilUuid}/1.webp`), 404],
    ['a file of a width of 300 digits', get(`/files/1/${nilUuid}/${'9'.repeat(300)}.webp`), 404],
    ['an address that begins like another host', get('//.', { accept: 'text/html' }), 404],
    ['NUL in a cursor', get(`/api/club/people/list?after=${cursor}`), 200],
    ['NUL in a search', get('/api/club/people/list?search=a%00b'), 200],
    ['NUL in a code', post('club/screens/pair', { id: nilUuid, code: 'A\u0000', name: 'x', boards: ['news'] }), 400],
    ['a place past any ledger', get(`/api/club/movements/report?idBag=${nilUuid}&from=${tooLarge}`), 400],
    ['a position past any', post('club/movements/create', { ...movement, position: tooLarge }), 400],
    ['a version past any', post('club/screens/update', { ...tv, version: tooLarge }), 400],
    ['a version after which there is none', post('club/bags/updateItem', { ...item, version: tooLarge - 1 }), 400],
    ['the year 0', post('club/movements/create', { ...movement, madeAt: '0000-01-01T00:00:00Z' }), 400],
    ['a mail of 254 characters', post('kernel/identity/signIn', { mail, password: 'x' }), 401],
    ['a forgotten mail of 254 characters', post('kernel/identity/recover', { mail }), 200],
    ['a body that ends too soon', { ...post('club/screens/update', {}), body: `{"name":"${secretName}` }, 400],
  ]
  test.each(broken)('a request that once caused a 5xx gets the expected status: %s', async (_, request, status) => {
    expect(await answerTo(request)).toBe(status)
    expect(wrong).toEqual([])
  })

  test('sign-in works with any User-Agent and forwarding headers', async () => {
    const signIn = post('kernel/identity/signIn', { mail: 'nadie@ejemplo.test', password: 'x' })
    const from = { headers: { ...signIn.headers, 'x-forwarded-for': 'x'.repeat(8000) }, address: '127.0.0.1' }
    const answer = await server.fetch(signIn.target, { method: 'POST', body: signIn.body ?? '' }, from)
    expect(answer.status).toBe(401)
  })

  test('a picture with any file name is stored; a name above the limit is refused', async () => {
    const cookie = await cookieOf('admin')
    const picture = new Uint8Array(await sharp(grey).png().toBuffer())
    const upload = async (name: string, label?: string) => {
      const body = new FormData()
      body.set('file', new File([picture], name))
      if (label !== undefined) body.set('label', label)
      return (await server.fetch('/api/kernel/files/upload', { method: 'POST', body }, { cookie })).status
    }
    const names = ['a\u0000b', '\ud800', 'x'.repeat(200_000)]
    expect(await Promise.all(names.map((name) => upload(name)))).toEqual([200, 200, 200])
    expect(await Promise.all(names.map((name) => upload('x', name)))).toEqual([200, 200, 400])
    expect(wrong).toEqual([])
  })

  const host = 'Host: a\r\n'
  const signIn = `POST /api/kernel/identity/signIn HTTP/1.1\r\n${host}Origin: http://127.0.0.1:3000\r\n`
  const raw = [
    `TRACE / HTTP/1.1\r\n${host}\r\n`,
    `CONNECT a:1 HTTP/1.1\r\n${host}\r\n`,
    `GET http://evil.test/login HTTP/1.1\r\n${host}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
    'GET / HTTP/1.1\r\nHost: [\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: \r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    `GET / HTTP/1.1\r\n${host}${host}\r\n`,
    `GET /\u0000 HTTP/1.1\r\n${host}\r\n`,
    `GET /\\evil HTTP/1.1\r\n${host}\r\n`,
    `GET /../../etc/passwd HTTP/1.1\r\n${host}\r\n`,
    `GET /% HTTP/1.1\r\n${host}Accept: text/html\r\n\r\n`,
    `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    `PURGE / HTTP/1.1\r\n${host}\r\n`,
    'x\r\n\r\n',
    `${signIn}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
    `${signIn}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${signIn}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    `GET /api/club/posts/news HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\n{}`,
    `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  ]
  test('invalid or interrupted HTTP causes no error, and later requests succeed', async () => {
    const listening = await listen(server.app, '127.0.0.1', 0)
    const say = (bytes: string) =>
      new Promise<string>((resolve) => {
        let heard = ''
        const socket = connect(listening.port, '127.0.0.1', () => socket.end(bytes))
        socket.on('data', (chunk) => (heard += chunk))
        socket.on('error', () => {})
        socket.on('close', () => resolve(heard))
      })
    for (const bytes of raw) expect(await say(bytes), bytes.slice(0, 100)).not.toMatch(/^HTTP\/1.1 5/)
    expect(await say(`GET /healthz HTTP/1.1\r\n${host}\r\n`)).toContain('alive')
    await listening.close()
    expect(wrong).toEqual([])
  })
})
