import { expect, test } from 'vitest'
import { movementFilterFromQuery } from './movements.limits.ts'

test('a day that does not exist in the calendar is dropped from the movement filter of a URL', () => {
  const filterFrom = (from: string) => movementFilterFromQuery(new URLSearchParams({ from }))
  expect(filterFrom('2024-02-29')).toEqual({ from: '2024-02-29' })
  for (const day of ['2026-02-29', '2026-02-31', '2026-13-01', '1726-01-01', 'ayer', ''])
    expect(filterFrom(day)).toEqual({})
})
