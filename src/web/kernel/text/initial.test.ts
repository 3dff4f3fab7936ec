import { expect, test } from 'vitest'
import { firstCharacterOf } from './initial.ts'

test('the initial of a name is a whole code point, also for an emoji, and empty for an empty name', () => {
  expect(['Ana', '🦊 Zorro', '𝓜aría', 'عمر', ''].map(firstCharacterOf)).toEqual(['A', '🦊', '𝓜', 'ع', ''])
})
