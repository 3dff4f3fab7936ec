import { expect, test } from 'vitest'
import { matching } from './matching.ts'

test('a search matches texts that contain every word, ignoring accents and case', () => {
  const texts = ['Té con limón', 'Limonada', 'Café']
  const search = (query: string) => texts.filter(matching(query))
  expect(search('LIMON te')).toEqual(['Té con limón'])
  expect(search('limo')).toEqual(['Té con limón', 'Limonada'])
  expect(search(' ')).toEqual(texts)
  expect(search('pan')).toEqual([])
})
