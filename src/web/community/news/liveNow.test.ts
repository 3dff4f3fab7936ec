import { expect, test } from 'vitest'
import { isInLiveWindow, isIos } from './liveNow.ts'

const sunday = { day: 0, from: 10, to: 12 }
const zone = 'America/Argentina/Buenos_Aires'

test('the live window is open on Sunday from 10:00 to 12:59 in the venue’s time zone, and at no other time', () => {
  const at = (utc: string) => isInLiveWindow(sunday, zone, new Date(utc))
  expect([at('2026-11-15T12:59:59Z'), at('2026-11-15T13:00:00Z')]).toEqual([false, true])
  expect([at('2026-11-15T15:59:59Z'), at('2026-11-15T16:00:00Z')]).toEqual([true, false])
  expect(at('2026-11-16T13:00:00Z')).toBe(false)
  expect(isInLiveWindow(sunday, 'Asia/Tokyo', new Date('2026-11-15T01:00:00Z'))).toBe(true)
})

test('iPhones and iPads are distinguished from all other devices', () => {
  const is = (userAgent: string, maxTouchPoints = 5) => isIos({ userAgent, maxTouchPoints })
  expect(is('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(true)
  expect([is('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'), is('Mozilla/5.0 (Macintosh)', 0)]).toEqual([
    true,
    false,
  ])
  expect(is('Mozilla/5.0 (Linux; Android 15)')).toBe(false)
})
