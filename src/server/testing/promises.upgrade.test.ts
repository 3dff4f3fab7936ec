import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startOwnDatabaseServer } from '../kernel/db/own-server.testkit.ts'
import { programs } from './highAvailability.testkit.ts'
import { post, startProcess, stopAll } from './processes.ts'

/** Folder of an installed and built checkout of the previous version: OLD_VERSION=/srv/casa-club-old npm run test:long. */
const { OLD_VERSION = '' } = process.env
const root = path.join(import.meta.dirname, '../../..')

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Reads of both versions, by kind of caller. */
const reads = {
  staff: [
    'hotel/orders/board',
    'community/claims/list',
    'community/requests/list',
    'club/people/list',
    'club/bags/list',
    'kernel/users/list',
  ],
  member: ['community/claims/mine', 'community/requests/mine', 'community/members/profile', 'community/bookings/mine'],
  visitor: ['hotel/outlets/list?venue=1', 'community/directory/suppliers', 'properties/listings/search'],
}
const pages = ['/login', '/1/spanish/', '/propiedades']

describe.skipIf(!OLD_VERSION || !programs.haproxy)(
  'rolling upgrade: two nodes of the previous version behind HAProxy',
  () => {
    const database = startOwnDatabaseServer()

    test('are replaced one after the other by this version, under load, without a failed request', async () => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-upgrade-'))
      const [front, ...ports] = [await freePort(), await freePort(), await freePort()]
      const origin = `http://127.0.0.1:${front}`
      const owner = await database.create()
      const over = new AbortController()
      const socket = path.join(folder, 'admin.sock')
      /** Sends a command to HAProxy and returns its response. */
      const command = (line: string) => text(connect(socket).end(`${line}\n`))
      /** A node as HAProxy sees it: its open requests and its status, the 5th and 18th columns of `show stat`. */
      const stateOf = async (node: string) => {
        const lines = (await command('show stat')).split('\n')
        const columns = lines.find((line) => line.startsWith(`casa-club,${node},`))?.split(',')
        return { openRequests: Number(columns?.[4]), status: columns?.[17] }
      }
      let proxy: ChildProcess | undefined
      try {
        const start = (port: number, project?: string) =>
          startProcess(
            {
              DATABASE_URL: database.urlOf(owner),
              DATA_DIR: path.join(folder, String(port)),
              PORT: String(port),
              PUBLIC_URL: origin,
              STOP_DELAY: '5',
            },
            project,
          )
        const nodes = []
        for (const port of ports) nodes.push(await start(port, OLD_VERSION))
        const deployed = await readFile(path.join(root, 'deploy/high-availability/haproxy.cfg'), 'utf8')
        const section = deployed
          .replace(/listen postgres[\s\S]*?(?=listen casa-club)/, '')
          .replace('/run/haproxy/admin.sock', socket)
          .replace('127.0.0.1:8080', `127.0.0.1:${front}`)
          .replace('app1:3000', `127.0.0.1:${ports[0]}`)
          .replace('app2:3000', `127.0.0.1:${ports[1]}`)
          .replace(/.*app3:3000.*\n/, '')
        await writeFile(path.join(folder, 'haproxy.cfg'), section)
        proxy = spawn(programs.haproxy, ['-db', '-f', path.join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
        await expect
          .poll(() =>
            fetch(`${origin}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          )
          .toBe(200)

        const signIn = async (endpoint: string, account: object) => {
          const response = await post(origin, endpoint, account)
          return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
        }
        const cookies = {
          staff: await signIn('kernel/identity/signIn', { mail: 'admin@casaclub.test', password: 'demo-admin-1' }),
          member: await signIn('community/members/signIn', { mail: 'socia@casaclub.test', password: 'demo-socia-1' }),
          visitor: '',
        }
        const failures = new Map<string, number>()
        let [succeeded, repeated] = [0, 0]
        /** Repeats a request that is refused with 503, as browsers do: a read can wait too long for a table that is migrated. */
        const check = async (what: string, request: () => Promise<Response>) => {
          const result = await request().then(
            ({ ok, status }) => (ok ? '200' : String(status)),
            (error) => String(error.cause?.code ?? error),
          )
          await pause(20)
          if (result === '503' && !over.signal.aborted) {
            repeated += 1
            return check(what, request)
          }
          if (result === '200') succeeded += 1
          else failures.set(`${what} ${result}`, (failures.get(`${what} ${result}`) ?? 0) + 1)
        }
        const readAll = async () => {
          while (!over.signal.aborted) {
            for (const kind of ['staff', 'member', 'visitor'] as const)
              for (const read of reads[kind])
                await check(read, () => fetch(`${origin}/api/${read}`, { headers: { cookie: cookies[kind] } }))
            for (const page of pages) await check(page, () => fetch(origin + page))
          }
        }
        const written: string[] = []
        const writeAll = async () => {
          while (!over.signal.aborted) {
            const id = randomUUID()
            const draft = { id, kind: 'news', title: 'Hola', description: 'Hola', photoId: null }
            await check('club/posts/create', () =>
              post(origin, 'club/posts/create', draft, cookies.staff).then((response) => {
                if (response.ok) written.push(id)
                return response
              }),
            )
            await check('club/messages/list', () =>
              fetch(`${origin}/api/club/messages/list`, { headers: { cookie: cookies.staff } }),
            )
          }
        }
        const load = [readAll(), readAll(), writeAll()]
        const whenServed = async (count: number) => {
          const before = succeeded
          await expect.poll(() => succeeded - before, { timeout: 120_000 }).toBeGreaterThan(count)
        }
        await whenServed(100)
        expect([...failures]).toEqual([])
        for (const [n, port] of ports.entries()) {
          const node = `app${n + 1}`
          await command(`set server casa-club/${node} state drain`)
          await expect.poll(async () => (await stateOf(node)).openRequests, { timeout: 120_000 }).toBe(0)
          await nodes[n]?.stop()
          await start(port)
          await command(`set server casa-club/${node} state ready`)
          await expect.poll(async () => (await stateOf(node)).status, { timeout: 120_000 }).toBe('UP')
          await whenServed(150)
          console.log(
            `node ${n + 1} replaced: ${succeeded} requests succeeded, ${repeated} were repeated, failures ${JSON.stringify([...failures])}`,
          )
        }
        over.abort()
        await Promise.all(load)
        const stored = await database.query<{ id: string }>('select id from club_posts', owner)
        const ids = new Set(stored.map(({ id }) => id))
        expect(written.filter((id) => !ids.has(id))).toEqual([])
        expect([...failures]).toEqual([])
      } finally {
        over.abort()
        proxy?.kill('SIGKILL')
        await stopAll()
        await rm(folder, { recursive: true, force: true })
      }
    })
  },
)
