import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { InitialData, RenderPage } from '#contract/rendering.ts'
import { openHotel } from './hotel/hotel.testkit.ts'
import { menuDraft, openVenueWithMenu } from './hotel/menus/menus.testkit.ts'
import { validConfiguration } from './kernel/venues/venues.testkit.ts'
import { testServer } from './testing/kit.ts'

const rendered: string[] = []
/** A renderer for the test: its HTML is the list of the page's initial reads and their results. */
const render: RenderPage = async (path, { results }) => {
  rendered.push(path)
  const html = `<pre>${results.map(({ output }) => JSON.stringify(output)).join('\n')}</pre>`
  return { html, preloads: '', head: { title: path, lang: 'es' } }
}
const server = testServer({ render })
const { menus, outlets } = api.hotel

const openVenue = async () => {
  const venue = await openVenueWithMenu(await server.openVenue())
  const home = `/${venue.venueId}/spanish/`
  const addOutlet = (name: string) =>
    venue.admin.call(outlets.create, { id: randomUUID(), name, photoId: venue.photo.id, hours: '' })
  /** Makes a change and waits until its notification has arrived, which invalidates the cache a second time. */
  const changeAndWait = async (change: () => Promise<unknown>) => {
    const position = server.hub.positionOf(venue.venueId)
    await change()
    await expect.poll(() => server.hub.positionOf(venue.venueId)).not.toBe(position)
  }
  const countRenderings = () => rendered.filter((path) => path === home).length
  return { ...venue, home, addOutlet, changeAndWait, countRenderings }
}
/** A change of which visitors are not notified. */
const addPerson = (admin: Awaited<ReturnType<typeof openVenue>>['admin'], numberSocio: string) =>
  admin.call(api.club.people.create, {
    id: randomUUID(),
    firstName: 'Ana',
    lastName: 'Ruiz',
    numberSocio,
    mail: null,
    phone: null,
    contactSince: null,
    comments: '',
  })
const loadText = async (path: string, cookie?: string) => (await server.fetch(path, {}, { cookie })).text()

test('a server-rendered page is rendered once for all visitors, and the next load after a change contains it', async () => {
  const { home, addOutlet, changeAndWait, countRenderings, admin } = await openVenue()
  await Promise.all(Array.from({ length: 5 }, () => loadText(home)))
  expect(countRenderings()).toBe(1)
  await addOutlet('Bar del lago')
  expect(await loadText(home)).toContain('Bar del lago')
  // A change invalidates the page when it is made and again when its notification arrives.
  const renderingsOfOneLoad = async () => {
    const before = countRenderings()
    await loadText(home)
    return countRenderings() - before
  }
  await expect.poll(renderingsOfOneLoad).toBe(0)
  // A change of which visitors are not notified does not invalidate their pages.
  await changeAndWait(() => addPerson(admin, 'K1'))
  expect(await renderingsOfOneLoad()).toBe(0)
})

test('a caller with a session gets a page of their own, which is not cached', async () => {
  const { home, admin } = await openVenue()
  for (const _ of [1, 2]) {
    const own = await server.fetch(home, {}, { cookie: admin.cookie })
    expect([own.status, own.headers.get('etag')]).toEqual([200, null])
    expect(await own.text()).toContain('"role":"admin"')
  }
  expect(await loadText(home)).toContain('"role":"visitor"')
  expect(await loadText(home, admin.cookie)).toContain('"role":"admin"')
})

test('a cached page with a menu expires when the menu opens, and a browser stores it until then, for an hour at most', async () => {
  const { venueId, admin, photo, menu } = await openVenue()
  const { id: _, ...values } = menuDraft(photo.id)
  const lunch = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '12:00', to: '15:00' }))
  await admin.call(menus.update, { id: menu.id, version: 1, orderMenu: 1, ...values, openings: lunch })
  const real = server.kernel.now
  const openAt = async (moment: string, path = `menu/${menu.id}`) => {
    server.kernel.now = () => new Date(moment)
    const response = await server.fetch(`/${venueId}/${path}`)
    const caching = ['cache-control', 'expires', 'vary'].map((name) => response.headers.get(name))
    return { isOpen: (await response.text()).includes('"open":true'), status: response.status, caching }
  }
  const storedUntil = (time: string) => [
    'private',
    `Mon, 16 Nov 2026 ${time} GMT`,
    'accept-encoding, accept-language, cookie',
  ]
  try {
    const closed = { isOpen: false, status: 200, caching: storedUntil('15:00:00') }
    expect(await openAt('2026-11-16T14:59:30Z')).toEqual(closed)
    expect(await openAt('2026-11-16T14:59:59Z')).toEqual(closed)
    const open = { isOpen: true, status: 200, caching: storedUntil('16:00:00') }
    expect(await openAt('2026-11-16T15:00:00Z')).toEqual(open)
    const missing = await openAt('2026-11-16T15:00:00Z', `menu/${randomUUID()}`)
    expect(missing).toMatchObject({ status: 404, caching: ['private, no-cache', null, 'accept-encoding'] })
  } finally {
    server.kernel.now = real
  }
})

test('the stream position in a cached page is still valid for visitors, so that opening the page reads nothing again', async () => {
  const { venueId, home, admin } = await openVenue()
  await loadText(home)
  await addPerson(admin, 'K2')
  const { streamPosition } = JSON.parse(
    /id="opened">(.*)<\/script>/.exec(await loadText(home))?.[1] ?? '{}',
  ) as InitialData
  const stream = await server.fetch(`/api/live?venue=${venueId}&since=${streamPosition}`)
  const reader = stream.body?.getReader()
  const hello = new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  expect(hello).toContain('"missed":false')
})

test('a cached response is sent without the framework and with the same headers, ETag and compression', async () => {
  const { venueId, home, addOutlet, changeAndWait } = await openVenue()
  for (let n = 1; n <= 8; n++) await changeAndWait(() => addOutlet(`Lugar ${n}`))
  const { port, close } = await server.listen()
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const {
      'x-request-id': requestId,
      date: _,
      'transfer-encoding': __,
      ...headers
    } = Object.fromEntries(response.headers)
    return { status: response.status, requestId, headers, text: await response.text() }
  }
  try {
    const paths = [home, ...['outlets/list', 'menus/offered'].map((read) => `/api/hotel/${read}?venue=${venueId}`)]
    for (const path of paths) {
      for (const encoding of ['br', 'identity']) {
        await changeAndWait(() => addOutlet(`Lugar ${encoding}`))
        const init = { headers: { 'accept-encoding': encoding } }
        const [first, second] = [await get(path, init), await get(path, init)]
        expect(first.requestId, 'sent by the framework').toBeDefined()
        expect(second.requestId, 'sent from the cache').toBeUndefined()
        const { 'content-length': length } = second.headers
        const headers = { ...first.headers, 'content-length': length }
        expect(second).toEqual({ ...first, headers, requestId: undefined })
      }
      await get(path)
      const { headers } = await get(path)
      const known = await get(path, { headers: { 'if-none-match': headers.etag ?? '' } })
      expect([known.status, known.text, known.requestId]).toEqual([304, '', undefined])
      const head = await get(path, { method: 'HEAD' })
      expect([head.status, head.text, head.headers.etag]).toEqual([200, '', headers.etag])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    }
    const page = await get(home)
    expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(page.text).not.toContain('nonce')
  } finally {
    await close()
  }
})

test('a page that the browser renders is built once for all visitors, and each response has its own nonce', async () => {
  const { venueId, admin, photo, changeAndWait } = await openVenue()
  const { port, close } = await server.listen()
  onTestFinished(close)
  const get = async (path: string, encoding: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } })
    const { headers } = response
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
    const html = await response.text()
    expect(html).toContain(`<meta name="csp-nonce" content="${nonce}">\n</body>\n</html>`)
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'private, no-cache'])
    return { nonce, withoutNonce: html.replace(nonce, ''), isFromCache: !headers.has('x-request-id') }
  }
  const path = `/login?venue=${venueId}`
  const responses = [await get(path, 'br'), await get(path, 'br'), await get(path, 'identity'), await get(path, 'br')]
  expect(responses.map(({ isFromCache }) => isFromCache)).toEqual([false, true, true, true])
  expect(new Set(responses.map(({ nonce }) => nonce)).size).toBe(4)
  expect(new Set(responses.map(({ withoutNonce }) => withoutNonce)).size).toBe(1)
  await changeAndWait(() =>
    admin.call(api.kernel.venues.update, { ...validConfiguration(photo.id), name: 'Otro nombre' }),
  )
  expect((await get(path, 'br')).withoutNonce).toContain('<title>Otro nombre</title>')
  // The validity of a link depends on the time, so its page is built for each request.
  for (const _ of [1, 2]) expect((await get('/reset-password?token=x', 'br')).isFromCache).toBe(false)
})

test('a guest page whose URL names no language opens in the one chosen on the phone, else the browser’s, else the stay’s, else in Spanish', async () => {
  const { venueId, room, staff, stay, guest } = await openHotel(server)
  const roomPath = `/${venueId}/${room.number}`
  const german = 'de-DE,de;q=0.9'
  const { port, close } = await server.listen()
  onTestFinished(close)
  const open = async (path: string, accept: string, cookie = '') => {
    const headers = { 'accept-language': accept, cookie }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
    await response.text()
    return response.headers.get('location') ?? response.status
  }
  for (const path of [roomPath, `/${venueId}/rooms`, `/${venueId}/login`, `/${venueId}/language`, '/hotel']) {
    // The first requests fill the cache, which must not serve the others.
    expect(await open(path, german), path).toBe(200)
    expect(await open(path, 'es-AR,en;q=0.5'), path).toBe(200)
    expect(await open(path, 'en-US,en;q=0.9'), path).toBe(`${path}?language=english`)
    expect(await open(path, 'de,pt-BR;q=0.5,en;q=0.4,fr;q=0'), path).toBe(`${path}?language=portuguese`)
    expect(await open(path, 'en', 'guest-language=french'), path).toBe(`${path}?language=french`)
    expect(await open(path, 'en', 'guest-language=spanish'), path).toBe(200)
  }
  expect(await open(`${roomPath}?seal=abc`, 'fr')).toBe(`${roomPath}?seal=abc&language=french`)
  expect(await open(`${roomPath}?language=spanish`, 'fr')).toBe(200)
  expect(await open(`/${venueId}/spanish/`, 'fr')).toBe(200)
  expect(await open(`/${venueId}/rooms`, 'fr', staff.cookie), 'the page of staff').toBe(200)
  await staff.call(api.hotel.stays.update, { id: stay.id, name: '', mail: '', language: 'french' })
  expect(await open(roomPath, german, guest.cookie)).toBe(`${roomPath}?language=french`)
  expect(await open(roomPath, 'en', guest.cookie)).toBe(`${roomPath}?language=english`)
})
