import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'

const server = testServer()

/** Opens a stream and collects its events. */
const listen = async (cookie?: string) => {
  const response = await server.fetch('/api/live', {}, { cookie })
  const events: string[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const ended = (async () => {
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return
      for (const [, event, data] of chunk.value.matchAll(/event: (\w+)\nid: .*\ndata: (.*)\n/g))
        events.push(event === 'hello' ? 'hello' : `${event} ${data}`)
    }
  })()
  return { events, ended, close: () => reader?.cancel() }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))
const draft = () => ({ id: randomUUID(), kind: 'news' as const, title: 'Hola', description: 'Hola', photoId: null })

test('a write sends its feature’s name, and no data, to the streams of its own venue only', async () => {
  const [mine, neighbour] = [await server.openVenue(), await server.openVenue()]
  const admin = await mine.as('admin')
  const here = await listen((await mine.as('screen')).cookie)
  const there = await listen((await neighbour.as('screen')).cookie)
  await admin.call(api.club.posts.create, draft())
  await expect.poll(() => here.events).toEqual(['hello', 'changed club.posts'])
  await settled()
  expect(there.events).toEqual(['hello'])
  here.close()
  there.close()
})

test('a refused write sends no event', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const { events, close } = await listen(admin.cookie)
  await expect(admin.call(api.club.posts.remove, { id: randomUUID() })).rejects.toThrow()
  await settled()
  expect(events).toEqual(['hello'])
  close()
})

test('a visitor’s stream receives only features that visitors may read', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const response = await server.fetch(`/api/live?venue=${venue.venueId}`)
  const reader = response.body?.getReader()
  await reader?.read()
  await admin.upload()
  const next = await Promise.race([reader?.read(), settled()])
  expect(next).toBeUndefined()
  await reader?.cancel()
})

test('staff on another venue’s page receive what a visitor of that venue receives, and nothing of their own venue', async () => {
  const [here, there] = [await server.openVenue(), await server.openVenue()]
  const [own, other] = [await here.as('admin'), await there.as('admin')]
  const response = await server.fetch(`/api/live?venue=${there.venueId}`, {}, { cookie: own.cookie })
  const reader = response.body?.getReader()
  await reader?.read()
  await own.call(api.club.posts.create, draft())
  await other.upload()
  await other.call(api.club.posts.create, draft())
  const heard = new TextDecoder().decode((await reader?.read())?.value)
  expect(heard).toMatch(/^event: changed\n.*\ndata: club\.posts\n/)
  expect(await Promise.race([reader?.read(), settled()])).toBeUndefined()
  await reader?.cancel()
})

test('a session above its maximum of streams loses the oldest, not the newest', async () => {
  const { cookie } = await (await server.openVenue()).as('screen')
  const before = server.hub.size
  const streams = []
  for (let n = 0; n < 9; n++) streams.push(await listen(cookie))
  await streams[0]?.ended
  expect(streams[0]?.events).toEqual(['hello'])
  for (const stream of streams) stream.close()
  await expect.poll(() => server.hub.size).toBe(before)
})

test('a stream that the browser closes is removed from the hub', async () => {
  const before = server.hub.size
  const stream = await listen((await (await server.openVenue()).as('screen')).cookie)
  expect(server.hub.size).toBe(before + 1)
  await stream.close()
  await expect.poll(() => server.hub.size).toBe(before)
})

test('after the node has lost and regained its database connection, every stream receives the event to read everything again', async () => {
  const { events, close } = await listen((await (await server.openVenue()).as('screen')).cookie)
  await server.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'casaclub live' and datname = current_database()`,
  )
  await expect.poll(() => events, { timeout: 60_000 }).toEqual(['hello', 'hello'])
  close()
})

test('a browser with the current stream position has missed nothing; after a write it has', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const hello = async (since: string) => {
    const response = await server.fetch(`/api/live?since=${since}`, {}, { cookie: admin.cookie })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const first = (await reader?.read())?.value ?? ''
    await reader?.cancel()
    return { mark: /id: (.*)/.exec(first)?.[1] ?? '', missed: first.includes('"missed":true') }
  }
  const { mark, missed } = await hello('')
  expect(missed).toBe(true)
  expect(await hello(mark)).toEqual({ mark, missed: false })
  await admin.call(api.club.posts.create, draft())
  await expect.poll(async () => (await hello(mark)).missed).toBe(true)
})
