import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import type { Opened } from '#contract/drawn.ts'
import type { Page } from '#contract/kernel/page.ts'
import { embedOf } from '#contract/kernel/videos.ts'
import { pages } from '#contract/pages.ts'
import { communityOf } from './community/admin.testkit.ts'
import { lineOf } from './hotel/hotel.testkit.ts'
import { openKitchen } from './hotel/menus/menus.testkit.ts'
import { endpointsOf, isKept } from './kernel/rules.ts'
import { openAgency } from './properties/properties.testkit.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const html = { accept: 'text/html' }
const page = (path: string, cookie?: string) => server.fetch(path, {}, { cookie, headers: html })
const openedOf = async (answer: Response) => {
  const json = /id="opened">(.*)<\/script>/.exec(await answer.text())?.[1] ?? '{}'
  return JSON.parse(json) as Opened
}

test('alive and ready are said apart', async () => {
  expect(await (await server.fetch('/healthz')).text()).toBe('alive')
  expect(await (await server.fetch('/readyz')).text()).toBe('ready')
})

test('a visitor of a staff page goes to sign in and back, a signed-in one away from it', async () => {
  const venue = await server.openVenue()
  const to = async (path: string, cookie?: string) => (await page(path, cookie)).headers.get('location')
  expect(await to('/news-admin?kind=winner')).toBe('/login?to=%2Fnews-admin%3Fkind%3Dwinner')
  expect(await to('/login', (await venue.as('admin')).cookie)).toBe('/dashboard')
  expect(await to('/dashboard', (await venue.as('screen')).cookie)).toBe('/screen')
  expect(await to('/news/create', (await venue.as('staff')).cookie)).toBe('/dashboard')
})

test('staff who are led away from a page for admins are told so by the page that comes; nobody else is', async () => {
  const venue = await server.openVenue()
  const told = async (path: string, role: 'staff' | 'admin' | 'screen') =>
    (await page(path, (await venue.as(role)).cookie)).headers.get('set-cookie')?.includes('turned-away=1') ?? false
  expect(await told('/news/create', 'staff')).toBe(true)
  expect(await told('/login', 'staff')).toBe(false)
  expect(await told('/news/create', 'admin')).toBe(false)
  expect(await told('/news/create', 'screen')).toBe(false)
})

test('a page comes with the answers it opens with and the colours of its venue', async () => {
  const admin = await (await server.openVenue('Club del Lago')).as('admin')
  const answer = await page('/news-admin?kind=winner', admin.cookie)
  const text = await answer.clone().text()
  expect(text).toContain('<title>Club del Lago</title>')
  expect(text).toMatch(/:root\{--venue-0:#[0-9A-F]{6};.*--venue-9:#[0-9A-F]{6}\}/)
  const { answers } = await openedOf(answer)
  expect(answers.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    [api.kernel.identity.me.endpoint, undefined],
    [api.kernel.venues.current.endpoint, {}],
    [api.club.posts.onShow.endpoint, { kind: 'winner' }],
  ])
})

test('every page says which reads it opens with, and each of them is answered for whoever may open it', async () => {
  const venue = await openKitchen(await server.openVenue())
  const { id: idNew } = await venue.admin.call(api.club.posts.create, {
    id: crypto.randomUUID(),
    kind: 'news',
    title: '</script><script>alert(1)</script>',
    description: 'x',
    photoId: null,
  })
  const { id: idMessage } = await venue.admin.call(api.club.messages.create, {
    id: crypto.randomUUID(),
    title: 'Bienvenida',
    youtube: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
  const bag = await venue.admin.call(api.club.bags.create, {
    id: crypto.randomUUID(),
    type: 'bag',
    brand: 'Ping',
    firstName: 'Ana',
    lastName: 'Ruiz',
    numberSocio: '1',
    place: '',
    photoId: null,
  })
  const { people } = await venue.admin.call(api.club.people.list, {})
  const outlet = { id: crypto.randomUUID(), name: 'Bar', photoId: venue.photo.id, hours: '' }
  const { id: outletId } = await venue.admin.call(api.hotel.outlets.create, outlet)
  const { id: idProduct } = await venue.addProduct('Flan')
  const room = await venue.admin.call(api.hotel.rooms.create, { id: crypto.randomUUID(), kind: 'room' })
  const stay = { id: crypto.randomUUID(), roomId: room.id, name: '', mail: '' }
  await venue.admin.call(api.hotel.stays.open, stay)
  const { order } = await venue.admin.call(api.hotel.orders.enter, {
    id: crypto.randomUUID(),
    stayId: stay.id,
    lines: [lineOf(idProduct)],
  })
  const { number } = await (await openAgency(venue)).add()
  const params: Record<string, string> = {
    ...(await communityOf(server, venue)),
    idNew,
    idMessage,
    idPerson: people[0]?.id ?? '',
    idBag: bag.id,
    idItem: bag.items[0]?.id ?? '',
    idAction: 'movement',
    idOutlet: outletId,
    menuId: venue.menu.id,
    categoryId: venue.category.id,
    productIndex: '0',
    idHotel: String(venue.venueId),
    idLanguage: 'french',
    outletId,
    idLugar: outletId,
    idMenu: venue.menu.id,
    idCategoria: venue.category.id,
    idProduct,
    idTable: String(room.number),
    idRoom: String(room.number),
    idRestaurant: String(venue.venueId),
    idStay: stay.id,
    idOrder: order?.id ?? '',
    idPropiedad: String(number),
  }
  for (const { path, who, opens } of Object.values<Page>(pages)) {
    const role = (['admin', 'screen'] as const).find((one) => who.includes(one))
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const answer = await page(address, role && (await venue.as(role)).cookie)
    if (answer.status === 302) continue
    expect(answer.status, path).toBe(200)
    const { answers } = await openedOf(answer)
    expect(answers.length, path).toBe(
      2 + (opens?.({ params, query: new URLSearchParams() }, role ?? 'visitor').length ?? 0),
    )
  }
}, 120_000)

test('a guest’s page is of the venue in its address: its colours, its mark, what a visitor sees', async () => {
  await server.openVenue()
  const { venueId } = await openKitchen(await server.openVenue('Hotel del Lago'))
  const staffElsewhere = await (await server.openVenue('Otro')).as('staff')
  for (const cookie of [undefined, staffElsewhere.cookie]) {
    const answer = await page(`/${venueId}/french/`, cookie)
    expect(answer.status).toBe(200)
    expect(await answer.clone().text()).toContain('<title>Hotel del Lago</title>')
    const { answers } = await openedOf(answer)
    expect(answers[1]).toMatchObject({ input: { venue: venueId }, output: { id: venueId } })
  }
})

test('an address that names no venue, no language or nothing in it is not found', async () => {
  const { venueId } = await server.openVenue()
  const nothing = crypto.randomUUID()
  for (const path of [
    '/999999/language',
    `/${venueId}/klingon`,
    `/x/french`,
    `/${venueId}/french/${nothing}/menu`,
    `/${venueId}/french/x/menu`,
    `/${venueId}/menu/${nothing}/`,
    `/lugares/${nothing}`,
  ]) {
    const answer = await page(path)
    expect(answer.status, path).toBe(404)
    expect((await openedOf(answer)).missing, path).toBe(true)
  }
})

test('an address that two pages match is the one with more words in it', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const endpoints = async (path: string) =>
    (await openedOf(await page(path, admin.cookie))).answers.slice(2).map(({ endpoint }) => endpoint)
  expect(await endpoints('/bags/labels')).toEqual([api.club.bags.list.endpoint])
  expect(await endpoints('/bags/lastmovements')).toEqual([api.club.movements.list.endpoint])
})

test('a public page that names its venue wears its name', async () => {
  const venue = await server.openVenue('Club del Río')
  const text = await (await page(`/home?venue=${venue.venueId}`)).text()
  expect(text).toContain('<title>Club del Río</title>')
})

test('the page that a device keeps knows its venue and nobody, whoever asked for it', async () => {
  const venue = await server.openVenue('Club del Lago')
  const admin = await venue.as('admin')
  for (const path of ['/offline', `/offline?venue=${venue.venueId}`]) {
    const answer = await page(path, admin.cookie)
    const text = await answer.clone().text()
    expect(text).toContain('<title>Club del Lago</title>')
    expect(text).toMatch(/:root\{--venue-0:/)
    for (const own of [admin.mail, admin.staffId, '"admin"']) expect(text).not.toContain(own)
    const { answers, offline } = await openedOf(answer)
    expect(offline).toBe(true)
    expect(new Set(answers.map(({ endpoint }) => endpoint))).toEqual(
      new Set([api.kernel.identity.me.endpoint, api.kernel.venues.current.endpoint]),
    )
    expect(answers[0]?.output).toEqual({ role: 'visitor', name: '', venueId: venue.venueId })
    // A label names the venue, whether or not the page that was kept did.
    expect(answers.at(-1)?.input).toEqual({ venue: venue.venueId })
  }
  expect((await server.fetch('/offline?venue=999999')).status).toBe(404)
})

test('what anybody may open without a network opens with what is the same for everybody: the device keeps it', () => {
  const nowhere = { params: {}, query: new URLSearchParams() }
  const opened = Object.values<Page>(pages)
    .filter(({ offline, who }) => offline && who.includes('visitor'))
    .flatMap(({ opens }) => opens?.(nowhere, 'visitor') ?? [])
  const kept = endpointsOf(contract).flatMap(({ endpoint, rules }) => (isKept(rules) ? [endpoint] : []))
  expect(opened.map(({ endpoint }) => endpoint).filter((endpoint) => !kept.includes(endpoint))).toEqual([])
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
