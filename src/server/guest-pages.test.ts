import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openHotel } from './hotel/hotel.testkit.ts'
import { menuDraft, openVenueWithMenu } from './hotel/menus/menus.testkit.ts'
import { validConfiguration } from './kernel/venues/venues.testkit.ts'
import { findUnstyledClasses, renderBuiltPage } from './testing/built.ts'
import { testServer } from './testing/kit.ts'

const server = testServer({ render: renderBuiltPage })
const loadPage = async (path: string, cookie?: string) => {
  const response = await server.fetch(path, {}, { cookie, headers: { accept: 'text/html' } })
  const html = await response.text()
  // `visible` is the HTML without the initial data.
  return { status: response.status, html, visible: html.split('id="opened"')[0] ?? '' }
}

test('the page to choose a language and the guest’s first page contain the venue’s logo and welcome texts in the reader’s language', async () => {
  const { venueId, admin, photo } = await openVenueWithMenu(await server.openVenue())
  await admin.call(api.kernel.venues.update, validConfiguration(photo.id))
  for (const [path, title] of [
    [`/${venueId}/language`, 'Bienvenidos'],
    [`/${venueId}/french/`, 'Bienvenue'],
  ] as const) {
    const { visible } = await loadPage(path)
    // A text without a translation stays Spanish.
    for (const text of [title, 'Elegí un lugar', 'Frente al lago.']) expect(visible, path).toContain(text)
    expect(visible, path).toContain('alt="Club del Lago"')
  }
})

test('server-rendered pages contain the styles of all their elements, also of lazy parts', async () => {
  const { venueId, menu } = await openVenueWithMenu(await server.openVenue())
  for (const [name, path] of [
    ['guestHome', `/${venueId}/french/`],
    ['guestMenu', `/${venueId}/menu/${menu.id}?language=french`],
    ['guestLanguage', `/${venueId}/language`],
  ] as const) {
    const { status, visible } = await loadPage(path)
    expect(status, path).toBe(200)
    expect(findUnstyledClasses(name, visible), path).toEqual([])
  }
})

test('the server-rendered page of a room contains all services that its guests can request', async () => {
  const { venueId, room, guest } = await openHotel(server)
  const { status, visible } = await loadPage(`/${venueId}/${room.number}?language=french`, guest.cookie)
  expect(status).toBe(200)
  for (const text of ['Demander le ménage', 'Ne pas déranger', 'Téléphones dans la chambre'])
    expect(visible).toContain(text)
  expect(findUnstyledClasses('guestRoom', visible)).toEqual([])
})

test('the Spanish pages of a room have the labels of the specification', async () => {
  const { venueId, room, guest } = await openHotel(server)
  const labels = {
    [`${venueId}/cart/${room.number}`]: ['Orden!'],
    [`${venueId}/${room.number}/information`]: ['Horarios', 'Servicios', 'Restaurantes'],
    [`${venueId}/${room.number}/chat`]: ['Mensajes', 'Escribinos...', 'ENVIAR'],
    [`${venueId}/${room.number}/mail`]: ['Let your Mail', 'type="email"', 'Done', 'I don&#x27;t want'],
  }
  for (const [path, words] of Object.entries(labels)) {
    const { visible } = await loadPage(`/${path}?language=spanish`, guest.cookie)
    for (const word of words) expect(visible, path).toContain(word)
  }
})

/** Noise with more detail than a camera photo: its file of 320 px has 30 kB, the largest of 20 photos 24 kB. */
const detailedPhoto = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#888', noise } })
  return new Uint8Array(await picture.jpeg({ quality: 95 }).toBuffer())
}

test('the first page contains the detailed photos of the two outlets in its first row; the page of a guest with a session preloads them', async () => {
  const { venueId, guest, admin } = await openHotel(server)
  for (const name of ['Bar', 'Parrilla', 'Pileta', 'Terraza']) {
    const photo = await admin.upload(await detailedPhoto())
    await admin.call(api.hotel.outlets.create, { id: randomUUID(), name, photoId: photo.id, hours: '' })
  }
  const countPictures = async (cookie?: string) => {
    const { html } = await loadPage(`/${venueId}/french/`, cookie)
    const countOf = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    return {
      inlined: countOf(/srcSet="data:image\/webp;base64,/g),
      preloaded: countOf(/<link rel="preload" as="image"/g),
    }
  }
  expect(await countPictures()).toEqual({ inlined: 2, preloaded: 0 })
  expect(await countPictures(guest.cookie)).toEqual({ inlined: 0, preloaded: 2 })
})

test('the page for an unknown path is in the language of that path and links to the first page of the venue', async () => {
  const { venueId } = await server.openVenue()
  const titleAndHome = async (path: string) => {
    const { status, visible } = await loadPage(path)
    expect(status, path).toBe(404)
    return /<h1>([^<]*)<.*?<a href="([^"]*)"/s.exec(visible)?.slice(1)
  }
  const missing = 'Nous n’avons pas trouvé cette page'
  expect(await titleAndHome(`/${venueId}/french/x/menu`)).toEqual([missing, `/${venueId}/french/`])
  expect(await titleAndHome(`/${venueId}/french/no/such/page/at/all`)).toEqual([missing, `/${venueId}/french/`])
  expect(await titleAndHome('/999999/french/')).toEqual([missing, '/hotel'])
  expect(await titleAndHome('/no-such-page')).toEqual(['No encontramos esta página', '/'])
})

test('the page of a product shows when its closed menu opens', async () => {
  const { venueId, admin, photo, menu, category, addProduct } = await openVenueWithMenu(await server.openVenue())
  const { id: product } = await addProduct('Flan')
  const day = (server.kernel.now().getUTCDay() + 2) % 7
  const { id: _, ...values } = menuDraft(photo.id)
  const openings = [{ day, from: '12:00', to: '15:00' }]
  await admin.call(api.hotel.menus.update, { ...values, id: menu.id, version: 1, orderMenu: 1, openings })
  const { visible } = await loadPage(`/${venueId}/french/${menu.id}/${category.id}/${product}/client`)
  expect(visible).toMatch(/Fermé, ouvre .+ à 12:00/)
})

test('the header and each category of a server-rendered menu are parts that React hydrates on their own', async () => {
  const { venueId, menu, addProduct } = await openVenueWithMenu(await server.openVenue())
  await addProduct('Empanadas')
  const { visible } = await loadPage(`/${venueId}/menu/${menu.id}?language=french`)
  // React marks the start of such a part with this comment.
  expect(visible).toMatch(/<header[^>]*><!--\$-->/)
  expect(visible).toMatch(/<!--\$--><section id="c-/)
})
