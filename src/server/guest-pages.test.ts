import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openHotel } from './hotel/hotel.testkit.ts'
import { menuDraft, openKitchen } from './hotel/menus/menus.testkit.ts'
import { settings } from './kernel/venues/venues.testkit.ts'
import { drawBuilt, unstyledOn } from './testing/built.ts'
import { testServer } from './testing/kit.ts'

const server = testServer({ draw: drawBuilt })
const pageAt = async (address: string, cookie?: string) => {
  const answer = await server.fetch(address, {}, { cookie, headers: { accept: 'text/html' } })
  const html = await answer.text()
  // What is seen: without what travels for the program.
  return { status: answer.status, html, seen: html.split('id="opened"')[0] ?? '' }
}

test('the venue’s logo and words meet a guest where they choose a language, and on the first page', async () => {
  const { venueId, admin, photo } = await openKitchen(await server.openVenue())
  await admin.call(api.kernel.venues.update, settings(photo.id))
  for (const address of [`/${venueId}/language`, `/${venueId}/french/`]) {
    const { seen } = await pageAt(address)
    for (const words of ['Bienvenidos', 'Elegí un lugar', 'Frente al lago.']) expect(seen, address).toContain(words)
    expect(seen, address).toContain('alt="Club del Lago"')
  }
})

test('whatever is drawn comes with its styles, also what its code comes for later, and from memory alone', async () => {
  const { venueId, menu } = await openKitchen(await server.openVenue())
  for (const [name, address] of [
    ['guestHome', `/${venueId}/french/`],
    ['guestMenu', `/${venueId}/menu/${menu.id}?language=french`],
    ['guestLanguage', `/${venueId}/language`],
  ] as const) {
    const { status, seen } = await pageAt(address)
    expect(status, address).toBe(200)
    expect(unstyledOn(name, seen), address).toEqual([])
  }
})

test('a room arrives with all that its guests can ask for', async () => {
  const { venueId, room, guest } = await openHotel(server)
  const { status, seen } = await pageAt(`/${venueId}/${room.number}?language=french`, guest.cookie)
  expect(status).toBe(200)
  for (const words of ['Demander le ménage', 'Ne pas déranger', 'Téléphones dans la chambre'])
    expect(seen).toContain(words)
  expect(unstyledOn('guestRoom', seen)).toEqual([])
})

test('the pictures of the outlets that are seen first come with the page', async () => {
  const { venueId, admin } = await openKitchen(await server.openVenue())
  for (const name of ['Bar', 'Parrilla', 'Pileta', 'Terraza']) {
    const photo = await admin.upload()
    await admin.call(api.hotel.outlets.create, { id: randomUUID(), name, photoId: photo.id, hours: '' })
  }
  const { html } = await pageAt(`/${venueId}/french/`)
  expect(html.match(/<link rel="preload" as="image"/g)).toHaveLength(4)
})

test('a page that does not exist is said in its reader’s language, and leads to the first page of the venue', async () => {
  const { venueId } = await server.openVenue()
  const homeAt = async (address: string) => {
    const { status, seen } = await pageAt(address)
    expect(status, address).toBe(404)
    return /<h1>([^<]*)<.*?<a href="([^"]*)"/s.exec(seen)?.slice(1)
  }
  const missing = 'Nous n’avons pas trouvé cette page'
  expect(await homeAt(`/${venueId}/french/x/menu`)).toEqual([missing, `/${venueId}/french/`])
  expect(await homeAt(`/${venueId}/french/no/such/page/at/all`)).toEqual([missing, `/${venueId}/french/`])
  expect(await homeAt('/999999/french/')).toEqual([missing, '/hotel'])
  expect(await homeAt('/no-such-page')).toEqual(['No encontramos esta página', '/'])
})

test('a product of a closed menu says when that opens', async () => {
  const { venueId, admin, photo, menu, category, addProduct } = await openKitchen(await server.openVenue())
  const { id: product } = await addProduct('Flan')
  const day = (server.kernel.now().getUTCDay() + 2) % 7
  const { id: _, ...written } = menuDraft(photo.id)
  const openings = [{ day, from: '12:00', to: '15:00' }]
  await admin.call(api.hotel.menus.update, { ...written, id: menu.id, version: 1, orderMenu: 1, openings })
  const { seen } = await pageAt(`/${venueId}/french/${menu.id}/${category.id}/${product}/client`)
  expect(seen).toMatch(/Fermé, ouvre .+ à 12:00/)
})
