import { expect, test } from 'vitest'
import { atRest, moved } from './zooming.ts'

const screen = { width: 400, height: 800 }

test('two fingers that move apart zoom in, and the point between them stays in place', () => {
  const before = [
    { x: 150, y: 400 },
    { x: 250, y: 400 },
  ]
  const after = [
    { x: 100, y: 400 },
    { x: 300, y: 400 },
  ]
  expect(moved(atRest, before, after, screen)).toEqual({ scale: 2, x: 0, y: 0 })
  const aside = moved(
    atRest,
    [
      { x: 50, y: 400 },
      { x: 150, y: 400 },
    ],
    [
      { x: 0, y: 400 },
      { x: 200, y: 400 },
    ],
    screen,
  )
  expect(aside).toEqual({ scale: 2, x: 100, y: 0 })
})

test('one finger moves a zoomed picture up to its edge; an unzoomed picture does not move', () => {
  const large = { scale: 2, x: 0, y: 0 }
  expect(moved(large, [{ x: 0, y: 0 }], [{ x: 50, y: -30 }], screen)).toEqual({ scale: 2, x: 50, y: -30 })
  expect(moved(large, [{ x: 0, y: 0 }], [{ x: 5000, y: 0 }], screen).x).toBe(200)
  expect(moved(atRest, [{ x: 0, y: 0 }], [{ x: 90, y: 90 }], screen)).toEqual(atRest)
})

test('the zoom factor stays between one and five', () => {
  const wide = [
    { x: 0, y: 0 },
    { x: 400, y: 0 },
  ]
  const close = [
    { x: 190, y: 0 },
    { x: 200, y: 0 },
  ]
  expect(moved(atRest, wide, close, screen).scale).toBe(1)
  expect(moved(atRest, close, wide, screen).scale).toBe(5)
})
