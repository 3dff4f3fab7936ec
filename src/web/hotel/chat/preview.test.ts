import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

test('a preview is cut to 39 characters plus three dots when the message has more than 40', () => {
  expect(previewOf('a'.repeat(40))).toBe('a'.repeat(40))
  expect(previewOf('a'.repeat(41))).toBe(`${'a'.repeat(39)}...`)
  expect(previewOf('')).toBe('')
})

test('a character that takes two places in memory is never cut in half', () => {
  expect(previewOf('🥂'.repeat(41))).toBe(`${'🥂'.repeat(39)}...`)
})
