import { expect, test } from 'vitest'
import { contrastOnWhite } from './contrast.ts'

test.each([
  ['#000000', 21],
  ['#FFFFFF', 1],
  ['#767676', 4.54],
  ['#1F5D43', 7.76],
])('the contrast of %s on white equals the ratio of the WCAG formula', (colour, ratio) => {
  expect(contrastOnWhite(colour)).toBeCloseTo(ratio, 2)
})
