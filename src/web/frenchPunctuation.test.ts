import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The source of each French text: the value of a property `french`, up to the end of its line or of its object. */
const frenchParts = (source: string) =>
  Array.from(source.matchAll(/^( *)french: (?:\{\n[\s\S]*?\n\1\}|.*)/gm), ([part]) => part)

const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
/** Text of a literal without its quotes and interpolated values. */
const wordsOf = (text: string) => text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, 'x')

test('French texts have a narrow no-break space before a colon, semicolon, exclamation or question mark', () => {
  const files = globSync('src/{web,server}/**/*.{text,mails}.ts')
  const texts = files.flatMap((file) =>
    frenchParts(readFileSync(file, 'utf8')).flatMap((part) =>
      Array.from(part.matchAll(literal), ([text]) => `${file}: ${wordsOf(text)}`),
    ),
  )
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\.ts: .*[^\u202f\s][:;!?](\s|$)|[ \u00a0][:;!?](\s|$)/.test(text))).toEqual([])
})
