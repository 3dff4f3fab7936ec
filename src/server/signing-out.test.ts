import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openCommunity } from './community/community.testkit.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()

test('a page of a signed-in person is not stored by the browser, and a page of a visitor may be', async () => {
  const { venueId, as } = await server.openVenue()
  const [staff, screen] = [await as('staff'), await as('screen')]
  const { addMember } = openCommunity(server, venueId)
  const { cookie } = await addMember()
  const cachingOf = async (path: string, cookie?: string) => {
    const response = await server.fetch(path, {}, { cookie })
    return [response.status, response.headers.get('cache-control')]
  }
  const notStored = [200, 'private, no-store']
  expect(await cachingOf('/dashboard', staff.cookie)).toEqual(notStored)
  expect(await cachingOf('/screen-bags', screen.cookie)).toEqual(notStored)
  expect(await cachingOf('/profile', cookie)).toEqual(notStored)
  expect(await cachingOf(`/home?venue=${venueId}`, cookie)).toEqual(notStored)
  expect(await cachingOf('/login')).toEqual([200, 'private, no-cache'])
  expect(await cachingOf('/offline', cookie)).toEqual([200, 'private, no-cache'])
})

test('signing out as staff clears the HTTP cache and leaves the member of the same browser signed in, and the other way round', async () => {
  const { venueId, as } = await server.openVenue()
  const { addMember } = openCommunity(server, venueId)
  const [staff, member] = [await as('staff'), await addMember()]
  const both = `${staff.cookie}; ${member.cookie}`
  const signOut = async (endpoint: string, kind: string) => {
    const response = await server.ask(endpoint, 'write', {}, { cookie: both, headers: { 'x-casa-as': kind } })
    return [response.headers.get('clear-site-data'), ...response.headers.getSetCookie()]
  }
  const signedOut = (name: string) => ['"cache"', expect.stringMatching(new RegExp(`^${name}=; Max-Age=0; Path=/`))]
  expect(await signOut(api.kernel.identity.signOut.endpoint, 'staff')).toEqual(signedOut('casa_staff'))
  expect((await server.calling(both)(api.community.members.profile)).id).toBe(member.id)
  await expect(server.calling(both)(api.kernel.venues.configuration)).rejects.toMatchObject({ status: 401 })
  const again = await as('staff')
  expect(await signOut(api.community.members.signOut.endpoint, 'member')).toEqual(signedOut('casa_member'))
  expect((await server.calling(`${again.cookie}; ${member.cookie}`)(api.kernel.identity.me)).role).toBe('staff')
})
