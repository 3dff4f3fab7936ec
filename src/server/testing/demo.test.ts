import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { fillDemo } from '#demo/demo.ts'
import pictures from '#demo/pictures/webp/index.json' with { type: 'json' }
import { projectFolder } from '#server/kernel/project.ts'
import { wasVenueEverCreated } from '#server/kernel/venues/venues.queries.ts'
import { testServer } from '#server/testing/kit.ts'
import { openPlaceholderPictures } from './placeholder-pictures.ts'

const server = testServer()
const { menus, outlets } = api.hotel

test('an interrupted first start leaves the database empty, and the next start creates the demo', async () => {
  const { database } = server.kernel
  const cutOff: typeof openPlaceholderPictures = (db, store, venueId) => {
    if (venueId === 3) throw new Error('cut off')
    return openPlaceholderPictures(db, store, venueId)
  }
  await expect(fillDemo(server.kernel, cutOff)).rejects.toThrow('cut off')
  expect(await database.transaction('read', wasVenueEverCreated)).toBe(false)
})

test('the demo has a file for every size of every picture in its index', () => {
  const folder = path.join(projectFolder, 'demo/pictures/webp')
  const files = Object.entries(pictures).flatMap(([name, { widths }]) => widths.map((width) => `${name}.${width}.webp`))
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
})

test('the demo has menus in four languages, some products disabled and some without a price', async () => {
  await fillDemo(server.kernel, openPlaceholderPictures)
  expect(await server.visitor(outlets.list, { venue: 1 })).toHaveLength(4)
  const whole = await server.visitor(menus.offered, { venue: 1 })
  const inAll = whole.menus.flatMap(({ categories }) => categories.flatMap(({ products }) => products))
  expect([whole.menus.length, whole.menus.flatMap(({ categories }) => categories).length]).toEqual([3, 8])
  expect(inAll.length).toBe(40)
  expect(inAll.filter(({ stock }) => !stock).length).toBeGreaterThan(2)
  expect(inAll.filter(({ price }) => price === null).length).toBeGreaterThan(2)

  const { rows } = await server.kernel.database.inVenue(1, 'read', (db) =>
    db.execute(`select 1 from hotel_products where '' in (name, name_english, name_portuguese, name_french,
      description, description_english, description_portuguese, description_french)`),
  )
  expect(rows).toEqual([])
  for (const venue of [2, 3]) {
    const { menus: offered } = await server.visitor(menus.offered, { venue, language: 'french' })
    expect(offered).toHaveLength(1)
    expect((await server.visitor(api.kernel.venues.front, { venue })).titleApp).not.toBe('')
  }
})
