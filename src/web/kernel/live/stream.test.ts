import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LiveEvent, openReconnectingStream, reconnectDelay } from './stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream with scripted connections: each can send events, break or stay silent. */
const server = () => {
  const connections: { send: (event: LiveEvent) => void; cut: () => void; open: boolean }[] = []
  const events: string[] = []
  const losses: number[] = []
  const stream = openReconnectingStream({
    connect(onEvent, onLost) {
      const connection = { send: onEvent, cut: onLost, open: true }
      connections.push(connection)
      return {
        close() {
          connection.open = false
        },
      }
    },
    onEvent: ({ event, data }) => void events.push(`${event} ${data}`),
    onConnectionLost: (attempt) => void losses.push(attempt),
    random: () => 1,
  })
  const last = () => connections[connections.length - 1] ?? expect.fail('no connection')
  return { connections, events, losses, stream, last }
}

test('the reconnect delay starts between 0.5 and 1 s, doubles, and never exceeds 8 s', () => {
  expect([reconnectDelay(1, 0), reconnectDelay(1, 1)]).toEqual([500, 1000])
  expect([reconnectDelay(2, 0), reconnectDelay(3, 1)]).toEqual([1000, 4000])
  expect(reconnectDelay(500, 1)).toBe(8000)
})

test('a broken connection is opened again after the delay, and a hello resets the count of attempts', () => {
  const { connections, last, losses } = server()
  last().cut()
  expect(connections).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  expect(connections).toHaveLength(2)
  last().cut()
  vi.advanceTimersByTime(2000)
  last().send({ event: 'hello', data: 'b1', streamPosition: '1' })
  last().cut()
  expect(losses).toEqual([1, 2, 1])
})

test('a connection without events for 40 s counts as broken; a heartbeat every 15 s keeps it', () => {
  const { connections, last } = server()
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(15_000)
    last().send({ event: 'beat', data: '', streamPosition: '1' })
  }
  expect(connections).toHaveLength(1)
  vi.advanceTimersByTime(41_000)
  expect(connections).toHaveLength(2)
  expect(connections[0]?.open).toBe(false)
})

test('events of a replaced connection are ignored', () => {
  const { connections, last, events, losses } = server()
  last().cut()
  vi.advanceTimersByTime(1000)
  connections[0]?.send({ event: 'changed', data: 'club.posts', streamPosition: '1' })
  connections[0]?.cut()
  expect(events).toEqual([])
  expect(losses).toEqual([1])
})

test('hurry skips the delay, and leaves a working connection alone', () => {
  const { connections, last, stream } = server()
  last().cut()
  stream.hurry()
  expect(connections).toHaveLength(2)
  stream.hurry()
  expect(connections).toHaveLength(2)
  stream.stop()
  vi.advanceTimersByTime(100_000)
  expect(connections).toHaveLength(2)
})
