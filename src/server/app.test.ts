import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { searchLimits } from '#contract/kernel/search.limits.ts'
import { embedUrlOf } from '#contract/kernel/videos.ts'
import { pages } from '#contract/pages.ts'
import { bagDraft } from './club/club.testkit.ts'
import { openCommunity } from './community/community.testkit.ts'
import { openHotel } from './hotel/hotel.testkit.ts'
import { openVenueWithMenu } from './hotel/menus/menus.testkit.ts'
import { openDiskWatch } from './kernel/diskSpace.ts'
import { openLog } from './kernel/log.ts'
import { openVenueWithListings } from './properties/properties.testkit.ts'
import { searchKinds } from './searchKinds.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const page = (path: string, cookie?: string) => server.fetch(path, {}, { cookie, headers: { accept: 'text/html' } })

test('/readyz fails while the data disk is full, and a header warns before', async () => {
  const { disk } = server.kernel
  let written = ''
  const log = openLog('warn', { write: (line) => (written += line) })
  const readyWith = async (free: number) => {
    const statistics = async () => ({ bavail: free, blocks: 1000, bsize: 1_048_576 })
    server.kernel.disk = openDiskWatch('/', log, statistics as never)
    const response = await server.fetch('/readyz')
    return [response.status, response.headers.get('x-disk')]
  }
  expect(await readyWith(500)).toEqual([200, 'ok'])
  expect(await readyWith(90)).toEqual([200, 'low'])
  expect(await readyWith(5)).toEqual([503, 'full'])
  server.kernel.disk = disk
  expect(written).toContain('free space of DATA_DIR runs out')
  expect(written).toContain('DATA_DIR is full')
})

test('/healthz and /readyz respond separately', async () => {
  expect(await (await server.fetch('/healthz')).text()).toBe('alive')
  expect(await (await server.fetch('/readyz')).text()).toBe('ready')
})

test('every response has the security headers, and a page its own nonce', async () => {
  await server.openVenue()
  const response = await page('/login')
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonceIn = (text: string) => /style-src 'self' 'sha256-[^' ]+' 'nonce-([^' ]+)'/.exec(text)?.[1]
  const nonce = nonceIn(policy)
  expect(await response.text()).toContain(`<meta name="csp-nonce" content="${nonce}">`)
  // The only inline scripts remember early clicks and set the colours before the first paint.
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+' 'sha256-[^' ]+';/)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).toContain("frame-ancestors 'none'")
  // frame-src allows exactly the origins of the embed URLs of videos.
  const players = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ')
  const videoUrls = [
    'https://youtu.be/aqz-KE-bpKQ',
    'https://youtube-nocookie.com/embed/abc',
    'https://vimeo.com/76979871',
  ]
  expect(videoUrls.map((videoUrl) => new URL(embedUrlOf(videoUrl) ?? '').origin)).toEqual(players)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('only a guest’s page may be framed, by pages of the same origin, and only staff pages may contain such frames', async () => {
  const { venueId, admin, menu } = await openVenueWithMenu(await server.openVenue())
  const frameRules = async (path: string, cookie = admin.cookie) => {
    const response = await page(path, cookie)
    const policy = response.headers.get('content-security-policy') ?? ''
    const sourcesOf = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' ')
    return { ancestors: sourcesOf('frame-ancestors'), frames: sourcesOf('frame-src')?.includes("'self'") ?? false }
  }
  const guest = { ancestors: ["'self'"], frames: false }
  const staff = { ancestors: ["'none'"], frames: true }
  const others = { ancestors: ["'none'"], frames: false }
  expect(await frameRules(`/${venueId}/menu/${menu.id}?language=french`)).toEqual(guest)
  expect(await frameRules(`/${venueId}/french/`)).toEqual(guest)
  // The editor can be opened from the first page without loading another document.
  for (const path of [`/menu/${menu.id}`, '/']) expect(await frameRules(path)).toEqual(staff)
  for (const path of ['/', '/login', '/home', '/bag-scan', '/no/such/page'])
    expect(await frameRules(path, ''), path).toEqual(others)
  for (const path of ['/api/kernel/identity/me', '/healthz']) expect(await frameRules(path), path).toEqual(others)
})

test('an unknown page and an unknown endpoint respond with 404, the endpoint as JSON', async () => {
  await server.openVenue()
  expect((await page('/no/such/page')).status).toBe(404)
  const endpoint = await server.fetch('/api/club/nothing')
  expect([endpoint.status, (await endpoint.json()).code]).toEqual([404, 'NOT_FOUND'])
})

test('cross-site-requests: a write from another site is refused with 403, even with the cookie of a signed-in person', async () => {
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

test('no-smuggled-fields: a write with a field that the contract does not have is refused with 400', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const post = { id: crypto.randomUUID(), kind: 'news', title: 'a', description: 'b', photoId: null }
  for (const extra of [
    { venueId: 1 },
    { venue_id: 1 },
    { version: 9 },
    { createdAt: '2020-01-01' },
    { role: 'admin' },
  ]) {
    const response = await server.ask(api.club.posts.create.endpoint, 'write', { ...post, ...extra }, admin)
    expect(response.status).toBe(400)
  }
  expect(await admin.call(api.club.posts.onShow, { kind: 'news' })).toEqual([])
})

test('a request that is too large is refused with 413, one that is not valid JSON with 400', async () => {
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

test('the OpenAPI document and its page list the endpoints with their roles, for staff only and never in a frame', async () => {
  const { as } = await server.openVenue()
  const [staff, screen] = [await as('staff'), await as('screen')]
  const document = await (await server.fetch('/api/openapi.json', {}, staff)).json()
  expect(document.openapi).toMatch(/^3\./)
  expect(document.paths['/club/posts/create'].post).toMatchObject({ tags: ['club.posts'], summary: 'admin' })
  const page = await server.fetch('/api/docs', {}, staff)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/,
  )
  const html = await page.text()
  expect(html).toMatch(/<code>\/api\/club\/posts\/create<\/code><small>admin<.*title: string \(minLength 1, maxLength/s)
  expect(html).not.toContain('<script')
  const visitors = await server.fetch('/api/docs')
  expect([visitors.status, visitors.headers.get('location')]).toEqual([302, '/login'])
  expect((await server.fetch('/api/openapi.json')).status).toBe(401)
  expect((await server.fetch('/api/docs', {}, screen)).status).toBe(403)
})

test('every file *.search.ts is registered, and every role that finds a kind may open its page', () => {
  // Menus declare three kinds: menus, categories and products; the directory four.
  expect(new Set(searchKinds.map(({ name }) => name)).size).toBe(globSync('src/server/**/*.search.ts').length + 5)
  for (const { name, pages: opened } of searchKinds)
    for (const [role, found] of Object.entries(opened)) expect(pages[found].who, name).toContain(role)
})

test('the search ignores accents and case, returns at most five results of a kind, all on pages of the role, from the own venue only', async () => {
  const { venueId, as, staff: admin, room, order } = await openHotel(server)
  const staff = await as('staff')
  await openCommunity(server, venueId).addMember({ firstName: 'Óscar' })
  await (await openVenueWithListings({ venueId, as })).add()
  await order()
  for (let i = 0; i < searchLimits.perKind + 1; i++)
    await admin.call(api.club.bags.create, bagDraft({ firstName: 'Óscar', lastName: 'Ibáñez', brand: 'Ñandú' }))

  const find = async (caller: typeof staff, text: string) => {
    const results = await caller.call(api.kernel.search.find, { text })
    for (const { link } of results) expect((await page(link, caller.cookie)).status, link).toBe(200)
    return results
  }
  const kindsOf = async (caller: typeof staff, text: string) => (await find(caller, text)).map(({ kind }) => kind)
  const five = (kind: string) => Array<string>(searchLimits.perKind).fill(kind)
  expect(await kindsOf(staff, 'OSCAR ibañ')).toEqual([...five('Persona'), ...five('Bolsa')])
  expect(await kindsOf(staff, 'oscar')).toEqual([...five('Persona'), ...five('Bolsa'), 'Miembro'])
  expect(await kindsOf(staff, 'bolsa nandu oscar')).toEqual(five('Bolsa'))
  expect(await find(staff, 'flan')).toMatchObject([{ kind: 'Producto', title: 'Flan' }])
  expect(await find(staff, `habitacion ${room.number}`)).toMatchObject([{ detail: 'Ocupada · Julia' }])
  expect(await find(staff, 'pedido 1')).toMatchObject([
    { title: 'Pedido 1', detail: `Habitación ${room.number} · Pendiente` },
  ])
  expect(await find(staff, 'ceibos')).toMatchObject([{ link: '/properties-admin/1/state' }])
  expect(await find(admin, 'ceibos')).toMatchObject([{ link: '/properties-admin/1' }])
  expect(await kindsOf(admin, `usuario ${staff.mail}`)).toEqual(['Usuario'])
  expect(await kindsOf(staff, `usuario ${staff.mail}`)).toEqual([])
  for (const text of ['', ' ', 'los', '%', 'scar']) expect(await find(staff, text), text).toEqual([])

  const neighbour = await (await server.openVenue()).as('admin')
  for (const text of ['oscar', 'flan', 'ceibos', 'pedido 1', staff.mail])
    expect(await find(neighbour, text), text).toEqual([])
})

test('the search finds suppliers, activities, restaurants, maps, ministries, televisions and enquiries; each role opens its own page', async () => {
  const { venueId, as } = await server.openVenue()
  const [admin, staff] = [await as('admin'), await as('staff')]
  const { community, properties, kernel } = api
  const [id, photoId] = [randomUUID, (await admin.upload()).id]
  const listing = await (await openVenueWithListings({ venueId, as })).add()
  const supplier = { id: id(), name: 'Ñandú Pinturas', description: '', phone: '11 5555 0000' }
  await admin.call(community.suppliers.create, supplier)
  await admin.call(community.activities.create, { id: id(), name: 'Ñandú Tenis', hours: 'Sábados', photoId: null })
  const restaurant = { id: id(), name: 'Ñandú Parrilla', photoId: null, hours: '', phone: '', menuLink: '' }
  await admin.call(community.restaurants.create, restaurant)
  await admin.call(community.maps.create, { id: id(), title: 'Ñandú Mapa', photoId })
  await admin.call(community.ministries.create, { id: id(), title: 'Ñandú Coro', youtube: null })
  await server.asOwner(`insert into club_screens (venue_id, id, name, boards, paired_at)
    values (${venueId}, '${id()}', 'Ñandú Bar', '{news,bags}', now())`)
  const contact = { name: 'Ñandú Ruiz', mail: null, phone: '+54 11 5555 0000', message: '' }
  for (const asked of [contact, { ...contact, name: 'Otra persona' }])
    await server.visitor(properties.enquiries.ask, {
      ...asked,
      venue: venueId,
      id: id(),
      listingId: listing.id,
      kind: 'question',
    })

  const find = (caller: typeof staff) => caller.call(kernel.search.find, { text: 'nandu' })
  const forAdmin = await find(admin)
  expect(forAdmin.map(({ kind, title, detail }) => `${kind}: ${title} (${detail})`)).toEqual([
    'Pantalla: Ñandú Bar (Novedades, Bolsas)',
    'Proveedor: Ñandú Pinturas (11 5555 0000)',
    'Actividad: Ñandú Tenis (Sábados)',
    'Restaurante: Ñandú Parrilla ()',
    'Mapa: Ñandú Mapa ()',
    'Ministerio: Ñandú Coro ()',
    expect.stringMatching(/^Consulta: Ñandú Ruiz \(.+ · Nueva\)$/),
  ])
  const forStaff = await find(staff)
  expect(forStaff.map(({ title }) => title)).toEqual(forAdmin.slice(1).map(({ title }) => title))
  for (const [caller, results] of [
    [admin, forAdmin],
    [staff, forStaff],
  ] as const)
    for (const { link } of results) expect((await page(link, caller.cookie)).status, link).toBe(200)
  expect(forAdmin[1]?.link).toBe(`/community-admin/suppliers/${supplier.id}`)
  // The link to an enquiry opens the list with this enquiry only.
  const one = new URL(forStaff.at(-1)?.link ?? '', server.kernel.configuration.origin).searchParams.get('one')
  const { enquiries } = await staff.call(properties.enquiries.list, { id: one ?? '' })
  expect(enquiries.map(({ name }) => name)).toEqual([contact.name])
  expect(await find(await (await server.openVenue()).as('staff'))).toEqual([])
})
