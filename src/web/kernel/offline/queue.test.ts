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

/** Of each bag the first; the answers are given by hand. */
const openMoves = () => {
  const answers: ((goOn: boolean) => void)[] = []
  const sent: string[] = []
  const queue = openQueue<Move>('move', ({ id }) => id, {
    sendable: (things) => things.filter(({ bag }, n) => things.findIndex((one) => one.bag === bag) === n),
    send: ({ id }) => {
      sent.push(id)
      return new Promise((resolve) => answers.push(resolve))
    },
  })
  queue.change(() => moves)
  const written = (id: string) => {
    queue.change((now) => now.filter((one) => one.id !== id))
    answers.shift()?.(true)
  }
  return { queue, sent, written, kept: () => answers.shift()?.(true), unanswered: () => answers.shift()?.(false) }
}
beforeEach(() => {
  // A device that keeps nothing.
  vi.stubGlobal('localStorage', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('one is sent at a time, whoever asks; what one has held back goes after it', async () => {
  const { queue, sent, written } = openMoves()
  const all = queue.sendAll()
  expect(queue.sendAll()).toBe(all)
  expect(sent).toEqual(['1'])
  written('1')
  await vi.waitFor(() => expect(sent).toEqual(['1', '2']))
  written('2')
  await vi.waitFor(() => expect(sent).toEqual(['1', '2', '3']))
  written('3')
  await all
  expect(queue.things()).toEqual([])
})

test('what still waits after its answer is tried once in a run, and again in the next', async () => {
  const { queue, sent, kept } = openMoves()
  const all = queue.sendAll()
  kept()
  await vi.waitFor(() => expect(sent).toEqual(['1', '3']))
  kept()
  await all
  void queue.sendAll()
  expect(sent).toEqual(['1', '3', '1'])
})

test('where nobody answers the others are not tried, and stay', async () => {
  const { queue, sent, unanswered } = openMoves()
  const all = queue.sendAll()
  unanswered()
  await all
  expect(sent).toEqual(['1'])
  expect(queue.things()).toEqual(moves)
})

test('nobody waits longer than five seconds for an answer', async () => {
  vi.useFakeTimers()
  const { queue } = openMoves()
  const waited = vi.fn()
  void queue.sendNow().then(waited)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(waited).toHaveBeenCalled()
})
