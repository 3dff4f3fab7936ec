import { expect, test } from 'vitest'
import { scaleFor } from './scale.ts'

test('the grid lines of a chart are integers, start at 0, and the last one is not below the tallest bar', () => {
  expect(scaleFor(0)).toEqual({ top: 1, lines: [0, 1] })
  expect(scaleFor(3)).toEqual({ top: 3, lines: [0, 1, 2, 3] })
  expect(scaleFor(17).lines).toEqual([0, 5, 10, 15, 20])
  for (let n = 0; n < 3000; n += 7) {
    const { top, lines } = scaleFor(n)
    expect(top).toBeGreaterThanOrEqual(n)
    expect(lines.at(-1)).toBe(top)
    expect(lines.length).toBeLessThanOrEqual(6)
    expect(lines.every(Number.isInteger)).toBe(true)
  }
})
