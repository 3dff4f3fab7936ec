import { expect, test } from 'vitest'
import type { TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import { blockIn, placed } from './pasting.ts'

test.each([
  ['Soup', null],
  ['Soup\r\n', null],
  ['Soup "of the day"', null],
  ['Soup\tSopa', [['Soup', 'Sopa']]],
  ['Soup\nCake\n', [['Soup'], ['Cake']]],
  [
    'Soup\tSopa\r\nCake\t',
    [
      ['Soup', 'Sopa'],
      ['Cake', ''],
    ],
  ],
  ['"With ""ice""\nand lemon"\tSopa', [['With "ice" and lemon', 'Sopa']]],
  ['\t\tSopa', [['', '', 'Sopa']]],
])('what is copied from a spreadsheet is read cell by cell: %j', (copied, block) => {
  expect(blockIn(copied)).toEqual(block)
})

const row = (id: string) => ({ of: 'product.name', id }) as TranslationRow

test('a block fills down and right from its cell, leaves alone what it says nothing of, and counts what does not fit', () => {
  const rows = [row('soup'), row('cake')]
  const { cells, beyond } = placed([['a', 'b'], ['', 'c', 'outside'], ['below']], rows, { row: 0, column: 2 })
  expect(cells.map(({ row, language, text }) => [row.id, language, text])).toEqual([
    ['soup', 'portuguese', 'a'],
    ['soup', 'french', 'b'],
    ['cake', 'french', 'c'],
  ])
  expect(beyond).toBe(2)
})
