import { expect, test } from 'vitest'
import { priceIn, priceInForm } from './prices.ts'

test.each([
  ['', null],
  ['  ', null],
  ['1250', 125000],
  ['1250,5', 125050],
  ['1250.50', 125050],
  ['1.250,50', 125050],
  ['1,250.50', 125050],
  ['$ 1.250', 125000],
  ['0', 0],
  ['12,345', 1234500],
  ['-3', undefined],
  ['doce', undefined],
  ['1.2.3', undefined],
  ['1250,505', undefined],
  ['9999999999999', undefined],
])('a price is parsed in Spanish and English notation, as hundredths: %j', (written, amount) => {
  expect(priceIn(written)).toBe(amount)
})

test('a formatted price is parsed back to the same amount', () => {
  for (const amount of [0, 5, 100, 125050, 99_999_999_999]) expect(priceIn(priceInForm(amount))).toBe(amount)
})
