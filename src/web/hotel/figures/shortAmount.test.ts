import { expect, test } from 'vitest'
import { shortAmount } from './shortAmount.ts'

test('an amount beside a plot is short, whatever its size', () => {
  expect([0, 950, 2500, 250_000, 1_250_000].map(shortAmount)).toEqual(['0', '950', '2,5 k', '250 k', '1,25 M'])
})
