import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { databaseUrlOf } from '../kernel/db/own-server.testkit.ts'
import { testServer } from './kit.ts'
import { openMachineSpeed } from './machine-speed.ts'
import { post, startProcess, stopAll } from './processes.ts'

// One node runs in this process, the other as a separate process on the same database.
const server = testServer()
let other: Awaited<ReturnType<typeof startProcess>>
beforeAll(async () => {
  other = await startProcess({
    DATABASE_URL: databaseUrlOf(server.owner),
    DATA_DIR: server.kernel.configuration.dataDir,
    DEMO: '0',
  })
})
afterAll(stopAll)

const draft = () => ({ id: randomUUID(), kind: 'news' as const, title: 'Hola', description: 'Hola', photoId: null })
const read = async (cookie: string) => {
  const answer = await fetch(`${other.origin}/api/club/posts/onShow?kind=news`, { headers: { cookie } })
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}

/** A simulated screen at the other node: it reads again on live events and reconnects after a disconnect. */
const openScreen = (cookie: string, over: AbortSignal) => {
  const screen = { shows: [] as string[], cuts: 0 }
  const listen = async (since: string) => {
    let mark = since
    const { body } = await fetch(`${other.origin}/api/live?since=${encodeURIComponent(mark)}`, {
      headers: { cookie },
      signal: over,
    })
    if (!body) return mark
    try {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        mark = /id: (.*)/.exec(chunk)?.[1] ?? mark
        if (/"missed":true|event: changed/.test(chunk)) screen.shows = await read(cookie)
      }
    } catch {
      // The connection was cut.
    }
    return mark
  }
  const stay = async () => {
    let mark = ''
    while (!over.aborted) {
      mark = await listen(mark).catch(() => mark)
      screen.cuts += 1
      await pause(100)
    }
  }
  return { screen, ended: stay() }
}

test('multi node: a write on one node is announced on the other, and a node killed under load loses nothing', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const over = new AbortController()
  const { screen, ended } = openScreen((await venue.as('screen')).cookie, over.signal)
  const { id } = await admin.call(api.club.posts.create, draft())
  await expect.poll(() => screen.shows).toContain(id)

  const acknowledged = { here: new Set<string>(), there: new Set<string>() }
  const refused: unknown[] = []
  const writers = [
    async () => {
      while (!over.signal.aborted) {
        const made = await admin.call(api.club.posts.create, draft()).catch((error) => void refused.push(error))
        if (made) acknowledged.here.add(made.id)
      }
    },
    async () => {
      while (!over.signal.aborted) {
        const written = draft()
        const answer = await post(other.origin, 'club/posts/create', written, admin.cookie).catch(() => null)
        if (answer?.ok) acknowledged.there.add(written.id)
        else await pause(50)
      }
    },
  ].map((write) => write())
  const both = (more: number) => Math.min(acknowledged.here.size, acknowledged.there.size) - more
  await expect.poll(() => both(5)).toBeGreaterThan(0)
  const before = acknowledged.here.size
  process.kill(await other.app(), 'SIGKILL')
  await expect.poll(() => acknowledged.here.size, { interval: 5 }).toBeGreaterThan(before + 5)
  const meanwhile = acknowledged.there.size
  await expect.poll(() => acknowledged.there.size).toBeGreaterThan(meanwhile + 5)
  over.abort()
  await Promise.all([...writers, ended])
  const { rows } = await server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
    db.execute<{ id: string }>('select id from club_posts'),
  )
  const stored = new Set(rows.map((row) => row.id))
  expect([...acknowledged.here, ...acknowledged.there].filter((one) => !stored.has(one))).toEqual([])
  expect(refused).toEqual([])
})

const screens = process.env.LONG ? 1_000 : 24

test(`live catch-up: ${screens} screens whose server is killed reconnect by themselves and show the missed changes`, async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const over = new AbortController()
  const { staffId } = await venue.as('screen')
  // A session may have eight streams, and an IP address may open a hundred at a time.
  const cookies: string[] = []
  for (let n = 0; n < screens / 8; n++) cookies.push((await server.sessionOf(venue.venueId, 'staff', staffId)).cookie)
  const opened: ReturnType<typeof openScreen>[] = []
  const { id: first } = await admin.call(api.club.posts.create, draft())
  for (const cookie of cookies) {
    for (let n = 0; n < 8; n++) opened.push(openScreen(cookie, over.signal))
    await expect.poll(() => opened.filter(({ screen }) => !screen.shows.includes(first)).length).toBe(0)
  }
  const machineSpeed = openMachineSpeed()
  const killed = performance.now()
  process.kill(await other.app(), 'SIGKILL')
  const { id: missed } = await admin.call(api.club.posts.create, draft())
  await expect.poll(() => opened.filter(({ screen }) => !screen.shows.includes(missed)).length).toBe(0)
  const took = performance.now() - killed
  expect(opened.filter(({ screen }) => screen.cuts === 0)).toEqual([])
  expect(took, 'all of them within ten seconds').toBeLessThan(await machineSpeed.allows(10_000))
  over.abort()
  await Promise.all(opened.map(({ ended }) => ended))
})
