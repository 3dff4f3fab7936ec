import { expect, test } from 'vitest'
import { movementsAt } from './movements.limits.ts'

test('an address that names a day which no calendar has asks for no day', () => {
  const asked = (from: string) => movementsAt(new URLSearchParams({ from }))
  expect(asked('2024-02-29')).toEqual({ from: '2024-02-29' })
  for (const day of ['2026-02-29', '2026-02-31', '2026-13-01', '1726-01-01', 'ayer', '']) expect(asked(day)).toEqual({})
})
