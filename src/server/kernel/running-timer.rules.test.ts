import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startRunningTimer } from './running-timer.ts'
import { withTimeout } from './withTimeout.ts'

/** Stops this thread, timers included. */
const block = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('work that ends after the process was blocked for longer than its limit is not rejected', async () => {
  // Two timers in a row, as a response that takes two round trips.
  const work = delay(100).then(() => delay(100, 'done'))
  const limited = withTimeout(500, work)
  await delay(25)
  block(700)
  expect(await limited).toBe('done')
})

test('work that takes longer than its limit is rejected', async () => {
  await expect(withTimeout(100, new Promise(() => {}))).rejects.toThrow('took longer than 100 ms')
})

test('the time starts again with every progress', async () => {
  let progress = 0
  const work = vi.fn()
  const cancel = startRunningTimer(400, work, () => progress)
  for (; progress < 8; progress++) await delay(100)
  expect(work).not.toHaveBeenCalled()
  await expect.poll(() => work.mock.calls.length).toBe(1)
  cancel()
})

test('a timer that was cancelled does nothing', async () => {
  const work = vi.fn()
  startRunningTimer(20, work)()
  await delay(100)
  expect(work).not.toHaveBeenCalled()
})
