import { afterEach, expect, test } from 'vitest'
import { hearServerTime, serverNow } from './serverTime.ts'

const hour = 3600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toUTCString()
const off = () => Math.round((serverNow() - Date.now()) / hour)

afterEach(() => hearServerTime(ago(0)))

test('a device whose clock is wrong by hours uses the server’s time', () => {
  hearServerTime(ago(2 * hour))
  expect(off()).toBe(-2)
  hearServerTime(ago(-5 * hour))
  expect(off()).toBe(5)
})

test('a slow response, or one without a Date header, does not change the offset', () => {
  hearServerTime(ago(20_000))
  expect(serverNow()).toBe(Date.now())
  hearServerTime(ago(2 * hour))
  hearServerTime(null)
  expect(off()).toBe(-2)
})
