import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { escapeBeyondLatin1 } from './oneByteText.ts'

test('text keeps its value in strings, templates and patterns, and no character needs two bytes', () => {
  const source = String.raw`({ text: '“á”', emoji: '👋', template: ${'`'}→\\→\→${'`'}, isQuote: /^[“”]$/u.test('“'), isHand: /^👋$/u.test('👋') })`
  const escaped = escapeBeyondLatin1(source)
  expect(escaped).toMatch(/^[\0-\xff]+$/)
  expect(runInNewContext(escaped)).toEqual(runInNewContext(source))
  expect(runInNewContext(escaped)).toEqual({ text: '“á”', emoji: '👋', template: '→\\→→', isQuote: true, isHand: true })
})
