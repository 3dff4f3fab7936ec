import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openCommunity } from './community.testkit.ts'

const server = sharedServer()

/** Opens a live stream and collects its text. */
const listen = async (who: string, venueId: number, cookie?: string) => {
  const response = await server.fetch(`/api/live?venue=${venueId}`, {}, { cookie })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const reading = (async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value
  })()
  await expect.poll(() => text).toContain('hello')
  return {
    who,
    features: () => [...text.matchAll(/event: changed\nid: .*\ndata: (.*)\n/g)].map(([, feature]) => feature),
    /** The numbers at the end of the event ids. */
    positions: () => [...text.matchAll(/id: .*\.(\d+)\n/g)].map(([, count]) => Number(count)),
    async close() {
      await reader?.cancel()
      await reading
    },
  }
}

test('a member’s claim notifies the streams of the member and of staff, a request also those of liders; other streams and their event ids do not change', async () => {
  const { venueId, as } = await server.openVenue()
  const { addMember, lider } = openCommunity(server, venueId)
  const [author, other, leader, clerk] = [await addMember(), await addMember(), await lider(), await as('staff')]
  const streams = await Promise.all([
    listen('visitor', venueId),
    listen('other', venueId, other.cookie),
    listen('author', venueId, author.cookie),
    listen('leader', venueId, leader.cookie),
    listen('clerk', venueId, clerk.cookie),
  ])
  const claim = { id: randomUUID(), title: 'Luz', description: 'No anda', place: 'Pileta' }
  await author.call(api.community.claims.send, claim)
  await author.call(api.community.requests.send, { id: randomUUID(), kind: 'prayer', words: 'Por Ana' })
  const post = { id: randomUUID(), kind: 'news' as const, title: 'Hola', description: 'Hola', photoId: null }
  await (await as('admin')).call(api.club.posts.create, post)
  for (const { features } of streams) await expect.poll(features).toContain('club.posts')

  const isPrivate = ['community.claims', 'community.requests']
  const heard = streams.map(({ who, features }) => [who, isPrivate.filter((one) => features().includes(one))])
  expect(Object.fromEntries(heard)).toEqual({
    visitor: [],
    other: [],
    author: ['community.claims', 'community.requests'],
    leader: ['community.requests'],
    clerk: ['community.claims', 'community.requests'],
  })
  for (const { who, positions, features } of streams.slice(0, 2)) {
    const [first = 0] = positions()
    expect((positions().at(-1) ?? 0) - first, `${who} counts only what was told`).toBe(features().length)
  }
  for (const { close } of streams) await close()
})

test('live-catch-up: a page of a member has the position of the member’s stream, which then has missed nothing', async () => {
  const { venueId } = await server.openVenue()
  const { call, cookie } = await openCommunity(server, venueId).addMember()
  await call(api.community.withdrawals.withdraw, { id: randomUUID() })
  const positionOf = async () => {
    const page = await (await server.fetch('/golfballs', {}, { cookie })).text()
    return /"streamPosition":"([^"]+)"/.exec(page)?.[1] ?? ''
  }
  await expect.poll(positionOf).toMatch(/^member\..+\.1$/)
  const response = await server.fetch(`/api/live?since=${await positionOf()}`, {}, { cookie })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('"missed":false')
  await reader?.cancel()
})
