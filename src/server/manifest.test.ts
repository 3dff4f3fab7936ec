import sharp from 'sharp'
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

test('an iPhone finds a picture of 180 by 180 in the venue’s colour, with the flag on it', async () => {
  const { venueId } = await server.openVenue()
  const page = await (await server.fetch(`/home?venue=${venueId}`)).text()
  const address = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page)?.[1] ?? ''
  const answer = await server.fetch(address)
  expect([address, answer.headers.get('content-type')]).toEqual([`/app-icon.png?venue=${venueId}`, 'image/png'])
  const picture = sharp(await answer.arrayBuffer())
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180, channels: 3 })
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => `#${data.subarray((y * 180 + x) * 3, (y * 180 + x) * 3 + 3).toString('hex')}`
  const colour = /"theme-color" content="(#\w+)"/.exec(page)?.[1]?.toLowerCase()
  expect([at(2, 2), at(68, 130), at(150, 150)]).toEqual([colour, '#ffffff', colour])
})

test('pages of the back-office are no app, and a venue that is not there has none', async () => {
  const { as } = await server.openVenue()
  const { cookie } = await as('staff')
  expect(manifestIn(await (await server.fetch('/dashboard', {}, { cookie })).text())).toBeUndefined()
  expect((await server.fetch('/manifest.webmanifest?venue=99999')).status).toBe(404)
})
