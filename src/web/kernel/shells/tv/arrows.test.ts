import { expect, test } from 'vitest'
import { nearest } from './arrows.ts'

const box = (x: number, y: number) => ({ left: x, right: x + 100, top: y, bottom: y + 50 })
// Two rows of two, and a small one below at the left.
const boxes = [box(0, 0), box(120, 0), box(0, 70), box(120, 70), { left: 0, right: 60, top: 140, bottom: 170 }]
const from = (i: number, key: string) => nearest(key, boxes[i] ?? box(0, 0), boxes)

test('an arrow leads to the neighbour on its side', () => {
  expect([from(0, 'ArrowRight'), from(0, 'ArrowDown'), from(3, 'ArrowLeft'), from(3, 'ArrowUp')]).toEqual([1, 2, 2, 1])
})

test('everything can be reached, and the edge leads nowhere', () => {
  expect([from(2, 'ArrowDown'), from(3, 'ArrowDown'), from(4, 'ArrowUp')]).toEqual([4, 4, 2])
  expect([from(0, 'ArrowUp'), from(0, 'ArrowLeft'), from(1, 'ArrowRight'), from(0, 'Enter')]).toEqual([-1, -1, -1, -1])
})
