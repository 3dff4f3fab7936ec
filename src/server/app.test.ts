import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { embedOf } from '#contract/kernel/videos.ts'
import { openKitchen } from './hotel/menus/menus.testkit.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const page = (path: string, cookie?: string) => server.fetch(path, {}, { cookie, headers: { accept: 'text/html' } })

test('alive and ready are said apart', async () => {
  expect(await (await server.fetch('/healthz')).text()).toBe('alive')
  expect(await (await server.fetch('/readyz')).text()).toBe('ready')
})

test('every answer carries the safety headers, and a page its own nonce', async () => {
  await server.openVenue()
  const answer = await page('/login')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(await answer.text()).toContain(`<style nonce="${nonce}">`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
  // Every address that a video may have can be framed, and nothing else.
  const players = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ')
  const addresses = [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://youtube-nocookie.com/embed/abc',
    'https://vimeo.com/76979871',
  ]
  expect(addresses.map((typed) => new URL(embedOf(typed) ?? '').origin)).toEqual(players)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a guest’s page may stand beside the editor, in a frame of our own; nothing else stands in one', async () => {
  const { venueId, admin, menu } = await openKitchen(await server.openVenue())
  const framing = async (path: string, cookie = admin.cookie) => {
    const answer = await page(path, cookie)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const said = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' ')
    return { within: said('frame-ancestors'), frames: said('frame-src')?.includes("'self'") ?? false }
  }
  const guest = { within: ["'self'"], frames: false }
  const staff = { within: ["'none'"], frames: true }
  const others = { within: ["'none'"], frames: false }
  expect(await framing(`/${venueId}/menu/${menu.id}?language=french`)).toEqual(guest)
  expect(await framing(`/${venueId}/french/`)).toEqual(guest)
  // From the first page the editor is reached without another document.
  for (const path of [`/menu/${menu.id}`, '/']) expect(await framing(path)).toEqual(staff)
  for (const path of ['/', '/login', '/home', '/bag-scan', '/no/such/page'])
    expect(await framing(path, ''), path).toEqual(others)
  for (const path of ['/api/kernel/identity/me', '/healthz']) expect(await framing(path), path).toEqual(others)
})

test('an unknown page is a page that says so; an unknown endpoint is JSON', async () => {
  await server.openVenue()
  expect((await page('/no/such/page')).status).toBe(404)
  const endpoint = await server.fetch('/api/club/nothing')
  expect([endpoint.status, (await endpoint.json()).code]).toEqual([404, 'NOT_FOUND'])
})

test('promise 10: a foreign site cannot act for a signed-in person', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const target = '/api/kernel/identity/signOut'
  const attempts: [RequestInit, Record<string, string>][] = [
    [
      { method: 'POST', body: '{}' },
      { origin: 'https://evil.example', 'content-type': 'application/json' },
    ],
    [
      { method: 'POST', body: '{}' },
      { origin: 'null', 'content-type': 'application/json' },
    ],
    [
      { method: 'POST', body: '{}' },
      { origin: '', 'content-type': 'application/json' },
    ],
    [
      { method: 'POST', body: 'a=b' },
      { origin: 'http://127.0.0.1:3001', 'content-type': 'text/plain' },
    ],
    [
      { method: 'POST', body: '{}' },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    ],
  ]
  for (const [init, headers] of attempts)
    expect((await server.fetch(target, init, { cookie: admin.cookie, headers })).status).toBe(403)
  expect((await server.fetch(target, {}, { cookie: admin.cookie })).status).toBe(404)
  expect((await admin.call(api.kernel.identity.me)).role).toBe('admin')
})

test('promise 4: a field that the contract does not name is refused, not stored', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const post = { id: crypto.randomUUID(), kind: 'news', title: 'a', description: 'b', photoId: null }
  for (const extra of [
    { venueId: 1 },
    { venue_id: 1 },
    { version: 9 },
    { createdAt: '2020-01-01' },
    { role: 'admin' },
  ]) {
    const answer = await server.ask(api.club.posts.create.endpoint, 'write', { ...post, ...extra }, admin)
    expect(answer.status).toBe(400)
  }
  expect(await admin.call(api.club.posts.onShow, { kind: 'news' })).toEqual([])
})

test('a request that is too large, or not JSON, is refused in a sentence', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const send = (body: string) =>
    server.fetch(
      '/api/club/posts/create',
      { method: 'POST', body },
      { ...admin, headers: { 'content-type': 'application/json' } },
    )
  expect((await send('x'.repeat(300 * 1024))).status).toBe(413)
  expect((await send('{"id":')).status).toBe(400)
})

test('the API describes itself', async () => {
  const document = await (await server.fetch('/api/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\./)
  expect(document.paths['/club/posts/create'].post).toMatchObject({ tags: ['club.posts'], summary: 'admin' })
  expect((await server.fetch('/api/docs')).status).toBe(200)
  expect((await server.fetch('/api/docs/swagger-ui-bundle.js')).status).toBe(200)
})
