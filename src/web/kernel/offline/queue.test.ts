import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openQueue } from './queue.ts'

interface Move {
  id: string
  bag: string
}
const moves: Move[] = [
  { id: '1', bag: 'a' },
  { id: '2', bag: 'a' },
  { id: '3', bag: 'b' },
]

/** A queue that sends only the first move of each bag; the test resolves each send. */
const openMoves = () => {
  const pending: ((goOn: boolean) => void)[] = []
  const sent: string[] = []
  const queue = openQueue<Move>('move', ({ id }) => id, {
    sendable: (moves) => moves.filter(({ bag }, n) => moves.findIndex((move) => move.bag === bag) === n),
    send: ({ id }) => {
      sent.push(id)
      return new Promise((resolve) => pending.push(resolve))
    },
  })
  queue.change(() => moves)
  const succeed = (id: string) => {
    queue.change((now) => now.filter((move) => move.id !== id))
    pending.shift()?.(true)
  }
  return { queue, sent, succeed, stay: () => pending.shift()?.(true), fail: () => pending.shift()?.(false) }
}
beforeEach(() => {
  // A device without storage.
  vi.stubGlobal('localStorage', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('items are sent one at a time, concurrent calls share a run, and an item that became sendable follows in the same run', async () => {
  const { queue, sent, succeed } = openMoves()
  const all = queue.sendAll()
  expect(queue.sendAll()).toBe(all)
  expect(sent).toEqual(['1'])
  succeed('1')
  await vi.waitFor(() => expect(sent).toEqual(['1', '2']))
  succeed('2')
  await vi.waitFor(() => expect(sent).toEqual(['1', '2', '3']))
  succeed('3')
  await all
  expect(queue.things()).toEqual([])
})

test('an item that stays in the queue after its response is sent once per run, and again in the next run', async () => {
  const { queue, sent, stay } = openMoves()
  const all = queue.sendAll()
  stay()
  await vi.waitFor(() => expect(sent).toEqual(['1', '3']))
  stay()
  await all
  void queue.sendAll()
  expect(sent).toEqual(['1', '3', '1'])
})

test('if a send gets no response, the run ends and all items stay in the queue', async () => {
  const { queue, sent, fail } = openMoves()
  const all = queue.sendAll()
  fail()
  await all
  expect(sent).toEqual(['1'])
  expect(queue.things()).toEqual(moves)
})

test('sendNow resolves after five seconds even without a response', async () => {
  vi.useFakeTimers()
  const { queue } = openMoves()
  const resolved = vi.fn()
  void queue.sendNow().then(resolved)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(resolved).toHaveBeenCalled()
})
