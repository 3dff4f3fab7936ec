import { expect, test } from 'vitest'
import { chatPreview } from './chatPreview.ts'

test('a message of more than 40 characters is cut to 39 characters and three dots in the chat list', () => {
  expect(chatPreview('a'.repeat(40))).toBe('a'.repeat(40))
  expect(chatPreview('a'.repeat(41))).toBe(`${'a'.repeat(39)}...`)
  expect(chatPreview('')).toBe('')
})

test('the cut of a chat preview never splits a surrogate pair', () => {
  expect(chatPreview('🥂'.repeat(41))).toBe(`${'🥂'.repeat(39)}...`)
})
