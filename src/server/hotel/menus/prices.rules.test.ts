import { expect, test } from 'vitest'
import { readPrice } from './prices.rules.ts'

test('prices are read as people write them', () => {
  const read = ['1250', '1250,5', '1.250,50', '1,250.50', '$ 1.250', '0', '12.5', '1.2.3', '-1', '', '1e3', '12,345,6']
  const cents = [125_000, 125_050, 125_050, 125_050, 125_000, 0, 1250, null, null, null, null, null]
  expect(read.map(readPrice)).toEqual(cents)
})
