import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAssets } from './assets.ts'
import { type HttpEnv, safetyHeaders } from './safety.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-assets-'))
  await mkdir(path.join(folder, 'assets'))
  for (const file of ['sw.js', 'assets/main-abc.js', 'assets/read.worker-a_b-c.js', 'assets/zxing-abc.wasm'])
    await writeFile(path.join(folder, file), '//')
})
afterAll(() => rm(folder, { recursive: true }))

const ask = async (file: string) => {
  const app = new Hono<HttpEnv>().use(safetyHeaders(null)).get('*', openAssets(folder))
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
  for (const file of ['/assets/main-abc.js', '/sw.js']) expect((await ask(file))(policy)).not.toContain('unsafe-eval')
})
