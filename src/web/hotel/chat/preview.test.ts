import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

test('a message of more than 40 characters is cut to 39 characters and three dots in the chat list', () => {
  expect(previewOf('a'.repeat(40))).toBe('a'.repeat(40))
  expect(previewOf('a'.repeat(41))).toBe(`${'a'.repeat(39)}...`)
  expect(previewOf('')).toBe('')
})

test('the cut of a chat preview never splits a surrogate pair', () => {
  expect(previewOf('🥂'.repeat(41))).toBe(`${'🥂'.repeat(39)}...`)
})
