import { expect, test } from 'vitest'
import { intoPages, placeAt } from './turning.ts'

const sizes = (posts: number) => intoPages(Array.from({ length: posts }), 3).map((page) => page.length)

test('a page holds at most the given number of items, and page sizes differ by at most one', () => {
  expect(sizes(0)).toEqual([])
  expect(sizes(1)).toEqual([1])
  expect(sizes(3)).toEqual([3])
  expect(sizes(4)).toEqual([2, 2])
  expect(sizes(10)).toEqual([3, 3, 2, 2])
})

test('every item is on exactly one page, and the order is kept', () => {
  expect(intoPages([1, 2, 3, 4, 5, 6, 7], 3).flat()).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a rotation shows all pages of a board before the next board', () => {
  const counts = [4, 0, 1, 2]
  const shown: string[] = []
  let position = { board: 0, page: 0 }
  while (position.board < counts.length) {
    shown.push(`${position.board}.${position.page}`)
    position = placeAt(position.board, position.page + 1, counts[position.board] ?? 0)
  }
  expect(shown).toEqual(['0.0', '0.1', '0.2', '0.3', '1.0', '2.0', '3.0', '3.1'])
})
