import { expect, test } from 'vitest'
import { dayName } from './days.ts'

test('a day is named as today, tomorrow, or by weekday and date', () => {
  const names = ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => dayName(day, '2026-11-15'))
  expect(names).toEqual(['Hoy', 'Mañana', 'Martes 17/11'])
})
