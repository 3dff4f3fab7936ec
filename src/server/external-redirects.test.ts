import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { validConfiguration } from './kernel/venues/venues.testkit.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const paths = ['/forms', '/whatsapp']

const openVenueWith = async (chosen: Partial<ReturnType<typeof validConfiguration>> = {}) => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  await admin.call(api.kernel.venues.update, { ...validConfiguration(photo.id), ...chosen })
  return { ...venue, admin }
}

const redirectOf = async (path: string, cookie = '') => {
  const response = await server.fetch(path, { redirect: 'manual' }, { cookie, headers: { accept: 'text/html' } })
  return [response.status, response.headers.get('location')]
}

test('/forms and /whatsapp redirect to the URLs in the venue’s configuration, for its staff and for requests that name the venue', async () => {
  const lake = await openVenueWith()
  const sea = await openVenueWith({ formLink: 'https://forms.mar.test/alta?a=1&b=2', whatsappNumber: '34911000100' })
  const expected = [
    [lake, 'https://forms.lago.test/alta', 'https://wa.me/5491140001000'],
    [sea, 'https://forms.mar.test/alta?a=1&b=2', 'https://wa.me/34911000100'],
  ] as const
  for (const [{ venueId, admin }, ...urls] of expected)
    for (const [n, path] of paths.entries()) {
      expect(await redirectOf(`${path}?venue=${venueId}`)).toEqual([302, urls[n]])
      expect(await redirectOf(path, admin.cookie)).toEqual([302, urls[n]])
    }
})

test('a query cannot change the target of the redirect', async () => {
  const { admin } = await openVenueWith()
  for (const query of ['?to=https://evil.test', '?formLink=https://evil.test', '?url=//evil.test'])
    expect(await redirectOf(`/forms${query}`, admin.cookie), query).toEqual([302, 'https://forms.lago.test/alta'])
})

test('without a configured form or chat, or for an unknown venue, the response is 404', async () => {
  const { admin } = await openVenueWith({ formLink: '', solutionWhatsapp: false })
  for (const path of paths) {
    expect(await redirectOf(path, admin.cookie), path).toEqual([404, null])
    expect(await redirectOf(`${path}?venue=99999`), path).toEqual([404, null])
  }
})
