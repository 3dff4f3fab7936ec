import { afterEach, expect, test, vi } from 'vitest'
import { onTick } from './useTold.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('listeners of the clock share one timer, which stops when the last one unsubscribes', () => {
  vi.useFakeTimers()
  const [first, second] = [vi.fn(), vi.fn()]
  const forgetFirst = onTick(first)
  const forgetSecond = onTick(second)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect([first, second].map((told) => told.mock.calls.length)).toEqual([2, 2])

  forgetFirst()
  vi.advanceTimersByTime(5_000)
  expect([first, second].map((told) => told.mock.calls.length)).toEqual([2, 3])
  forgetSecond()
  expect(vi.getTimerCount()).toBe(0)

  // Whoever comes after that is called again.
  const forget = onTick(first)
  vi.advanceTimersByTime(5_000)
  expect(first).toHaveBeenCalledTimes(3)
  forget()
})
