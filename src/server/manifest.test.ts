import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { validConfiguration } from './kernel/venues/venues.testkit.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()

const manifestIn = (html: string) => /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1]

test('each venue has its own installable app with its name, icon and start URL', async () => {
  const [club, hotel] = [await server.openVenue('Club del Lago'), await server.openVenue('Hotel del Mar')]
  for (const [{ venueId }, name] of [
    [club, 'Club del Lago'],
    [hotel, 'Hotel del Mar'],
  ] as const) {
    const manifestPath = manifestIn(await (await server.fetch(`/home?venue=${venueId}`)).text())
    expect(manifestPath).toBe(`/manifest.webmanifest?venue=${venueId}`)
    const response = await server.fetch(manifestPath ?? '')
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await response.json()) as { icons: { src: string }[] }
    expect(manifest).toMatchObject({ name, start_url: `/home?venue=${venueId}`, display: 'standalone' })
    const icon = await server.fetch(manifest.icons.at(-1)?.src ?? '')
    expect(await icon.text()).toContain('<svg')
  }
})

test('the icon for iPhones has 180 by 180 pixels and shows the flag on the venue’s colour', async () => {
  const { venueId } = await server.openVenue()
  const page = await (await server.fetch(`/home?venue=${venueId}`)).text()
  const iconPath = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page)?.[1] ?? ''
  const response = await server.fetch(iconPath)
  expect([iconPath, response.headers.get('content-type')]).toEqual([`/app-icon.png?venue=${venueId}`, 'image/png'])
  const picture = sharp(await response.arrayBuffer())
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 180, height: 180, channels: 3 })
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) =>
    `#${data.subarray((y * 180 + x) * 3, (y * 180 + x) * 3 + 3).toString('hex')}`
  const colour = /"theme-color" content="(#\w+)"/.exec(page)?.[1]?.toLowerCase()
  expect([colourAt(2, 2), colourAt(68, 130), colourAt(150, 150)]).toEqual([colour, '#ffffff', colour])
})

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[]
}
const iconsOf = async (venueId: number) => {
  const manifest = await server.fetch(`/manifest.webmanifest?venue=${venueId}`)
  return ((await manifest.json()) as Manifest).icons
}
const pictureAt = async (path: string) => {
  const response = await server.fetch(path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
  const { data, info } = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colourAt = (x: number, y: number) => {
    const offset = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
    return Array.from(data.subarray(offset, offset + 3), (value) => Math.round(value / 17).toString(16)).join('')
  }
  return { size: `${width}x${height}`, colourAt }
}

test('a venue without a logo has icons of 192 and 512 pixels with the flag', async () => {
  const { venueId } = await server.openVenue()
  const icons = (await iconsOf(venueId)).filter(({ src }) => src.includes('.png'))
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of icons) {
    const { size, colourAt } = await pictureAt(src)
    expect([size, colourAt(0.38, 0.72), colourAt(0.9, 0.9)]).toEqual([sizes, 'fff', expect.not.stringMatching('fff')])
  }
})

test('a logo becomes the venue’s icons: a photo fills them, a logo with transparency is shown whole on white', async () => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  const saveLogo = async (logo: Sharp, version: number) => {
    const { id } = await admin.upload(new Uint8Array(await logo.png().toBuffer()))
    await admin.call(api.kernel.venues.update, { ...validConfiguration(id), version })
    const icons = await iconsOf(venueId)
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    const touch = { src: `/app-icon.png?venue=${venueId}`, sizes: '180x180', purpose: 'any' }
    return [touch, ...icons]
  }
  const red = { r: 255, g: 0, b: 0 }
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: red } })
  for (const { src, sizes } of await saveLogo(photo, 1)) {
    // The first request renders the icon, the second reads it from the store.
    const [first, second] = [await pictureAt(src), await pictureAt(src)]
    expect(first.size).toBe(sizes)
    for (const { colourAt } of [first, second])
      expect([colourAt(0.01, 0.01), colourAt(0.5, 0.5)]).toEqual(['f00', 'f00'])
  }
  const wide = sharp({ create: { width: 400, height: 200, channels: 4, background: { ...red, alpha: 1 } } })
  const transparent = wide.extend({ left: 100, background: { ...red, alpha: 0 } })
  for (const { src, sizes, purpose } of await saveLogo(transparent, 2)) {
    const { size, colourAt } = await pictureAt(src)
    const edge = purpose === 'maskable' ? 0.8 : 0.95
    expect([size, colourAt(0.6, 0.5), colourAt(edge, 0.5), colourAt(0.5, 0.1)]).toEqual([sizes, 'f00', 'fff', 'fff'])
  }
})

test('an icon with an unknown name is not found', async () => {
  const { venueId } = await server.openVenue()
  expect((await server.fetch(`/app-icon.png?venue=${venueId}&icon=toString`)).status).toBe(404)
})

test('pages of the back-office link no manifest, and the manifest of an unknown venue is not found', async () => {
  const { as } = await server.openVenue()
  const { cookie } = await as('staff')
  expect(manifestIn(await (await server.fetch('/dashboard', {}, { cookie })).text())).toBeUndefined()
  expect((await server.fetch('/manifest.webmanifest?venue=99999')).status).toBe(404)
})
