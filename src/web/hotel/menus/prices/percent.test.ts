import { expect, test } from 'vitest'
import { changedBy, percentIn } from './percent.ts'

test.each([
  ['up', '10', 1000],
  ['down', '10', -1000],
  ['up', '12,5 %', 1250],
  ['up', '1000', 100_000],
  ['up', '1001', null],
  ['down', '100', null],
  ['up', '0', null],
  ['up', '', null],
  ['up', '-5', null],
  ['up', 'diez', null],
] as const)(
  'a percentage is parsed with comma and % sign, and is null outside of its limits: %s %j',
  (direction, percent, hundredths) => {
    expect(percentIn({ direction, percent, rounding: '0' })).toBe(hundredths)
  },
)

test.each([
  [1250_00, 10, 0, 1375_00],
  [99_99, 10, 0, 109_99],
  [1250_00, -10, 0, 1125_00],
  [1250_00, 10, 10, 1380_00],
  [1250_00, 10, 50, 1400_00],
  [1250_00, 10, 100, 1400_00],
  [1250_00, -50, 100, 600_00],
  [40_00, 10, 100, 100_00],
  [0, 10, 100, 0],
  [99_999_999_999, 10, 100, 99_999_999_999],
])(
  'a price of %d hundredths, changed by %d percent and rounded to %d units, becomes %d hundredths',
  (price, percent, rounding, next) => {
    expect(changedBy(price, percent * 100, rounding)).toBe(next)
  },
)
