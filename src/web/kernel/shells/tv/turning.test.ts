import { expect, test } from 'vitest'
import { intoPages, placeAt } from './turning.ts'

const sizes = (posts: number) => intoPages(Array.from({ length: posts }), 3).map((page) => page.length)

test('a page holds no more than can be read at once, and pages are as even as they go', () => {
  expect(sizes(0)).toEqual([])
  expect(sizes(1)).toEqual([1])
  expect(sizes(3)).toEqual([3])
  expect(sizes(4)).toEqual([2, 2])
  expect(sizes(10)).toEqual([3, 3, 2, 2])
})

test('everything is on one page, in its order', () => {
  expect(intoPages([1, 2, 3, 4, 5, 6, 7], 3).flat()).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('boards that take turns show every page of each before the next one comes', () => {
  const counts = [4, 0, 1, 2]
  const seen: string[] = []
  let at = { board: 0, page: 0 }
  while (at.board < counts.length) {
    seen.push(`${at.board}.${at.page}`)
    at = placeAt(at.board, at.page + 1, counts[at.board] ?? 0)
  }
  expect(seen).toEqual(['0.0', '0.1', '0.2', '0.3', '1.0', '2.0', '3.0', '3.1'])
})
