import { expect, test } from 'vitest'
import { shortAmount } from './shortAmount.ts'

test('an amount on the axis of a plot is shortened to thousands (k) or millions (M)', () => {
  expect([0, 950, 2500, 250_000, 1_250_000].map(shortAmount)).toEqual(['0', '950', '2,5 k', '250 k', '1,25 M'])
})
