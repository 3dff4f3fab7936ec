import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithListings } from '../properties.testkit.ts'

const server = sharedServer()
const { figures, enquiries, listings } = api.properties

test('views and enquiries are counted per day and per listing; views of unpublished listings are not counted', async () => {
  const agency = await openVenueWithListings(await server.openVenue())
  const { venueId: venue, admin, add } = agency
  const [one, two, hidden] = [await add({ direction: 'A 1' }), await add({ direction: 'B 2' }), await add()]
  await admin.call(listings.setActive, { id: hidden.id, active: false })
  const look = (listingId: string, address: string) =>
    server.calling(undefined, { address })(figures.seen, { venue, listingId })
  for (let n = 0; n < 3; n++) await look(two.id, `10.2.0.${n}`)
  await look(one.id, '10.2.0.9')
  await look(hidden.id, '10.2.0.9')
  await look(randomUUID(), '10.2.0.9')
  await server.calling(undefined, { address: '10.2.0.50' })(enquiries.ask, {
    kind: 'question',
    venue,
    id: randomUUID(),
    listingId: one.id,
    name: 'Ana',
    mail: null,
    phone: '123456',
    message: '',
  })
  const { byDay, byListing } = await admin.call(figures.recent)
  expect(byDay).toHaveLength(30)
  expect(byDay.at(-1)).toMatchObject({ views: 4, enquiries: 1 })
  expect(byDay.slice(0, -1).every(({ views, enquiries }) => views + enquiries === 0)).toBe(true)
  expect(byListing).toEqual([
    { number: 2, direction: 'B 2', views: 3, enquiries: 0 },
    { number: 1, direction: 'A 1', views: 1, enquiries: 1 },
  ])
  const neighbour = await openVenueWithListings(await server.openVenue())
  expect((await neighbour.admin.call(figures.recent)).byListing).toEqual([])
})

test('views of one network above the limit are refused and not counted', async () => {
  const { venueId: venue, admin, add } = await openVenueWithListings(await server.openVenue())
  const { id: listingId } = await add()
  const look = server.calling(undefined, { address: '10.3.0.1' })
  for (let n = 0; n < 31; n++)
    await Promise.all(Array.from({ length: 10 }, () => look(figures.seen, { venue, listingId }).catch(() => {})))
  expect((await admin.call(figures.recent)).byListing[0]?.views).toBe(300)
  // A registration from the same network has a counter of its own.
  const newcomer = { id: randomUUID(), firstName: 'Eva', lastName: 'Paz', phone: '11 3333', password: 'una contraseña' }
  const registered = look(api.community.members.register, { venue, mail: `${randomUUID()}@nuevo.test`, ...newcomer })
  expect(await registered).toEqual({ done: true })
})
