import { expect, test } from 'vitest'
import { readPrice } from './prices.rules.ts'

test('a price is read with decimal comma or point, thousands separators and a dollar sign, and other texts are null', () => {
  const texts = ['1250', '1250,5', '1.250,50', '1,250.50', '$ 1.250', '0', '12.5', '1.2.3', '-1', '', '1e3', '12,345,6']
  const cents = [125_000, 125_050, 125_050, 125_050, 125_000, 0, 1250, null, null, null, null, null]
  expect(texts.map(readPrice)).toEqual(cents)
})
