import { expect, test } from 'vitest'
import { intoPages } from './turning.ts'

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
