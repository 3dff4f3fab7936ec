import { expect, test } from 'vitest'
import { clockText, dayText, momentText } from './moments.ts'

test('a moment is formatted as day/month/year hour:minute in the given time zone', () => {
  expect(momentText('2026-11-16T02:05:00Z', 'America/Argentina/Buenos_Aires')).toBe('15/11/2026 23:05')
  expect(momentText('2026-11-15T03:00:00Z', 'America/Argentina/Buenos_Aires')).toBe('15/11/2026 00:00')
  expect(momentText('2026-11-15T03:00:00Z', 'Pacific/Auckland')).toBe('15/11/2026 16:00')
})

test('midnight is formatted as 00:00', () => {
  expect(clockText('2026-11-15T03:00:00Z', 'America/Argentina/Buenos_Aires')).toBe('00:00')
})

test('a calendar day is formatted without a time zone', () => {
  expect(dayText('2020-12-31')).toBe('31/12/2020')
})
