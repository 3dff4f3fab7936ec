import { expect, test } from 'vitest'
import { testServer } from './testing/kit.ts'

const server = testServer()

const manifestIn = (html: string) => /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1]

test('a phone can keep the app of each venue: its name, its colours, its icon, and its own beginning', async () => {
  const [club, hotel] = [await server.openVenue('Club del Lago'), await server.openVenue('Hotel del Mar')]
  for (const [{ venueId }, name] of [
    [club, 'Club del Lago'],
    [hotel, 'Hotel del Mar'],
  ] as const) {
    const address = manifestIn(await (await server.fetch(`/home?venue=${venueId}`)).text())
    expect(address).toBe(`/manifest.webmanifest?venue=${venueId}`)
    const answer = await server.fetch(address ?? '')
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await answer.json()) as { icons: { src: string }[] }
    expect(manifest).toMatchObject({ name, start_url: `/home?venue=${venueId}`, display: 'standalone' })
    const icon = await server.fetch(manifest.icons.at(-1)?.src ?? '')
    expect(await icon.text()).toContain('<svg')
  }
})

test('pages of the back-office are no app, and a venue that is not there has none', async () => {
  const { as } = await server.openVenue()
  const { cookie } = await as('staff')
  expect(manifestIn(await (await server.fetch('/dashboard', {}, { cookie })).text())).toBeUndefined()
  expect((await server.fetch('/manifest.webmanifest?venue=99999')).status).toBe(404)
})
