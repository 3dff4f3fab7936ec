import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The source of each French text: the value of a property `french`, up to the end of its line or of its object. */
const frenchParts = (source: string) =>
  Array.from(source.matchAll(/^( *)french:(?: \{\n[\s\S]*?\n\1\}|\s+.*)/gm), ([part]) => part)

const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
const literalsOf = (source: string) => Array.from(source.matchAll(literal), ([text]) => text)
/** Text of a literal without its quotes and interpolated values. */
const wordsOf = (text: string) => text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, 'x')

test('French texts have a narrow no-break space before a colon, semicolon, exclamation or question mark', () => {
  const files = globSync('src/{web,server}/**/*.{text,mails}.ts')
  const texts = files.flatMap((file) =>
    frenchParts(readFileSync(file, 'utf8')).flatMap((part) =>
      literalsOf(part).map((text) => `${file}: ${wordsOf(text)}`),
    ),
  )
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\.ts: .*[^\u202f\s][:;!?](\s|$)|[ \u00a0][:;!?](\s|$)/.test(text))).toEqual([])
})

test('screens in four languages add no such mark to a text themselves, because it would be right in three languages only', () => {
  const files = globSync('src/web/{hotel/{guest,menus/guest},kernel/shells/guest}/**/*.{ts,tsx}').filter(
    (file) => !/\.(text|test)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(80)
  // Template literals such as `${label}: ${name}`, and braces of JSX such as {label}: before an element or the line's end.
  const marks = (source: string) => [
    ...literalsOf(source).filter((text) => /\}\s?[:;!?](\s|`)/.test(text)),
    ...Array.from(source.matchAll(/(?<=[>\s])\{[\w.[\]]+\}\s?[:;!?](?=\s*<|\{|$)/gm), ([text]) => text),
  ]
  expect(files.flatMap((file) => marks(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([])
})
