import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test('the initial of a name is a whole character, whatever the name begins with', () => {
  expect(['Ana', '🦊 Zorro', '𝓜aría', 'عمر', ''].map(initialOf)).toEqual(['A', '🦊', '𝓜', 'ع', ''])
})
