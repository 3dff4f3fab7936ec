import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, unescapeFormula, writeCsv } from './csv.ts'

const cellsOf = (csv: string) => readCsv(csv).map(({ cells }) => cells)

test('the header decides whether the delimiter is a comma, a semicolon or a tab, also after blank lines', () => {
  for (const delimiter of [',', ';', '\t'])
    for (const before of ['', '\n', '\r\n\r\n'])
      expect(cellsOf(`${before}a${delimiter}b\n1${delimiter}2`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ])
})

test('a quoted cell may contain delimiters, quotes and line breaks without changing the row numbers', () => {
  const records = readCsv('a;b\r\n"x;y";"di ""hola"""\r\n"dos\nlíneas";2\r\n\r\nfin;')
  expect(records).toEqual([
    { row: 1, cells: ['a', 'b'], openQuote: false },
    { row: 2, cells: ['x;y', 'di "hola"'], openQuote: false },
    { row: 3, cells: ['dos\nlíneas', '2'], openQuote: false },
    { row: 5, cells: ['fin', ''], openQuote: false },
  ])
})

test('a quote that is never closed is reported', () => {
  expect(readCsv('a;b\n1;"2\n3;4').map(({ openQuote }) => openQuote)).toEqual([false, true])
})

test('any written text reads back unchanged, and no written cell begins like a formula unless it is a negative number', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1', '+1', '-1', '-1+1', '@a', '\t=1', '＝1', "'x", "'=x", '"', ';', '\n'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const trimmed = rows.map((cells) => cells.map((one) => one.trim()))
      fc.pre(trimmed.every((cells) => cells.every((one) => one !== '' && !one.includes('\r'))))
      const csv = writeCsv([['columna uno', 'columna dos'], ...trimmed])
      const read = cellsOf(csv).slice(1)
      expect(read.flat().filter((one) => /^[=+\-@＝]/.test(one) && !/^-\d+(,\d+)?$/.test(one))).toEqual([])
      expect(read.map((cells) => cells.map(unescapeFormula))).toEqual(trimmed)
    }),
  )
})
