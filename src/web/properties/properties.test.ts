import { expect, test } from 'vitest'
import { countFields } from '#contract/properties/listings.limits.ts'
import { countedText, countedWord, metersText } from './properties.text.ts'

test('a counted noun is singular for 1 and plural for any other number', () => {
  for (const field of countFields) {
    expect(countedWord(field, 1)).not.toBe(countedWord(field, 2))
    expect(countedWord(field, 2)).toBe(countedWord(field, 11))
  }
  expect(countedText('ambientes', 1)).toBe('1 ambiente')
  expect(countedText('bathrooms', 2)).toBe('2 baños')
  expect(['car', 'baulera', 'office', 'kitchen'].map((field) => countedText(field as 'car', 1))).toEqual([
    '1 cochera',
    '1 baulera',
    '1 oficina',
    '1 cocina',
  ])
  expect(metersText(1200)).toBe('1.200 m²')
})
