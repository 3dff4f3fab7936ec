import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Heard, keepStream, reconnectDelay } from './stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream with scripted connections: each can send events, break or stay silent. */
const server = () => {
  const lines: { say: (heard: Heard) => void; cut: () => void; open: boolean }[] = []
  const heard: string[] = []
  const troubles: number[] = []
  const stream = keepStream({
    connect(onHeard, onLost) {
      const line = { say: onHeard, cut: onLost, open: true }
      lines.push(line)
      return {
        close() {
          line.open = false
        },
      }
    },
    onHeard: ({ event, data }) => void heard.push(`${event} ${data}`),
    onTrouble: (attempt) => void troubles.push(attempt),
    random: () => 1,
  })
  const last = () => lines[lines.length - 1] ?? expect.fail('no line')
  return { lines, heard, troubles, stream, last }
}

test('the reconnect delay starts between 0.5 and 1 s, doubles, and never exceeds 8 s', () => {
  expect([reconnectDelay(1, 0), reconnectDelay(1, 1)]).toEqual([500, 1000])
  expect([reconnectDelay(2, 0), reconnectDelay(3, 1)]).toEqual([1000, 4000])
  expect(reconnectDelay(500, 1)).toBe(8000)
})

test('a broken connection is opened again after the delay, and a hello resets the count of attempts', () => {
  const { lines, last, troubles } = server()
  last().cut()
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(lines).toHaveLength(2)
  last().cut()
  vi.advanceTimersByTime(2000)
  last().say({ event: 'hello', data: 'b1', mark: '1' })
  last().cut()
  expect(troubles).toEqual([1, 2, 1])
})

test('a connection without events for 40 s counts as broken; a heartbeat every 15 s keeps it', () => {
  const { lines, last } = server()
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(15_000)
    last().say({ event: 'beat', data: '', mark: '1' })
  }
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(41_000)
  expect(lines).toHaveLength(2)
  expect(lines[0]?.open).toBe(false)
})

test('events of a replaced connection are ignored', () => {
  const { lines, last, heard, troubles } = server()
  last().cut()
  vi.advanceTimersByTime(1000)
  lines[0]?.say({ event: 'changed', data: 'club.posts', mark: '1' })
  lines[0]?.cut()
  expect(heard).toEqual([])
  expect(troubles).toEqual([1])
})

test('hurry skips the delay, and leaves a working connection alone', () => {
  const { lines, last, stream } = server()
  last().cut()
  stream.hurry()
  expect(lines).toHaveLength(2)
  stream.hurry()
  expect(lines).toHaveLength(2)
  stream.stop()
  vi.advanceTimersByTime(100_000)
  expect(lines).toHaveLength(2)
})
