import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openCommunity } from './community/community.testkit.ts'
import { drawBuilt, unstyledOn } from './testing/built.ts'
import { testServer } from './testing/kit.ts'

const server = testServer({ draw: drawBuilt })

const open = async () => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  const { addMember } = openCommunity(server, venueId)
  const member = await addMember({ firstName: 'Carolina' })
  await member.call(api.community.withdrawals.withdraw, { id: randomUUID() })
  const post = { id: randomUUID(), title: 'Vuelve el hoyo 7', description: 'Con riego.', photoId: null }
  await admin.call(api.club.posts.create, { ...post, kind: 'news' })
  const home = `/home?venue=${venueId}`
  const homeOf = async (cookie?: string, path = home) => {
    const answer = await server.fetch(path, {}, { cookie })
    const html = await answer.text()
    // What is seen: without what travels for the program.
    return { headers: answer.headers, html, seen: html.split('id="opened"')[0] ?? '' }
  }
  return { member, addMember, homeOf }
}

test('home arrives drawn: the news for everybody, and for a member what they have going on', async () => {
  const { member, homeOf } = await open()
  const visitors = await homeOf()
  for (const words of ['Bienvenido!', 'Vuelve el hoyo 7', 'Emergencias', 'Inicio'])
    expect(visitors.seen).toContain(words)
  expect(visitors.seen).not.toContain('Pelotas este mes')
  const own = await homeOf(member.cookie)
  expect(own.seen).toMatch(/Carolina.*<b>25<\/b>Pelotas este mes.*Vuelve el hoyo 7/s)
})

test('a member’s home is drawn for that member, kept for nobody and stored by no browser', async () => {
  const { member, addMember, homeOf } = await open()
  const other = await addMember({ firstName: 'Joaquín' })
  for (const _ of [1, 2]) {
    const own = await homeOf(member.cookie)
    expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, 'private, no-store'])
    expect(own.html).toContain('Carolina')
  }
  for (const [cookie, name] of [
    [other.cookie, 'Joaquín'],
    [undefined, 'Bienvenido'],
  ]) {
    const { html } = await homeOf(cookie)
    expect(html).toContain(name)
    expect(html).not.toContain('Carolina')
  }
  expect((await homeOf()).headers.get('etag')).not.toBe(null)
})

test('all that is drawn of home comes with its styles', async () => {
  const { member, homeOf } = await open()
  for (const cookie of [undefined, member.cookie]) expect(unstyledOn('home', (await homeOf(cookie)).seen)).toEqual([])
})
