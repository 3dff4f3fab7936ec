import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { testServer } from '#server/testing/kit.ts'
import { openAssets } from './assets.ts'
import { type HttpEnv, sendSecurityHeaders } from './securityHeaders.ts'

const server = testServer()

const folders: string[] = []
/** Creates a build folder; each file's content is its own name. */
const createBuild = async (...files: string[]) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-assets-'))
  folders.push(folder)
  await mkdir(path.join(folder, 'assets'))
  for (const file of files) await writeFile(path.join(folder, file), `// ${file}`)
  return folder
}
let folder = ''
beforeAll(async () => {
  folder = await createBuild('sw.js', 'assets/main-abc.js', 'assets/read.worker-a_b-c.js', 'assets/zxing-abc.wasm')
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const headersOf = async (file: string) => {
  const app = new Hono<HttpEnv>()
    .use(sendSecurityHeaders(server.kernel.configuration))
    .get('*', openAssets(server.kernel, folder).serve)
  const { headers } = await app.request(file)
  return (name: string) => headers.get(name) ?? ''
}

test('files with a hash in their name are cached without limit, the service worker is revalidated each time', async () => {
  expect((await headersOf('/assets/main-abc.js'))('cache-control')).toContain('immutable')
  expect((await headersOf('/sw.js'))('cache-control')).toBe('no-cache')
  expect((await headersOf('/sw.js'))('content-type')).toContain('text/javascript')
})

test('workers may run WebAssembly and fetch from their own origin, other scripts may not run WebAssembly', async () => {
  expect((await headersOf('/assets/zxing-abc.wasm'))('content-type')).toBe('application/wasm')
  const policy = 'content-security-policy'
  expect((await headersOf('/assets/read.worker-a_b-c.js'))(policy)).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect((await headersOf('/sw.js'))(policy), 'the service worker fetches the files that it caches').toBe(
    "default-src 'none'; connect-src 'self'",
  )
  for (const file of ['/assets/main-abc.js', '/sw.js'])
    expect((await headersOf(file))(policy)).not.toContain('unsafe-eval')
})

/** A node with its own build; all nodes of this file use the same database. */
const openNode = async (build: string) => {
  const files = [`/assets/main-${build}.js`, `/assets/page-${build}.js`, `/assets/page-${build}.css`]
  const web = {
    folder: await createBuild('sw.js', ...files.map((file) => file.slice(1))),
    build,
    filesOf: () => ({ js: files.slice(0, 2), css: files.slice(2), fonts: [] }),
    stylesIn: () => '',
    render: null,
  }
  const { app } = createApp(server.kernel, server.hub, web)
  const get = (target: string, accept = '*/*') =>
    app.fetch(new Request(`http://127.0.0.1:3000${target}`, { headers: { accept } }), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    })
  return { files, folder: web.folder, get, page: async () => (await get('/login', 'text/html')).text() }
}
const assetsIn = (page: string) => [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '')

const daysLeft = async (file: string) => {
  const { rows } = await server.kernel.database.transaction('read', (db) =>
    db.execute<{ days: number }>(
      `select extract(epoch from kept_until - now()) / 86400 as days from kernel_assets where path = '${file}'`,
    ),
  )
  return rows.map(({ days }) => Math.round(days))
}

test('rolling-upgrade: every node serves the files of the pages of every other node', async () => {
  await server.openVenue()
  const [before, after] = [await openNode('old'), await openNode('new')]
  for (const { page } of [before, after]) {
    const files = assetsIn(await page())
    expect(files).toHaveLength(3)
    for (const file of files)
      for (const { get } of [before, after]) {
        const response = await get(file)
        expect([response.status, await response.text()], file).toEqual([200, `// ${file.slice(1)}`])
        expect(response.headers.get('cache-control')).toContain('immutable')
        expect(response.headers.get('content-type')).toMatch(file.endsWith('css') ? /^text\/css/ : /^text\/javascript/)
        expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
      }
  }
})

test('a page is not sent before its files are stored in the database for the other nodes', async () => {
  await server.openVenue()
  const before = await openNode('earlier')
  const otherNode = new pg.Client(server.owner)
  await otherNode.connect()
  // Simulates another node that is storing its files.
  await otherNode.query('select pg_advisory_lock(4127, 2)')
  const after = await openNode('later')
  const page = after.page()
  expect(await Promise.race([page.then(() => 'sent'), delay(400, 'waits')])).toBe('waits')
  expect((await before.get('/assets/main-later.js')).status).toBe(404)
  await otherNode.end()
  await page
  expect((await before.get('/assets/main-later.js')).status).toBe(200)
})

test('the response for an unknown file is 404 and must not be cached', async () => {
  const { get } = await openNode('some')
  for (const file of ['/assets/nothing-abc.js', '/assets/..%2fsecret', `/assets/${'x'.repeat(5000)}`]) {
    const response = await get(file)
    expect([response.status, response.headers.get('cache-control')], file).toEqual([404, 'no-store'])
  }
})

test('files are deleted fourteen days after the last node with their build has stored them', async () => {
  const left = await openNode('left')
  await left.page()
  expect(await daysLeft('/assets/main-left.js')).toEqual([14])
  await server.asOwner(`update kernel_assets set kept_until = now() + interval '1 day' where path like '%-left.js'`)
  await openAssets(server.kernel, left.folder).share()
  expect(await daysLeft('/assets/main-left.js'), 'prolonged').toEqual([14])
  await server.asOwner(`update kernel_assets set kept_until = now() - interval '1 minute' where path like '%-left.%'`)
  await (await openNode('next')).page()
  expect(await daysLeft('/assets/main-left.js')).toEqual([])
})
