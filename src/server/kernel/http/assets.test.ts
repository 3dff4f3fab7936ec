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
import { type HttpEnv, safetyHeaders } from './safety.ts'

const server = testServer()

const folders: string[] = []
/** What a build of the web leaves: its files by name, each with its own name in it. */
const built = async (...files: string[]) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-assets-'))
  folders.push(folder)
  await mkdir(path.join(folder, 'assets'))
  for (const file of files) await writeFile(path.join(folder, file), `// ${file}`)
  return folder
}
let folder = ''
beforeAll(async () => {
  folder = await built('sw.js', 'assets/main-abc.js', 'assets/read.worker-a_b-c.js', 'assets/zxing-abc.wasm')
})
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const ask = async (file: string) => {
  const app = new Hono<HttpEnv>()
    .use(safetyHeaders(server.kernel.configuration))
    .get('*', openAssets(server.kernel, folder).serve)
  const { headers } = await app.request(file)
  return (name: string) => headers.get(name) ?? ''
}

test('files with a hash in their name are kept for ever, the offline worker is asked for each time', async () => {
  expect((await ask('/assets/main-abc.js'))('cache-control')).toContain('immutable')
  expect((await ask('/sw.js'))('cache-control')).toBe('no-cache')
  expect((await ask('/sw.js'))('content-type')).toContain('text/javascript')
})

test('only our workers run WebAssembly, and nothing else than that and our own files', async () => {
  expect((await ask('/assets/zxing-abc.wasm'))('content-type')).toBe('application/wasm')
  const policy = 'content-security-policy'
  expect((await ask('/assets/read.worker-a_b-c.js'))(policy)).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect((await ask('/sw.js'))(policy), 'it fetches what it keeps').toBe("default-src 'none'; connect-src 'self'")
  for (const file of ['/assets/main-abc.js', '/sw.js']) expect((await ask(file))(policy)).not.toContain('unsafe-eval')
})

/** A node that runs a build of its own, on the same database as all others here. */
const node = async (build: string) => {
  const files = [`/assets/main-${build}.js`, `/assets/page-${build}.js`, `/assets/page-${build}.css`]
  const web = {
    folder: await built('sw.js', ...files.map((file) => file.slice(1))),
    build,
    filesOf: () => ({ js: files.slice(0, 2), css: files.slice(2), fonts: [] }),
    stylesIn: () => '',
    draw: null,
  }
  const { app } = createApp(server.kernel, server.hub, web)
  const get = (target: string, accept = '*/*') =>
    app.fetch(new Request(`http://127.0.0.1:3000${target}`, { headers: { accept } }), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    })
  return { files, folder: web.folder, get, page: async () => (await get('/login', 'text/html')).text() }
}
const filesIn = (page: string) => [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '')

const keptUntil = async (file: string) => {
  const { rows } = await server.kernel.database.transaction('read', (db) =>
    db.execute<{ days: number }>(
      `select extract(epoch from kept_until - now()) / 86400 as days from kernel_assets where path = '${file}'`,
    ),
  )
  return rows.map(({ days }) => Math.round(days))
}

test('while versions change, every node has the files of every page, whichever node it came from', async () => {
  await server.openVenue()
  const [before, after] = [await node('old'), await node('new')]
  for (const { page } of [before, after]) {
    const files = filesIn(await page())
    expect(files).toHaveLength(3)
    for (const file of files)
      for (const { get } of [before, after]) {
        const answer = await get(file)
        expect([answer.status, await answer.text()], file).toEqual([200, `// ${file.slice(1)}`])
        expect(answer.headers.get('cache-control')).toContain('immutable')
        expect(answer.headers.get('content-type')).toMatch(file.endsWith('css') ? /^text\/css/ : /^text\/javascript/)
        expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
      }
  }
})

test('a page does not leave before every node can find its files', async () => {
  await server.openVenue()
  const before = await node('earlier')
  const elsewhere = new pg.Client(server.owner)
  await elsewhere.connect()
  // Another node is sharing its own, and takes its time.
  await elsewhere.query('select pg_advisory_lock(4127, 2)')
  const after = await node('later')
  const page = after.page()
  expect(await Promise.race([page.then(() => 'left'), delay(400, 'waits')])).toBe('waits')
  expect((await before.get('/assets/main-later.js')).status).toBe(404)
  await elsewhere.end()
  await page
  expect((await before.get('/assets/main-later.js')).status).toBe(200)
})

test('a file that nobody has is not found, and nobody is told to remember that', async () => {
  const { get } = await node('some')
  for (const file of ['/assets/nothing-abc.js', '/assets/..%2fsecret', `/assets/${'x'.repeat(5000)}`]) {
    const answer = await get(file)
    expect([answer.status, answer.headers.get('cache-control')], file).toEqual([404, 'no-store'])
  }
})

test('files stay for fourteen days after the last node that had them, and then go', async () => {
  const left = await node('left')
  await left.page()
  expect(await keptUntil('/assets/main-left.js')).toEqual([14])
  await server.asOwner(`update kernel_assets set kept_until = now() + interval '1 day' where path like '%-left.js'`)
  await openAssets(server.kernel, left.folder).share()
  expect(await keptUntil('/assets/main-left.js'), 'prolonged').toEqual([14])
  await server.asOwner(`update kernel_assets set kept_until = now() - interval '1 minute' where path like '%-left.%'`)
  await (await node('next')).page()
  expect(await keptUntil('/assets/main-left.js')).toEqual([])
})
