import { expect, test } from 'vitest'
import { mergeOptions, readOptions, writeOptions } from './options.rules.ts'

const reread = (cell: string) => {
  const read = readOptions(cell)
  return 'value' in read ? writeOptions(mergeOptions([], read.value)) : read.problem
}

test('the minimum and maximum of an option group are the same after export and import', () => {
  for (const cell of [
    'Salsas (many, required, 2-3): A | B | C',
    'Salsas (many, -2): A | B',
    'Salsas (many, 2-): A | B',
  ])
    expect(reread(cell)).toBe(cell)
})

test('an option group with an invalid minimum or maximum is refused as not_options', () => {
  for (const bounds of ['-', '0-2', '1-13', '3-2', '2–3', '1-2-3'])
    expect(reread(`Salsas (many, ${bounds}): A`)).toBe('not_options')
})
