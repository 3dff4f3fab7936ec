import { expect, test } from 'vitest'
import { daysAfter } from './days.limits.ts'

test('adding days crosses the ends of months and years, forwards and backwards', () => {
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysAfter('2026-07-09', 0)).toBe('2026-07-09')
})
