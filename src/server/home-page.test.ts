import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openCommunity } from './community/community.testkit.ts'
import { findUnstyledClasses, renderBuiltPage } from './testing/built.ts'
import { testServer } from './testing/kit.ts'

const server = testServer({ render: renderBuiltPage })

const openVenueWithMember = async () => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  const { addMember } = openCommunity(server, venueId)
  const member = await addMember({ firstName: 'Carolina' })
  await member.call(api.community.withdrawals.withdraw, { id: randomUUID() })
  const post = { id: randomUUID(), title: 'Vuelve el hoyo 7', description: 'Con riego.', photoId: null }
  await admin.call(api.club.posts.create, { ...post, kind: 'news' })
  const home = `/home?venue=${venueId}`
  const loadHome = async (cookie?: string, path = home) => {
    const response = await server.fetch(path, {}, { cookie })
    const html = await response.text()
    // `visible` is the HTML without the initial data.
    return { headers: response.headers, html, visible: html.split('id="opened"')[0] ?? '' }
  }
  return { member, addMember, loadHome }
}

test('the home page is server-rendered: with the news for everybody, and for a member also with their own counters', async () => {
  const { member, loadHome } = await openVenueWithMember()
  const visitors = await loadHome()
  for (const text of ['Bienvenido!', 'Vuelve el hoyo 7', 'Emergencias', 'Inicio'])
    expect(visitors.visible).toContain(text)
  expect(visitors.visible).not.toContain('Pelotas este mes')
  const own = await loadHome(member.cookie)
  expect(own.visible).toMatch(/Carolina.*<b>25<\/b>Pelotas este mes.*Vuelve el hoyo 7/s)
})

test('the home page of a member is rendered for that member only and is not cached by server or browser', async () => {
  const { member, addMember, loadHome } = await openVenueWithMember()
  const other = await addMember({ firstName: 'Joaquín' })
  for (const _ of [1, 2]) {
    const own = await loadHome(member.cookie)
    expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, 'private, no-store'])
    expect(own.html).toContain('Carolina')
  }
  for (const [cookie, name] of [
    [other.cookie, 'Joaquín'],
    [undefined, 'Bienvenido'],
  ]) {
    const { html } = await loadHome(cookie)
    expect(html).toContain(name)
    expect(html).not.toContain('Carolina')
  }
  expect((await loadHome()).headers.get('etag')).not.toBe(null)
})

test('the server-rendered home page contains the styles of all its elements', async () => {
  const { member, loadHome } = await openVenueWithMember()
  for (const cookie of [undefined, member.cookie])
    expect(findUnstyledClasses('home', (await loadHome(cookie)).visible)).toEqual([])
})
