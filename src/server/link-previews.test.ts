import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openVenueWithListings } from './properties/properties.testkit.ts'
import { renderBuiltPage } from './testing/built.ts'
import { testServer } from './testing/kit.ts'

const server = testServer({ render: renderBuiltPage })
const loadPage = async (path: string, cookie?: string) => {
  const response = await server.fetch(path, {}, { cookie, headers: { accept: 'text/html' } })
  const html = await response.text()
  const tag = (name: string) =>
    new RegExp(`<(?:meta|link) (?:property|name|rel)="${name}" (?:content|href)="([^"]*)"`).exec(html)?.[1]
  const about = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return { status: response.status, html, tag, about: about ? JSON.parse(about) : null }
}

const noisyJpeg = async () => {
  const { data, info } = await sharp({
    create: {
      width: 1250,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return new Uint8Array(await sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 95 }).toBuffer())
}

test('the HTML of a property contains its title, price, description and preview picture for messengers', async () => {
  await server.openVenue()
  const agency = await openVenueWithListings(await server.openVenue('Inmobiliaria del Lago'))
  const photo = await agency.admin.upload(await noisyJpeg())
  const photos = { coverId: photo.id, coverListId: photo.id, photoIds: [photo.id] }
  const properties = [
    await agency.add({
      ...photos,
      direction: 'Los Ceibos 88',
      city: 'Pilar',
      ambientes: 5,
      description: 'Con "jardín" & <pileta>',
    }),
    await agency.add({
      ...photos,
      direction: 'Juncal 2310',
      type: 'apartment',
      operation: 'rent',
      currency: 'ARS',
      price: 78_000_000,
    }),
    await agency.add({ ...photos, direction: 'Colectora 5600', type: 'lot', operation: 'temporary', price: 9_500 }),
  ]
  const titles = [
    'Casa en venta en Pilar · US$\u00a0210.000',
    'Departamento en alquiler en Pilar · $\u00a0780.000',
    'Lote en alquiler temporario en Pilar · US$\u00a095',
  ]
  for (const [i, { number, direction }] of properties.entries()) {
    const { status, tag, about } = await loadPage(`/propiedades/${number}?venue=${agency.venueId}&utm=mail`)
    expect(status).toBe(200)
    const url = `http://127.0.0.1:3000/propiedades/${number}?venue=${agency.venueId}`
    expect([tag('og:title'), tag('og:url'), tag('canonical')]).toEqual([
      `${titles[i]} · Inmobiliaria del Lago`,
      url,
      url,
    ])
    expect(tag('og:description')).toContain(direction)
    expect(about).toMatchObject({
      '@type': 'RealEstateListing',
      url,
      offers: { price: `${(properties[i]?.price ?? 0) / 100}.00`, priceCurrency: properties[i]?.currency },
    })
    const picture = await server.fetch(new URL(tag('og:image') ?? '').pathname)
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect([picture.headers.get('content-type'), (await sharp(bytes).metadata()).format]).toEqual([
      'image/jpeg',
      'jpeg',
    ])
    expect(bytes.length).toBeLessThan(300_000)
  }
  const { html } = await loadPage(`/propiedades/1?venue=${agency.venueId}`)
  expect(html).toContain('Con &quot;jardín&quot; &amp; &lt;pileta>')
  expect(html).not.toContain('<pileta>')
  // Only the page of a property may show 360° views in frames.
  const allowsViewer = async (path: string) =>
    (await server.fetch(path)).headers.get('content-security-policy')?.includes('https://kuula.co')
  expect([await allowsViewer(`/propiedades/1?venue=${agency.venueId}`), await allowsViewer('/login')]).toEqual([
    true,
    false,
  ])
})

test('the page of an unpublished property is a not-found page in Spanish', async () => {
  const { venueId, admin, add } = await openVenueWithListings(await server.openVenue())
  const { id, number } = await add()
  await admin.call(api.properties.listings.setActive, { id, active: false })
  const { status, html } = await loadPage(`/propiedades/${number}?venue=${venueId}`)
  expect(status).toBe(404)
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('No encontramos esta página')
  expect((await loadPage(`/propiedades/x?venue=${venueId}`)).status).toBe(404)
})

test('the HTML of news and outlets contains the same metadata as that of properties', async () => {
  const venue = await server.openVenue('Club del Río')
  const admin = await venue.as('admin')
  const photoId = (await admin.upload()).id
  const news = {
    id: randomUUID(),
    kind: 'news' as const,
    title: 'Abre la pileta',
    description: 'Desde las 7.',
    photoId,
  }
  await admin.call(api.club.posts.create, news)
  const page = await loadPage(`/novedades/${news.id}?venue=${venue.venueId}`)
  expect([page.status, page.tag('og:title'), page.tag('og:description')]).toEqual([
    200,
    'Abre la pileta · Club del Río',
    'Desde las 7.',
  ])
  expect(page.tag('og:image')).toMatch(/preview\.jpg$/)
  expect(page.about).toMatchObject({ '@type': 'NewsArticle', headline: 'Abre la pileta' })
  const outlet = { id: randomUUID(), name: 'La Terraza', photoId, hours: 'De 8 a 23' }
  await admin.call(api.hotel.outlets.create, outlet)
  const place = await loadPage(`/lugares/${outlet.id}`, admin.cookie)
  expect([place.tag('og:title'), place.tag('og:description')]).toEqual(['La Terraza · Club del Río', 'De 8 a 23'])
  expect(place.tag('canonical')).toBe(`http://127.0.0.1:3000/lugares/${outlet.id}?venue=${venue.venueId}`)
  expect(place.about).toMatchObject({ '@type': 'FoodEstablishment', name: 'La Terraza' })
  const winner = { ...news, id: randomUUID(), kind: 'winner' as const }
  await admin.call(api.club.posts.create, winner)
  expect((await loadPage(`/novedades/${winner.id}?venue=${venue.venueId}`)).status).toBe(404)
})

test('the sitemap of a venue contains published properties only, and robots.txt links to the sitemaps', async () => {
  const { venueId, admin, add } = await openVenueWithListings(await server.openVenue())
  const [published, unpublished] = [await add(), await add()]
  await admin.call(api.properties.listings.setActive, { id: unpublished.id, active: false })
  const text = async (path: string) => (await server.fetch(path)).text()
  expect(await text('/robots.txt')).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml')
  expect(await text('/sitemap.xml')).toContain(`<loc>http://127.0.0.1:3000/sitemap-${venueId}.xml</loc>`)
  const list = await text(`/sitemap-${venueId}.xml`)
  expect(list).toContain(`<loc>http://127.0.0.1:3000/propiedades/${published.number}?venue=${venueId}</loc>`)
  expect(list).not.toContain(`/propiedades/${unpublished.number}?`)
  expect((await server.fetch('/sitemap-999999.xml')).status).toBe(404)
})
