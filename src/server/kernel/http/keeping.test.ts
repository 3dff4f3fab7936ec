import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Announcement } from '../live/announce.ts'
import type { Hub, Watcher } from '../live/hub.ts'
import { openKept } from './kept.ts'
import { keptReads } from './reads.ts'
import type { HttpEnv } from './safety.ts'

/** The mechanism alone, with answers that are made up. */
const alone = (limit: number) => {
  let watcher: Watcher | undefined
  let clock = 0
  const made: string[] = []
  const hub = { watch: (one: Watcher) => (watcher = one) } as unknown as Hub
  const kept = openKept(hub, { now: () => new Date(clock), headers: {}, limit })
  let answer = async (query: string) => new Response(query.repeat(100))
  const reads = keptReads(contract, kept, ({ url }) => {
    made.push(url)
    return answer(new URL(url).search)
  })
  const app = new Hono<HttpEnv>()
  app.get(
    '/api/*',
    reads.answers(() => ({ reply: new Headers() }) as never),
  )
  const ask = async (query: string) => (await app.request(`/api/hotel/outlets/list?${query}`)).text()
  const change = (announcement: Announcement) => watcher?.heard(announcement)
  return {
    kept,
    ask,
    made,
    change,
    lose: () => watcher?.lost(),
    find: () => watcher?.found(),
    pass: (ms: number) => (clock += ms),
    as: (next: typeof answer) => (answer = next),
  }
}

test('memory is bounded: the least recently used goes first, and nothing huge comes in', async () => {
  const limit = 64 * 1024
  const { kept, ask, made, as } = alone(limit)
  for (let n = 0; n < 300; n++) {
    await ask(`venue=1&id=${n}`)
    await ask('venue=1&id=often')
    expect(kept.size.bytes).toBeLessThanOrEqual(limit)
  }
  expect(kept.size.entries).toBeGreaterThan(3)
  expect(made.filter((url) => url.includes('often'))).toHaveLength(1)
  const before = kept.size
  as(async () => new Response('x'.repeat(limit)))
  await ask('venue=1&id=huge')
  expect(kept.size).toEqual(before)
})

test('many who ask at once make one answer; a change on the way leaves nothing old behind', async () => {
  const { ask, made, change, as } = alone(1e6)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  as(async () => {
    await held
    return new Response('old')
  })
  const early = Array.from({ length: 20 }, () => ask('venue=1'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(made).toHaveLength(1)
  change({ venueId: 1, changed: ['hotel.outlets'] })
  as(async () => new Response('new'))
  release()
  expect(new Set(await Promise.all(early))).toEqual(new Set(['old']))
  expect(await ask('venue=1')).toBe('new')
})

test('only the changed feature of the changed venue is dropped, and nothing is older than a minute', async () => {
  const { ask, made, change, pass } = alone(1e6)
  await ask('venue=1')
  await ask('venue=2')
  change({ venueId: 1, changed: ['hotel.orders'] })
  await ask('venue=1')
  expect(made).toHaveLength(2)
  change({ venueId: 1, changed: ['hotel.outlets'] })
  await ask('venue=1')
  await ask('venue=2')
  expect(made).toHaveLength(3)
  pass(60_000)
  await ask('venue=2')
  expect(made).toHaveLength(4)
})

describe('while the database does not answer', () => {
  const text = (body: string) => async () => new Response(body)
  const away = async () => new Response('away', { status: 503 })

  test('what was kept is served, however old, and by a node that cannot hear as well', async () => {
    const { ask, as, lose, pass } = alone(1e6)
    as(text('kept'))
    await ask('venue=1')
    as(away)
    expect(await ask('venue=1')).toBe('kept')
    pass(3_600_000)
    expect(await ask('venue=1')).toBe('kept')
    lose()
    expect(await ask('venue=1')).toBe('kept')
    expect(await ask('venue=2')).toBe('away')
  })

  test('as soon as it answers again, nothing old is served, whether the node hears or not', async () => {
    const { ask, as, lose, find, made, pass } = alone(1e6)
    as(text('first'))
    await ask('venue=1')
    lose()
    for (const body of ['second', 'third']) {
      as(text(body))
      expect(await ask('venue=1')).toBe(body)
    }
    as(away)
    expect(await ask('venue=1'), 'the newest that was made').toBe('third')
    find()
    as(text('fourth'))
    expect(await ask('venue=1'), 'a change may have been missed').toBe('fourth')
    const before = made.length
    expect(await ask('venue=1')).toBe('fourth')
    expect(made, 'kept again').toHaveLength(before)
    pass(60_000)
    as(text('fifth'))
    expect(await ask('venue=1')).toBe('fifth')
  })

  test('an answer that was begun before the node heard again is not kept', async () => {
    const { ask, as, lose, find } = alone(1e6)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    as(async () => {
      await held
      return new Response('old')
    })
    lose()
    const early = ask('venue=1')
    find()
    as(text('new'))
    expect(await ask('venue=1')).toBe('new')
    release()
    expect(await early).toBe('old')
    expect(await ask('venue=1')).toBe('new')
  })

  test('what was changed stays dropped: nobody is told what is known to be wrong', async () => {
    const { ask, as, change, pass } = alone(1e6)
    as(text('old'))
    await ask('venue=1')
    change({ venueId: 1, changed: ['hotel.outlets'] })
    as(away)
    expect(await ask('venue=1')).toBe('away')
    as(text('new'))
    await ask('venue=1')
    pass(60_000)
    let refuse = () => {}
    const held = new Promise<void>((resolve) => {
      refuse = resolve
    })
    as(async () => {
      await held
      return away()
    })
    const waiting = ask('venue=1')
    change({ venueId: 1, changed: ['hotel.outlets'] })
    refuse()
    expect(await waiting, 'changed while it was being made anew').toBe('away')
  })
})

test('an odd query is answered by the door, not from what is kept', async () => {
  const { kept, ask } = alone(1e6)
  for (const query of ['', 'venue=0', 'venue=01', 'venue=1&venue=2', 'venue[]=1', 'venue=1&venue[]=2', 'venue=1e0'])
    await ask(query)
  expect(kept.size.entries).toBe(0)
})
