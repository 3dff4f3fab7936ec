import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { renderedSurfaces } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { openVenueWithMenu } from '../hotel/menus/menus.testkit.ts'
import { openVenueWithListings } from '../properties/properties.testkit.ts'
import { renderBuiltPage } from './built.ts'
import { testServer } from './kit.ts'

const server = testServer({ render: renderBuiltPage })

/** A text that closes HTML, attribute and script contexts and starts a script. */
const hostile = `"'--></title></style></script><x-ran onload=alert(1)>`

/** Writes the hostile text into every text column that accepts it. */
const spoilEverything = () =>
  server.asOwner(`do $do$ declare one record; begin
    for one in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and column_name <> 'time_zone'
    loop begin
      execute format('update %I set %2$I = %2$I || %3$L', one.table_name, one.column_name, $hostile$${hostile}$hostile$);
    exception when others then null; end; end loop; end $do$`)

test('no script injection: hostile text in any column is escaped on every server-rendered page', async () => {
  const venue = await openVenueWithMenu(await server.openVenue())
  const outlet = { id: randomUUID(), name: 'Bar', photoId: venue.photo.id, hours: 'Siempre' }
  const { id: outletId } = await venue.admin.call(api.hotel.outlets.create, outlet)
  const { id: idProduct } = await venue.addProduct('Flan')
  const { id: idNew } = await venue.admin.call(api.club.posts.create, {
    id: randomUUID(),
    kind: 'news',
    title: 'Torneo',
    description: 'Abierto',
    photoId: null,
  })
  const room = await venue.admin.call(api.hotel.rooms.create, { id: randomUUID(), kind: 'room' })
  const { number } = await (await openVenueWithListings(venue)).add()
  const params: Record<string, string> = {
    idHotel: String(venue.venueId),
    idRestaurant: String(venue.venueId),
    idLanguage: 'french',
    idLugar: outletId,
    outletId,
    idMenu: venue.menu.id,
    idCategoria: venue.category.id,
    idProduct,
    idTable: String(room.number),
    idRoom: String(room.number),
    idNew,
    idPropiedad: String(number),
  }
  await spoilEverything()
  for (const name of Object.keys(pages) as PageName[]) {
    const { path, surface } = pages[name]
    if (!renderedSurfaces.includes(surface)) continue
    const address = path.replaceAll(/:(\w+)/g, (_, one: string) => params[one] ?? '')
    const answer = await server.fetch(address, {}, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(answer.status, address).toBe(200)
    expect(html, address).toContain('&lt;x-ran')
    expect(html, address).not.toContain('<x-ran')
  }
})
