import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const browser = new AbortController()
  const onEnd = vi.fn()
  const events = openEventStream(browser.signal, onEnd)
  let id = 0
  const say = (...names: string[]) => {
    for (const data of names) events.send({ event: 'changed', id: `${++id}`, data })
  }
  const reader = () => events.body.pipeThrough(new TextDecoderStream()).getReader()
  return { browser, onEnd, events, say, reader }
}
const rest = async (reader: ReadableStreamDefaultReader<string>) => {
  let text = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) text += chunk.value
  return [...text.matchAll(/id: (\d+)\ndata: (.*)\n/g)].map(([, id, data]) => `${id} ${data}`)
}

test('a stream ends once, however it ends; later calls of send and close have no effect', async () => {
  const endings: ((stream: ReturnType<typeof open>) => unknown)[] = [
    ({ browser }) => browser.abort(),
    ({ events }) => events.close(),
    ({ events }) => events.body.cancel(),
  ]
  for (const first of endings) {
    for (const second of endings) {
      const stream = open()
      stream.say('club.posts')
      await first(stream)
      expect(stream.onEnd).toHaveBeenCalledTimes(1)
      await second(stream)
      stream.say('club.posts', 'club.bags')
      stream.events.close()
      expect(stream.onEnd).toHaveBeenCalledTimes(1)
    }
  }
})

test('unread events are buffered once per event and data, in the order of the last time they were sent', async () => {
  const { events, say, reader } = open()
  for (let n = 0; n < 10_000; n++) say('club.posts', 'club.bags')
  say('club.people', 'club.posts')
  events.close()
  expect(await rest(reader())).toEqual(['20000 club.bags', '20001 club.people', '20002 club.posts'])
})

test('an event that was read is delivered again when it is sent again', async () => {
  const { events, say, reader } = open()
  const reading = rest(reader())
  say('club.posts')
  await vi.advanceTimersByTimeAsync(10)
  say('club.posts')
  await vi.advanceTimersByTimeAsync(10)
  events.close()
  expect(await reading).toEqual(['1 club.posts', '2 club.posts'])
})

test('a stream that nobody reads is closed within a minute of heartbeats; a stream that is read stays open', async () => {
  const [dead, read] = [open(), open()]
  const reading = rest(read.reader())
  for (let beats = 0; beats < 4; beats++) {
    dead.say('beat')
    read.say('beat')
    await vi.advanceTimersByTimeAsync(15_000)
  }
  expect(dead.onEnd).toHaveBeenCalledTimes(1)
  expect(read.onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_600_000)
  read.say('club.posts')
  read.events.close()
  expect((await reading).at(-1)).toBe('5 club.posts')
})
