import type * as z from 'zod'
import type { BadRowReason } from '#contract/kernel/sheets.limits.ts'
import { normalizedWords } from '../normalizedWords.rules.ts'
import type { ParsedCell } from './sheets.ts'

export type ReadCell<Value> = (cell: string) => ParsedCell<Value, BadRowReason> | null

/**
 * Reads a cell with a schema of the contract, after `normalize` has undone the changes that spreadsheets make to it. Null for an
 * empty cell.
 */
export const readCellWithSchema =
  <Value>(schema: z.ZodType<Value>, normalize = (cell: string) => cell): ReadCell<Value> =>
  (cell) => {
    if (cell === '') return null
    const { data: value, error } = schema.safeParse(normalize(cell))
    if (!error) return { value: value as Value }
    return { problem: error.issues[0]?.code === 'too_big' ? 'too_long' : 'invalid' }
  }

export const requiredCell =
  <Value>(read: ReadCell<Value>): ReadCell<Value> =>
  (cell) =>
    read(cell) ?? { problem: 'missing' }

/** Converts 5/3/1980, the form in which spreadsheets write days, to an ISO day; returns other texts unchanged. */
export const toIsoDay = (cell: string) => {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell
}
export const toSheetDay = (day: string | null) => day?.split('-').reverse().map(Number).join('/') ?? ''

const statuses = new Map([
  ...['activo', 'activa', 'si', '1'].map((word) => [word, true] as const),
  ...['inactivo', 'inactiva', 'no', '0'].map((word) => [word, false] as const),
])
export const readStatus: ReadCell<boolean> = (cell) => {
  if (cell === '') return null
  const value = statuses.get(normalizedWords(cell).join(' '))
  return value === undefined ? { problem: 'invalid' } : { value }
}
export const toSheetStatus = (active: boolean) => (active ? 'Activo' : 'Inactivo')

/** Finds the column with a heading, in any of its spellings without accents and signs. */
export const columnFinder =
  <Column extends string>(aliases: Record<Column, readonly string[]>) =>
  (heading: string) => {
    const plain = normalizedWords(heading).join(' ')
    return (Object.keys(aliases) as Column[]).find((column) => aliases[column].includes(plain))
  }
