import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import type { Page } from '#contract/kernel/page.ts'
import { pages } from '#contract/pages.ts'
import type { InitialData } from '#contract/rendering.ts'
import { openVenueWithMenu } from './hotel/menus/menus.testkit.ts'
import { endpointsOf, isCached } from './kernel/rules.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const html = { accept: 'text/html' }
const page = (path: string, cookie?: string) => server.fetch(path, {}, { cookie, headers: html })
const initialDataOf = async (response: Response) => {
  const json = /id="opened">(.*)<\/script>/.exec(await response.text())?.[1] ?? '{}'
  return JSON.parse(json) as InitialData
}

test('a visitor of a staff page is redirected to sign in with a return path, and a signed-in caller away from pages of other roles', async () => {
  const venue = await server.openVenue()
  const redirectOf = async (path: string, cookie?: string) => (await page(path, cookie)).headers.get('location')
  expect(await redirectOf('/news-admin?kind=winner')).toBe('/login?to=%2Fnews-admin%3Fkind%3Dwinner')
  expect(await redirectOf('/login', (await venue.as('admin')).cookie)).toBe('/dashboard')
  expect(await redirectOf('/dashboard', (await venue.as('screen')).cookie)).toBe('/screen')
  expect(await redirectOf('/news/create', (await venue.as('staff')).cookie)).toBe('/dashboard')
})

test('only staff who are redirected away from a page for admins get the cookie that shows them why', async () => {
  const venue = await server.openVenue()
  const getsCookie = async (path: string, role: 'staff' | 'admin' | 'screen') =>
    (await page(path, (await venue.as(role)).cookie)).headers.get('set-cookie')?.includes('turned-away=1') ?? false
  expect(await getsCookie('/news/create', 'staff')).toBe(true)
  expect(await getsCookie('/login', 'staff')).toBe(false)
  expect(await getsCookie('/news/create', 'admin')).toBe(false)
  expect(await getsCookie('/news/create', 'screen')).toBe(false)
})

test('a product that the venue does not use is hidden from pages, waiting lists and search, and comes back with its data', async () => {
  const hotel = await openVenueWithMenu(await server.openVenue('Hotel del Lago'))
  const { venueId } = hotel
  const admin = await hotel.as('admin')
  const guestPage = async () => (await page(`/${venueId}/spanish/`)).status
  const kinds = async () => new Set((await admin.call(api.kernel.waiting.counts)).map(({ kind }) => kind.split('.')[0]))
  const found = async () => (await admin.call(api.kernel.search.find, { text: 'almu' })).map(({ kind }) => kind)
  expect([await guestPage(), (await page('/orders', admin.cookie)).status]).toEqual([200, 200])
  expect(await kinds()).toContain('hotel')
  const before = await found()
  expect(before).not.toEqual([])

  await admin.call(api.kernel.venues.setProducts, { products: ['community'] })
  expect(await guestPage()).toBe(404)
  expect((await page(`/propiedades?venue=${venueId}`)).status).toBe(404)
  expect((await page('/screen-bags', admin.cookie)).status).toBe(404)
  expect((await page(`/home?venue=${venueId}`)).status).toBe(200)
  const refused = await page('/orders', admin.cookie)
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/dashboard'])
  expect(refused.headers.get('set-cookie')).toContain('turned-away=2')
  expect((await page('/dashboard', admin.cookie)).status).toBe(200)
  expect(await kinds()).toEqual(new Set(['community', 'kernel']))
  expect(await found()).toEqual([])
  await expect(admin.call(api.kernel.venues.setProducts, { products: [] })).rejects.toMatchObject({ status: 400 })

  await admin.call(api.kernel.venues.setProducts, { products: ['hotel'] })
  expect([await guestPage(), (await page('/home?venue=1')).status]).toEqual([200, 200])
  expect(await found()).toEqual(before)
})

test('a page contains its initial data and the colours of its venue', async () => {
  const admin = await (await server.openVenue('Club del Lago')).as('admin')
  const response = await page('/news-admin?kind=winner', admin.cookie)
  const text = await response.clone().text()
  expect(text).toContain('<title>Club del Lago</title>')
  expect(text).toMatch(/:root\{--venue-0:#[0-9A-F]{6};.*--venue-9:#[0-9A-F]{6}\}/)
  const { results } = await initialDataOf(response)
  expect(results.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    [api.kernel.identity.me.endpoint, undefined],
    [api.kernel.venues.current.endpoint, {}],
    [api.club.posts.onShow.endpoint, { kind: 'winner' }],
  ])
})

test('a guest’s page belongs to the venue in its path, also for staff of another venue', async () => {
  await server.openVenue()
  const { venueId } = await openVenueWithMenu(await server.openVenue('Hotel del Lago'))
  const staffElsewhere = await (await server.openVenue('Otro')).as('staff')
  for (const cookie of [undefined, staffElsewhere.cookie]) {
    const response = await page(`/${venueId}/french/`, cookie)
    expect(response.status).toBe(200)
    expect(await response.clone().text()).toContain('<title>Hotel del Lago</title>')
    const { results } = await initialDataOf(response)
    expect(results[1]).toMatchObject({ input: { venue: venueId }, output: { id: venueId } })
  }
})

test('a path with an unknown venue, language or id is not found', async () => {
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
    const response = await page(path)
    expect(response.status, path).toBe(404)
    expect((await initialDataOf(response)).missing, path).toBe(true)
  }
})

test('a path that two pages match belongs to the page with more fixed segments', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const endpoints = async (path: string) =>
    (await initialDataOf(await page(path, admin.cookie))).results.slice(2).map(({ endpoint }) => endpoint)
  expect(await endpoints('/bags/labels')).toEqual([api.club.bags.list.endpoint])
  expect(await endpoints('/bags/lastmovements')).toEqual([api.club.movements.list.endpoint])
})

test('a public page with a venue in its query has that venue’s title', async () => {
  const venue = await server.openVenue('Club del Río')
  const text = await (await page(`/home?venue=${venue.venueId}`)).text()
  expect(text).toContain('<title>Club del Río</title>')
})

test('the page for use without a network contains the venue and no data of the caller', async () => {
  const venue = await server.openVenue('Club del Lago')
  const admin = await venue.as('admin')
  for (const path of ['/offline', `/offline?venue=${venue.venueId}`]) {
    const response = await page(path, admin.cookie)
    const text = await response.clone().text()
    expect(text).toContain('<title>Club del Lago</title>')
    expect(text).toMatch(/:root\{--venue-0:/)
    for (const own of [admin.mail, admin.staffId, '"admin"']) expect(text).not.toContain(own)
    const { results, offline } = await initialDataOf(response)
    expect(offline).toBe(true)
    expect(new Set(results.map(({ endpoint }) => endpoint))).toEqual(
      new Set([api.kernel.identity.me.endpoint, api.kernel.venues.current.endpoint]),
    )
    expect(results[0]?.output).toEqual({ role: 'visitor', name: '', venueId: venue.venueId })
    // Labels of bags contain the venue's number, so the venue must be found by it too.
    expect(results.at(-1)?.input).toEqual({ venue: venue.venueId })
  }
  expect((await server.fetch('/offline?venue=999999')).status).toBe(404)
})

test('pages whose reads stay on phones after a sign-out read only cached endpoints, which are the same for everybody', () => {
  const emptyUrl = { params: {}, query: new URLSearchParams() }
  const reads = Object.values<Page>(pages)
    .filter(({ publicReads }) => publicReads)
    .flatMap(({ initialReads }) => initialReads?.(emptyUrl, 'visitor') ?? [])
  const cached = endpointsOf(contract).flatMap(({ endpoint, rules }) => (isCached(rules) ? [endpoint] : []))
  expect(reads.map(({ endpoint }) => endpoint).filter((endpoint) => !cached.includes(endpoint))).toEqual([])
})
