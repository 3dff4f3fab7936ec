import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { darkColours } from '#contract/kernel/colours.ts'
import { colourShadesOf } from './shades.ts'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('the button’s shade of any colour has enough contrast with white text, and the shades go from light to dark', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const shades = colourShadesOf(colour)
      expect(shades).toHaveLength(10)
      const onWhite = shades.map((shade) => wcagContrast(shade, '#fff'))
      expect(onWhite[6]).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(shades[6] ?? '', '#f6f8f5')).toBeGreaterThanOrEqual(4.5)
      for (let i = 1; i < 10; i++) expect(onWhite[i]).toBeGreaterThanOrEqual((onWhite[i - 1] ?? 0) - 0.01)
    }),
  )
})

test('in the dark scheme the shades of any colour have enough contrast as links, as buttons and on their own soft background', () => {
  const { surface, ink, 'on-fill': onFill } = darkColours
  fc.assert(
    fc.property(colours, (colour) => {
      const [, , strong = '', primary = '', , , , , , soft = ''] = colourShadesOf(colour)
      expect(wcagContrast(primary, surface)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(onFill, primary)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(onFill, strong)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(primary, soft)).toBeGreaterThanOrEqual(4.5)
      expect(wcagContrast(ink, soft)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour with enough contrast is not changed', () => {
  expect(colourShadesOf('#1F5D43')[6]).toBe('#1F5D43')
})
