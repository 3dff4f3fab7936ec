import { afterEach, expect, test, vi } from 'vitest'
import { onTick } from './useTold.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('listeners of the clock share one timer, which stops when the last one unsubscribes', () => {
  vi.useFakeTimers()
  const [first, second] = [vi.fn(), vi.fn()]
  const unsubscribeFirst = onTick(first)
  const unsubscribeSecond = onTick(second)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(10_000)
  expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([2, 2])

  unsubscribeFirst()
  vi.advanceTimersByTime(5_000)
  expect([first, second].map((listener) => listener.mock.calls.length)).toEqual([2, 3])
  unsubscribeSecond()
  expect(vi.getTimerCount()).toBe(0)

  // A later subscription starts the timer again.
  const unsubscribe = onTick(first)
  vi.advanceTimersByTime(5_000)
  expect(first).toHaveBeenCalledTimes(3)
  unsubscribe()
})
