import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { settings } from './kernel/venues/venues.testkit.ts'
import { testServer } from './testing/kit.ts'

const server = testServer()
const ways = ['/forms', '/whatsapp']

const open = async (chosen: Partial<ReturnType<typeof settings>> = {}) => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  await admin.call(api.kernel.venues.update, { ...settings(photo.id), ...chosen })
  return { ...venue, admin }
}

const leads = async (address: string, cookie = '') => {
  const answer = await server.fetch(address, { redirect: 'manual' }, { cookie, headers: { accept: 'text/html' } })
  return [answer.status, answer.headers.get('location')]
}

test('the form and the chat lead to where the venue’s configuration says, for its staff and whoever names it', async () => {
  const lake = await open()
  const sea = await open({ formLink: 'https://forms.mar.test/alta?a=1&b=2', whatsappNumber: '34911000100' })
  const expected = [
    [lake, 'https://forms.lago.test/alta', 'https://wa.me/5491140001000'],
    [sea, 'https://forms.mar.test/alta?a=1&b=2', 'https://wa.me/34911000100'],
  ] as const
  for (const [{ venueId, admin }, ...addresses] of expected)
    for (const [nth, way] of ways.entries()) {
      expect(await leads(`${way}?venue=${venueId}`)).toEqual([302, addresses[nth]])
      expect(await leads(way, admin.cookie)).toEqual([302, addresses[nth]])
    }
})

test('no request says where they lead', async () => {
  const { admin } = await open()
  for (const query of ['?to=https://evil.test', '?formLink=https://evil.test', '?url=//evil.test'])
    expect(await leads(`/forms${query}`, admin.cookie), query).toEqual([302, 'https://forms.lago.test/alta'])
})

test('a venue that offers neither, or that is not there, has no such page', async () => {
  const { admin } = await open({ formLink: '', solutionWhatsapp: false })
  for (const way of ways) {
    expect(await leads(way, admin.cookie), way).toEqual([404, null])
    expect(await leads(`${way}?venue=99999`), way).toEqual([404, null])
  }
})
