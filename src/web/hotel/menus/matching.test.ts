import { expect, test } from 'vitest'
import { matching } from './matching.ts'

test('every word is looked for, without accents and case', () => {
  const texts = ['Té con limón', 'Limonada', 'Café']
  const found = (searched: string) => texts.filter(matching(searched))
  expect(found('LIMON te')).toEqual(['Té con limón'])
  expect(found('limo')).toEqual(['Té con limón', 'Limonada'])
  expect(found(' ')).toEqual(texts)
  expect(found('pan')).toEqual([])
})
