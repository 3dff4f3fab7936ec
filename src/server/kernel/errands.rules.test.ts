import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openErrands } from './errands.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const lines: { errand: string; failures: number; err: { message: string } }[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { errands: openErrands(log), lines }
}

test('an errand that throws or is rejected is logged with its name and counted, and nobody else hears of it', async () => {
  const { errands, lines } = open()
  await errands.run('one', () => Promise.reject(new Error('rejected')))
  await errands.run('two', () => {
    throw new Error('thrown')
  })
  await errands.run('three', async () => 'done')
  errands.failed('four', new Error('from elsewhere'))
  expect(lines.map(({ errand, failures, err }) => [errand, failures, err.message])).toEqual([
    ['one', 1, 'rejected'],
    ['two', 2, 'thrown'],
    ['four', 3, 'from elsewhere'],
  ])
  expect(errands.failures).toBe(3)
})

test('a repeated errand goes on at once while there is more, after a pause otherwise, and after a failure as well', async () => {
  const { errands, lines } = open()
  const work = vi.fn(async () => false)
  work.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  work.mockRejectedValueOnce(new Error('for once'))
  errands.repeat('often', 2_000, work)
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work).toHaveBeenCalledTimes(4)
  expect(lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(work).toHaveBeenCalledTimes(6)
})

test('ending a repeated errand waits for what is under way and begins nothing new', async () => {
  const { errands } = open()
  let finish: (more: boolean) => void = () => {}
  const work = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)))
  const end = errands.repeat('long', 2_000, work)
  const ended = vi.fn()
  const ending = end().then(ended)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ended).not.toHaveBeenCalled()
  finish(true)
  await ending
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
