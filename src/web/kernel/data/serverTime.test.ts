import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNow, updateServerTime } from './serverTime.ts'

const hour = 3600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toUTCString()
const off = () => Math.round((serverNow() - Date.now()) / hour)

// The clock is stopped, because the tests read it twice and compare the two times.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  updateServerTime(ago(0))
  vi.useRealTimers()
})

test('a device whose clock is wrong by hours uses the server’s time', () => {
  updateServerTime(ago(2 * hour))
  expect(off()).toBe(-2)
  updateServerTime(ago(-5 * hour))
  expect(off()).toBe(5)
})

test('a slow response, or one without a Date header, does not change the offset', () => {
  updateServerTime(ago(20_000))
  expect(serverNow()).toBe(Date.now())
  updateServerTime(ago(2 * hour))
  updateServerTime(null)
  expect(off()).toBe(-2)
})
