import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IncomingCall } from '../incomingCall.ts'
import type { Hub } from './hub.ts'
import { openLiveStreams } from './stream.ts'
import { openStreamFilters } from './streamFilters.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a stream sends heartbeats while the node receives notifications, and none while it does not', async () => {
  const hub = { isDisconnected: false, endings: 0, positionOf: () => 'm', add: () => () => {} }
  const live = openLiveStreams({
    hub: hub as unknown as Hub,
    filterOf: openStreamFilters(() => true),
    build: 'test',
  })
  const kernel = { configuration: { communityVenue: 1 } }
  const incoming = {
    kernel,
    productRegistry: { kinds: {} },
    address: '10.0.0.1',
    cookies: {},
  } as unknown as IncomingCall
  const { eventStream } = await live(incoming, {})
  const beats: string[] = []
  const response = new PassThrough({ encoding: 'utf8' })
  response.on('data', (text: string) => void (text.startsWith('event: beat') && beats.push(text)))
  eventStream?.writeTo(response)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(beats).toHaveLength(2)
  hub.isDisconnected = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(beats).toHaveLength(2)
  hub.isDisconnected = false
  await vi.advanceTimersByTimeAsync(15_000)
  expect(beats).toHaveLength(3)
})
