import { expect, test } from 'vitest'
import { lateAfter, ringFor } from './ringing.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()

test('a pending order rings normally, and louder once it has waited for three minutes', () => {
  expect(ringFor({ orders: [ago(0)], alerts: 0 }, now)).toBe('order')
  expect(ringFor({ orders: [ago(lateAfter - 1)], alerts: 0 }, now)).toBe('order')
  expect(ringFor({ orders: [ago(0), ago(lateAfter)], alerts: 0 }, now)).toBe('late')
  expect(ringFor({ orders: [], alerts: 0 }, now)).toBe(null)
})

test('an alert rings softly, unless a pending order rings', () => {
  expect(ringFor({ orders: [], alerts: 2 }, now)).toBe('soft')
  expect(ringFor({ orders: [ago(1000)], alerts: 2 }, now)).toBe('order')
})
