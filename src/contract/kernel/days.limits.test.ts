import { expect, test } from 'vitest'
import { daysAfter } from './days.limits.ts'

test('days are counted as on a calendar, over the ends of months and years, forwards and back', () => {
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysAfter('2026-07-09', 0)).toBe('2026-07-09')
})
