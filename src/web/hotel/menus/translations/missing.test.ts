import { expect, test } from 'vitest'
import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { countMissing, isMissing, nextMissing } from './missing.ts'

const row = (part: Partial<TranslationRow>): TranslationRow => ({
  of: 'product.name',
  id: 'a',
  text: '',
  spanish: '',
  english: '',
  portuguese: '',
  french: '',
  ...part,
})

test('a row without any text has no missing translations', () => {
  expect(countMissing([row({})])).toBe(0)
})

test('a translation is missing in every language without a text', () => {
  const soup = row({ text: 'Sopa', spanish: 'Sopa' })
  expect(isMissing(soup, 'spanish')).toBe(false)
  expect(isMissing(soup, 'french')).toBe(true)
  expect(countMissing([soup])).toBe(3)
})

test('an empty Spanish text is not missing if there is a main text', () => {
  expect(isMissing(row({ text: 'Sopa' }), 'spanish')).toBe(false)
  expect(countMissing([row({ text: 'Sopa' })])).toBe(3)
})

test('a text without a main text is missing in the other languages once one language has it', () => {
  expect(countMissing([row({ of: 'menu.aclaration', english: 'Cash only' })])).toBe(3)
})

test('the search for the next missing cell continues at the top after the last row', () => {
  const full = row({ text: 'a', spanish: 'a', english: 'a', portuguese: 'a', french: 'a' })
  const rows = [{ ...full, french: '' }, full, { ...full, english: '' }]
  expect(nextMissing(rows, { row: 0, column: -1 })).toEqual({ row: 0, column: 3 })
  expect(nextMissing(rows, { row: 0, column: 3 })).toEqual({ row: 2, column: 1 })
  expect(nextMissing(rows, { row: 2, column: 1 })).toEqual({ row: 0, column: 3 })
  expect(nextMissing([full], { row: 0, column: 0 })).toBeNull()
})
