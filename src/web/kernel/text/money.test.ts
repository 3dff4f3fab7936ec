import { expect, test } from 'vitest'
import { moneyText } from './money.ts'

test('amounts are grouped by thousands, and hundredths are shown only if they are not zero', () => {
  expect(moneyText(980_000, 'ARS')).toBe('$\u00a09.800')
  expect(moneyText(125_050, 'ARS')).toBe('$\u00a01.250,50')
  expect(moneyText(5, 'EUR')).toBe('€\u00a00,05')
  expect(moneyText(123_456_789_00, 'BRL')).toBe('R$\u00a0123.456.789')
})

test('in other languages amounts use that language’s separators, and pesos show the currency code instead of an ambiguous "$"', () => {
  expect(moneyText(125_050, 'ARS', 'english')).toBe('ARS\u00a01,250.50')
  expect(moneyText(980_000, 'UYU', 'portuguese')).toBe('UYU\u00a09.800')
  expect(moneyText(980_000, 'ARS', 'french')).toBe('ARS\u00a09\u00a0800')
  expect(moneyText(125_050, 'USD', 'english')).toBe('US$\u00a01,250.50')
  expect(moneyText(125_050, 'BRL', 'portuguese')).toBe('R$\u00a01.250,50')
})
