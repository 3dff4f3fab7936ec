import type { CDPSession, Page } from '@playwright/test'
import { openNetwork } from './network.ts'
import { signIn } from './people.ts'
import { expect, inLongRuns, test } from './venue.ts'

/**
 * Rounds, and turns of a round while online and while offline. A turn writes four posts, so that there are 100,000 events. The
 * rounds until `warm` load other boards and compiled code, so they do not count.
 */
const { rounds, warm, onlineTurns, offlineTurns } = { rounds: 20, warm: 5, onlineTurns: 625, offlineTurns: 625 }

/**
 * Heap size, DOM nodes outside the document, and event listeners of the page after garbage collection. The nodes inside the
 * document are subtracted: their number depends on which page of the board is visible.
 */
const measureHeap = async (tv: Page, session: CDPSession) => {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const attached = await tv.evaluate(() => {
    const walker = document.createTreeWalker(document)
    let count = 1
    while (walker.nextNode()) count++
    return count
  })
  return { usedSize, detachedNodes: nodes - attached, jsEventListeners }
}

/** API calls of an admin without a page, so that only the television reads. */
const handsOf = async (page: Page, address: string) => {
  const cookies = await page.context().cookies()
  const headers = {
    origin: address,
    'content-type': 'application/json',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  return async (path: string, input: object) => {
    const answer = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(input) })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
}

type Hands = Awaited<ReturnType<typeof handsOf>>

/** A post that is updated repeatedly. */
const openPost = async (write: Hands, kind: 'winner' | 'news') => {
  const words = { kind, description: 'Se escribe una y otra vez.', photoId: null }
  let post = await write('club/posts/create', { id: crypto.randomUUID(), title: 'Vuelta 0', ...words })
  return {
    async write(title: string) {
      post = await write('club/posts/update', { id: post.id, version: post.version, title, ...words })
    },
  }
}

test(
  'tv endurance: a television shows the right content with a stable heap after many events, disconnects and a new build',
  inLongRuns,
  async ({ venue, baseURL }) => {
    test.setTimeout(3_600_000)
    const write = await handsOf(await venue.browserOf('Ana'), baseURL ?? '')
    const network = await openNetwork(baseURL ?? '')
    const tv = await venue.visitor({
      viewport: { width: 640, height: 360 },
      reducedMotion: 'reduce',
      baseURL: network.address,
    })
    await signIn(tv, venue.accountOf('Pantalla'))
    await tv.goto('/screen-winners')
    let loads = 0
    tv.on('load', () => loads++)
    const session = await tv.context().newCDPSession(tv)
    const post = await openPost(write, 'winner')
    const others = await Promise.all([1, 2, 3].map(() => openPost(write, 'news')))
    // On the visible page of the board or on the next one, which is already mounted.
    const shown = (title: string) => tv.getByText(title, { exact: true })
    const sees = (title: string) => expect(shown(title).first(), title).toBeAttached()

    const writeTurns = async (title: string, turns: number) => {
      for (let n = 1; n <= turns; n++) await Promise.all([post, ...others].map((one) => one.write(`${title}.${n}`)))
    }

    let before = await measureHeap(tv, session)
    for (let round = 1; round <= rounds; round++) {
      await writeTurns(`Vuelta ${round}`, onlineTurns)
      await sees(`Vuelta ${round}.${onlineTurns}`)
      // Posts written while offline or reconnecting appear afterwards.
      await Promise.all([network.cut(), writeTurns(`Corte ${round}`, offlineTurns)])
      await sees(`Corte ${round}.${offlineTurns}`)
      await expect(tv.getByText('En línea')).toBeVisible()
      if (round === warm) before = await measureHeap(tv, session)
    }
    const after = await measureHeap(tv, session)
    const compared = JSON.stringify({ before, after })
    expect(after.usedSize / before.usedSize, compared).toBeLessThan(1.1)
    // A leak of one node or listener per event would add 75,000. React keeps some nodes of the previous render.
    expect(after.detachedNodes, compared).toBeLessThan(before.detachedNodes + 50)
    expect(after.jsEventListeners, compared).toBeLessThan(before.jsEventListeners + 50)
    expect(loads).toBe(0)

    // A server with another build causes exactly one reload, although the build stays different.
    network.changeBuild()
    await network.cut()
    await expect.poll(() => loads).toBe(1)
    for (let n = 1; n <= 2; n++) {
      await network.cut()
      await post.write(`Otra versión ${n}`)
      await sees(`Otra versión ${n}`)
    }
    expect(loads).toBe(1)

    await network.close()
  },
)
