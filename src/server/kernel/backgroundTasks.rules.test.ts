import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBackgroundTasks } from './backgroundTasks.ts'
import { openFailureLog } from './failureLog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const lines: { errand: string; failures: number; err: { message: string } }[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { backgroundTasks: openBackgroundTasks(openFailureLog(log)), lines }
}

test('a background task that throws or rejects is logged with its name and counted, and the error goes no further', async () => {
  const { backgroundTasks, lines } = open()
  await backgroundTasks.run('one', () => Promise.reject(new Error('rejected')))
  await backgroundTasks.run('two', () => {
    throw new Error('thrown')
  })
  await backgroundTasks.run('three', async () => 'done')
  backgroundTasks.failed('four', new Error('from elsewhere'))
  expect(lines.map(({ errand, failures, err }) => [errand, failures, err.message])).toEqual([
    ['one', 1, 'rejected'],
    ['two', 1, 'thrown'],
    ['four', 1, 'from elsewhere'],
  ])
  expect([...backgroundTasks.failures.keys()]).toEqual(['one', 'two', 'four'])
})

test('a repeated task runs again at once while there is more to do, otherwise after a pause, also after a failure', async () => {
  const { backgroundTasks, lines } = open()
  const work = vi.fn(async () => false)
  work.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  work.mockRejectedValueOnce(new Error('for once'))
  backgroundTasks.repeat('often', 2_000, work)
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work).toHaveBeenCalledTimes(4)
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(work).toHaveBeenCalledTimes(6)
})

test('the first rounds of several tasks begin one after the other', async () => {
  const { backgroundTasks } = open()
  const work = [1, 2, 3].map(() => vi.fn(async () => false))
  const ends = work.map((one, n) => backgroundTasks.repeat(`task ${n}`, 60_000, one))
  await vi.advanceTimersByTimeAsync(0)
  expect(work.map((one) => one.mock.calls.length)).toEqual([1, 0, 0])
  await vi.advanceTimersByTimeAsync(150)
  await ends[2]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work.map((one) => one.mock.calls.length)).toEqual([1, 1, 0])
})

test('stopping a repeated task waits for the current round and starts no other', async () => {
  const { backgroundTasks } = open()
  let finish: (more: boolean) => void = () => {}
  const work = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)))
  const end = backgroundTasks.repeat('long', 2_000, work)
  await vi.advanceTimersByTimeAsync(0)
  const ended = vi.fn()
  const ending = end().then(ended)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ended).not.toHaveBeenCalled()
  finish(true)
  await ending
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
