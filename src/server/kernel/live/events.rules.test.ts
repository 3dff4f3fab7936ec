import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventBatch, openEventStream } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream with a response that takes one event until the browser reads. */
const open = () => {
  const response = new PassThrough({ encoding: 'utf8', highWaterMark: 1 })
  const onEnd = vi.fn()
  const events = openEventStream(onEnd)
  events.writeTo(response)
  let id = 0
  const say = (...names: string[]) => {
    for (const data of names) events.send(eventBatch(`${++id}`, { event: 'changed', data }))
  }
  let text = ''
  return {
    response,
    onEnd,
    events,
    say,
    read: () => void response.on('data', (chunk: string) => (text += chunk)),
    received: () => [...text.matchAll(/id: (\w+)\ndata: (.*)\n/g)].map(([, id, data]) => `${id} ${data}`),
  }
}
/** Lets the response deliver what was written to it. */
const delivered = () => vi.advanceTimersByTimeAsync(10)

test('a stream ends once, however it ends; later calls of send and close have no effect', async () => {
  const endings: ((stream: ReturnType<typeof open>) => unknown)[] = [
    ({ response }) => response.destroy(),
    ({ events }) => events.close(),
    ({ response }) => response.emit('error', new Error('write after end')),
  ]
  for (const first of endings) {
    for (const second of endings) {
      const stream = open()
      stream.say('club.posts')
      first(stream)
      await delivered()
      expect(stream.onEnd).toHaveBeenCalledTimes(1)
      second(stream)
      stream.say('club.posts', 'club.bags')
      stream.events.close()
      await delivered()
      expect(stream.onEnd).toHaveBeenCalledTimes(1)
    }
  }
})

test('a stream whose browser has disconnected before the response, and one that the server closes before it, end', async () => {
  const [gone, closed] = [vi.fn(), vi.fn()]
  const response = new PassThrough()
  response.destroy()
  openEventStream(gone).writeTo(response)
  expect(gone).toHaveBeenCalledTimes(1)
  const events = openEventStream(closed)
  events.send(eventBatch('1', { event: 'hello', data: '' }))
  events.close()
  const open = new PassThrough({ encoding: 'utf8' })
  events.writeTo(open)
  expect(await open.toArray()).toEqual(['event: hello\nid: 1\ndata: \n\n'])
  expect(closed).toHaveBeenCalledTimes(1)
})

test('unread events are buffered once per event and data, in the order of the last time they were sent', async () => {
  const { events, say, read, received } = open()
  say('club.menus')
  for (let n = 0; n < 10_000; n++) say('club.posts', 'club.bags')
  say('club.people', 'club.posts')
  events.close()
  read()
  await delivered()
  expect(received()).toEqual(['1 club.menus', '20001 club.bags', '20002 club.people', '20003 club.posts'])
})

test('events of one announcement are written at once, and buffered one by one', async () => {
  const { events, response, say, read, received } = open()
  const write = vi.spyOn(response, 'write')
  const changed = (...names: string[]) => names.map((data) => ({ event: 'changed', data }))
  events.send(eventBatch('a', ...changed('club.posts', 'club.bags')))
  expect(write).toHaveBeenCalledTimes(1)
  events.send(eventBatch('b', ...changed('club.posts', 'club.people')))
  say('club.posts')
  read()
  await delivered()
  expect(received()).toEqual(['a club.posts', 'a club.bags', 'b club.people', '1 club.posts'])
})

test('an event that was read is delivered again when it is sent again', async () => {
  const { say, read, received } = open()
  read()
  say('club.posts')
  await delivered()
  say('club.posts')
  await delivered()
  expect(received()).toEqual(['1 club.posts', '2 club.posts'])
})

test('a stream that nobody reads is closed within a minute of heartbeats; a stream that is read stays open', async () => {
  const [dead, read] = [open(), open()]
  read.read()
  for (let beats = 0; beats < 4; beats++) {
    dead.say('beat')
    read.say('beat')
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(dead.onEnd).toHaveBeenCalledTimes(1)
  expect(dead.response.destroyed).toBe(true)
  expect(read.onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_600_000)
  read.say('club.posts')
  await delivered()
  expect(read.received().at(-1)).toBe('5 club.posts')
})
