import { expect, test } from 'vitest'
import { openBudgets } from './budgets.ts'

const rate = { calls: 3, seconds: 60 }

test('a budget is used up by its calls and refills evenly; each key has its own', () => {
  const budgets = openBudgets()
  const take = (at: number, key = 'ana') => budgets.take(key, rate, at)
  expect([take(0), take(0), take(0)]).toEqual([0, 0, 0])
  expect([take(0), take(5_000)]).toEqual([20_000, 15_000])
  expect(take(0, 'eva')).toBe(0)
  expect([take(20_000), take(20_000)]).toEqual([0, 20_000])
  // A budget that nobody uses does not grow beyond its three calls.
  expect(Array.from({ length: 4 }, () => take(1_000_000)).filter((wait) => wait === 0)).toHaveLength(3)
})

test('only the most recently used budgets are kept', () => {
  const budgets = openBudgets()
  for (let n = 0; n < 3; n++) budgets.take('first', rate, 0)
  expect(budgets.take('first', rate, 0)).toBeGreaterThan(0)
  for (let n = 0; n < 20_000; n++) budgets.take(`other ${n}`, rate, 0)
  expect(budgets.take('first', rate, 0)).toBe(0)
})
