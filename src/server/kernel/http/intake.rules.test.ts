import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openIntake } from './intake.ts'

const terms = { room: 1000, waitAtMost: 400, patience: 10_000, deadline: 10_000 }
const expected = { ahead: 0, atMost: 1000 }

/** A request whose sender does as told. */
const sender = () => {
  const leaving = new AbortController()
  let asked = false
  let sending: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      sending = controller
    },
  })
  return {
    request: {
      get body() {
        asked = true
        return body
      },
      signal: leaving.signal,
    },
    send: (bytes: number) => sending?.enqueue(new Uint8Array(bytes)),
    end: () => sending?.close(),
    leave: () => {
      leaving.abort()
      sending?.error(new Error('gone'))
    },
    get asked() {
      return asked
    },
  }
}
const whole = (bytes: number) => {
  const one = sender()
  one.send(bytes)
  one.end()
  return one
}

test('bodies count from the byte that arrives to the answer that leaves', async () => {
  const intake = openIntake(terms)
  const one = await intake.read(whole(300).request, expected)
  const other = await intake.read(whole(500).request, expected)
  expect(intake.held).toBe(800)
  expect(one.chunks.map(({ length }) => length)).toEqual([300])
  one.leave()
  one.leave()
  expect(intake.held).toBe(500)
  other.leave()
  expect(intake.held).toBe(0)
})

test('a body that declares nothing, or lies, is cut where its endpoint ends', async () => {
  const intake = openIntake(terms)
  const liar = sender()
  const reading = intake.read(liar.request, { ahead: 100, atMost: 400 })
  liar.send(100)
  liar.send(301)
  await expect(reading).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 })
  expect(intake.held).toBe(0)
})

test('what does not fit waits in turn, unread, until somebody leaves', async () => {
  const intake = openIntake({ ...terms, waitAtMost: 60_000 })
  const first = await intake.read(whole(900).request, { ahead: 900, atMost: 1000 })
  const [large, small] = [whole(900), whole(100)]
  const second = intake.read(large.request, { ahead: 900, atMost: 1000 })
  const third = intake.read(small.request, { ahead: 100, atMost: 1000 })
  await delay(50)
  expect([large.asked, small.asked, intake.held], 'nobody overtakes').toEqual([false, false, 900])
  first.leave()
  for (const body of await Promise.all([second, third])) body.leave()
  expect(intake.held).toBe(0)
})

test('whoever waits too long for room is refused, and what it held is free again', async () => {
  const intake = openIntake(terms)
  const all = await intake.read(whole(900).request, expected)
  const late = sender()
  const reading = intake.read(late.request, expected)
  late.send(80)
  late.send(80)
  await expect(reading).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  expect(intake.held).toBe(900)
  all.leave()
})

test('a sender that leaves gives its room back, whether it was read or waited', async () => {
  const intake = openIntake({ ...terms, waitAtMost: 60_000 })
  const [reading, waiting, next] = [sender(), sender(), whole(700)]
  const first = intake.read(reading.request, { ahead: 600, atMost: 1000 })
  const second = intake.read(waiting.request, { ahead: 600, atMost: 1000 })
  const third = intake.read(next.request, { ahead: 700, atMost: 1000 })
  reading.send(10)
  waiting.leave()
  await expect(second).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
  expect(intake.held).toBe(600)
  reading.leave()
  await expect(first).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
  ;(await third).leave()
  expect(intake.held).toBe(0)
})

test('the slowest sender makes way for whoever waits; alone it may take its time', async () => {
  const intake = openIntake({ ...terms, waitAtMost: 60_000, patience: 100 })
  const [steady, stalled] = [sender(), sender()]
  const slow = intake.read(steady.request, { ahead: 500, atMost: 1000 })
  const slower = intake.read(stalled.request, { ahead: 500, atMost: 1000 })
  const refused = expect(slower).rejects.toMatchObject({ code: 'TIMEOUT', status: 408 })
  steady.send(200)
  stalled.send(1)
  await delay(300)
  expect(intake.held, 'nobody waited').toBe(1000)
  const third = await intake.read(whole(400).request, expected)
  await refused
  steady.end()
  ;(await slow).leave()
  third.leave()
  expect(intake.held).toBe(0)
})

test('nobody sends for ever, even alone', async () => {
  const intake = openIntake({ ...terms, deadline: 100 })
  const loris = sender()
  loris.send(1)
  await expect(intake.read(loris.request, expected)).rejects.toMatchObject({ code: 'TIMEOUT', status: 408 })
  expect(intake.held).toBe(0)
})
