import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import type { Opened } from '#contract/drawn.ts'
import type { Page } from '#contract/kernel/page.ts'
import { pages } from '#contract/pages.ts'
import { openKitchen } from './hotel/menus/menus.testkit.ts'
import { endpointsOf, isKept } from './kernel/rules.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const html = { accept: 'text/html' }
const page = (path: string, cookie?: string) => server.fetch(path, {}, { cookie, headers: html })
const openedOf = async (answer: Response) => {
  const json = /id="opened">(.*)<\/script>/.exec(await answer.text())?.[1] ?? '{}'
  return JSON.parse(json) as Opened
}

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
