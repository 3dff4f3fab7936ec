import { expect, test } from 'vitest'
import { openBodyIntake } from './intake.ts'

const limits = { total: 1000, deadline: 60_000 }
const sizeLimit = 1000

/** A request whose body the test sends step by step. */
const openRequest = () => {
  let sending: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      sending = controller
    },
  })
  const reader = body.getReader()
  return {
    read: () => reader.read(),
    send: (bytes: number) => sending?.enqueue(new Uint8Array(bytes)),
    end: () => sending?.close(),
    disconnect: () => sending?.error(new Error('gone')),
  }
}
const completeRequest = (bytes: number) => {
  const request = openRequest()
  request.send(bytes)
  request.end()
  return request
}

test('the bytes of a body count until it is released', async () => {
  const intake = openBodyIntake(limits)
  const first = await intake.read(completeRequest(300), sizeLimit)
  const second = await intake.read(completeRequest(500), sizeLimit)
  expect(intake.held).toBe(800)
  expect(first.chunks.map(({ length }) => length)).toEqual([300])
  first.release()
  first.release()
  expect(intake.held).toBe(500)
  second.release()
  expect(intake.held).toBe(0)
})

test('a body that exceeds the size limit of its endpoint is refused with 413, and its bytes no longer count', async () => {
  const intake = openBodyIntake(limits)
  const request = openRequest()
  const reading = intake.read(request, 400)
  request.send(100)
  request.send(301)
  await expect(reading).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 })
  expect(intake.held).toBe(0)
})

test('a body that has not arrived by the deadline is refused with 408, and its bytes no longer count', async () => {
  const intake = openBodyIntake({ ...limits, deadline: 100 })
  const request = openRequest()
  request.send(1)
  await expect(intake.read(request, sizeLimit)).rejects.toMatchObject({ code: 'TIMEOUT', status: 408 })
  expect(intake.held).toBe(0)
})

test('when the total is reached the body that has been arriving for the longest time is refused with 503', async () => {
  const intake = openBodyIntake(limits)
  const [stalled, younger] = [openRequest(), openRequest()]
  const oldest = expect(intake.read(stalled, sizeLimit)).rejects.toMatchObject({ status: 503 })
  const second = intake.read(younger, sizeLimit)
  stalled.send(500)
  younger.send(400)
  await expect.poll(() => intake.held).toBe(900)
  const third = await intake.read(completeRequest(300), sizeLimit)
  await oldest
  expect(intake.held).toBe(700)
  younger.end()
  for (const body of [await second, third]) body.release()
  expect(intake.held).toBe(0)
})

test('a body waits while complete bodies use up the total', async () => {
  const intake = openBodyIntake(limits)
  const received = await intake.read(completeRequest(900), sizeLimit)
  const waiting = intake.read(completeRequest(200), sizeLimit)
  expect(await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).toBe('waits')
  received.release()
  ;(await waiting).release()
  expect(intake.held).toBe(0)
})

test('the bytes of a body that is refused while it waits for the total do not count', async () => {
  const intake = openBodyIntake({ ...limits, deadline: 100 })
  const received = await intake.read(completeRequest(900), sizeLimit)
  await expect(intake.read(completeRequest(200), sizeLimit)).rejects.toMatchObject({ status: 408 })
  received.release()
  await new Promise(setImmediate)
  expect(intake.held).toBe(0)
})

test('the bytes of a client that disconnects no longer count', async () => {
  const intake = openBodyIntake(limits)
  const request = openRequest()
  const reading = expect(intake.read(request, sizeLimit)).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' })
  request.send(10)
  await expect.poll(() => intake.held).toBe(10)
  request.disconnect()
  await reading
  expect(intake.held).toBe(0)
})
