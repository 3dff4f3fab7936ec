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
])('text copied from a spreadsheet is parsed into rows of cells, and a single text into null: %j', (copied, block) => {
  expect(blockIn(copied)).toEqual(block)
})

const row = (id: string) => ({ of: 'product.name', id }) as TranslationRow

test('a pasted block fills cells down and to the right, skips empty cells, and counts texts outside of the grid', () => {
  const rows = [row('soup'), row('cake')]
  const { cells, outside } = placed([['a', 'b'], ['', 'c', 'outside'], ['below']], rows, { row: 0, column: 2 })
  expect(cells.map(({ row, language, text }) => [row.id, language, text])).toEqual([
    ['soup', 'portuguese', 'a'],
    ['soup', 'french', 'b'],
    ['cake', 'french', 'c'],
  ])
  expect(outside).toBe(2)
})
