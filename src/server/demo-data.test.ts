import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openDemoData } from './demoData.ts'
import { staffAccounts } from './kernel/identity/identity.table.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const { demo, identity, venues } = api.kernel
const demoAccount = { mail: 'admin@casaclub.test', password: 'demo-admin-1' }
const withoutDemo = { isHere: false, isAdding: false, obstacle: null, accounts: [] }

beforeAll(() => {
  server.kernel.demoData = openDemoData({ kernel: server.kernel, owner: server.owner })
})

const adminOf = async (venueId: number) => {
  const [account] = await server.kernel.database.inVenue(venueId, 'read', (db) => db.select().from(staffAccounts))
  return server.sessionOf(venueId, 'staff', account?.id ?? '')
}
const front = (venue: number) => server.visitor(venues.front, { venue })

test('an admin of the first venue adds the demo once and removes it completely; own rows stay', async () => {
  const { venueId, as } = await server.openVenue('Club del Lago')
  const admin = await as('admin')
  const message = { id: randomUUID(), title: 'Bienvenidos', youtube: 'https://youtu.be/dQw4w9WgXcQ' }
  await admin.call(api.club.messages.create, message)
  const state = () => admin.call(demo.state)
  expect(await state()).toEqual(withoutDemo)

  await Promise.all([admin.call(demo.add), admin.call(demo.add)])
  // The pictures of the demo take a busy machine more than a minute.
  await expect
    .poll(state, { timeout: 500_000, interval: 200 })
    .toMatchObject({ isHere: true, isAdding: false, obstacle: null })
  expect((await state()).accounts).toContainEqual({ venue: 'Casa Club', ...demoAccount })
  const demoVenues = (await server.kernel.demoData?.venueIds()) ?? []
  expect(await Promise.all(demoVenues.map(async (venue) => (await front(venue)).name))).toEqual([
    'Casa Club',
    'Hotel del Mar',
    'Posada de la Sierra',
  ])
  expect(await server.visitor(identity.signIn, demoAccount)).toMatchObject({ role: 'admin' })

  const others = {
    own_venue: await adminOf(demoVenues[0] ?? 0),
    other_venue: await (await server.openVenue()).as('admin'),
  }
  for (const [obstacle, other] of Object.entries(others)) {
    expect(await other.call(demo.state)).toEqual({ ...withoutDemo, isHere: true, obstacle })
    for (const write of [demo.add, demo.remove])
      await expect(other.call(write)).rejects.toMatchObject({ code: 'demo_not_possible' })
  }

  await admin.call(demo.remove)
  expect(await state()).toEqual(withoutDemo)
  // The caches of public reads are emptied by a notification, soon after the response.
  for (const venue of demoVenues) await expect.poll(() => front(venue).catch(({ code }) => code)).toBe('gone')
  await expect(server.visitor(identity.signIn, demoAccount)).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect((await front(venueId)).name).toBe('Club del Lago')
  expect(await server.visitor(api.club.messages.list, { venue: venueId })).toMatchObject([{ title: message.title }])
  // A removal without the demo changes nothing.
  await admin.call(demo.remove)
})

test('a public server neither adds nor removes the demo', async () => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  const { configuration } = server.kernel
  server.kernel.configuration = { ...configuration, communityVenue: venueId, onLoopback: false }
  expect(await admin.call(demo.state)).toEqual({ ...withoutDemo, obstacle: 'public_server' })
  for (const write of [demo.add, demo.remove])
    await expect(admin.call(write)).rejects.toMatchObject({ code: 'demo_not_possible' })
})
