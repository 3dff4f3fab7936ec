import { expect, test } from 'vitest'
import { nearest } from './arrows.ts'

const box = (x: number, y: number) => ({ left: x, right: x + 100, top: y, bottom: y + 50 })
// Two rows of two boxes, and a small box below at the left.
const boxes = [box(0, 0), box(120, 0), box(0, 70), box(120, 70), { left: 0, right: 60, top: 140, bottom: 170 }]
const from = (i: number, key: string) => nearest(key, boxes[i] ?? box(0, 0), boxes)

test('an arrow key selects the neighbour in its direction', () => {
  expect([from(0, 'ArrowRight'), from(0, 'ArrowDown'), from(3, 'ArrowLeft'), from(3, 'ArrowUp')]).toEqual([1, 2, 2, 1])
})

test('every box is reachable, and an arrow at the edge or another key selects nothing', () => {
  expect([from(2, 'ArrowDown'), from(3, 'ArrowDown'), from(4, 'ArrowUp')]).toEqual([4, 4, 2])
  expect([from(0, 'ArrowUp'), from(0, 'ArrowLeft'), from(1, 'ArrowRight'), from(0, 'Enter')]).toEqual([-1, -1, -1, -1])
})
