import type * as z from 'zod'
import { type BadFileReason, type CsvColumn, csvColumns, peopleLimits } from '#contract/club/people.limits.ts'
import { type BadRow, PersonWritten } from '#contract/club/people.ts'
import type { RowChange } from '#contract/kernel/sheets.ts'
import {
  cellsChanged,
  type Found,
  type Plan,
  planOf,
  readSheet,
  type Sheet,
  writeSheet,
} from '#server/kernel/csv/sheets.ts'
import { plainWords } from '#server/kernel/words.rules.ts'

/** All that a row of the file can say of a person; what it leaves empty it does not say. */
export interface Row extends PersonWritten {
  active: boolean
}
type Said = Partial<Row> & Pick<Row, 'firstName' | 'lastName' | 'numberSocio'>
export interface Existing extends Row {
  id: string
  version: number
}
export type PeoplePlan = Plan<Existing, Said>

const aliases: { [column in CsvColumn]: string[] } = {
  firstName: ['nombre', 'nombres', 'first name'],
  lastName: ['apellido', 'apellidos', 'last name'],
  numberSocio: ['numero de socio', 'nro de socio', 'n de socio', 'numero', 'socio', 'numbersocio'],
  mail: ['mail', 'email', 'e mail', 'correo'],
  phone: ['telefono', 'celular', 'phone'],
  birthday: ['nacimiento', 'fecha de nacimiento', 'cumpleanos', 'birthday'],
  contactSince: ['contacto desde', 'alta'],
  comments: ['comentarios', 'observaciones'],
  active: ['estado', 'activo'],
}
const columns = Object.keys(aliases) as CsvColumn[]

const columnOf = (heading: string) => {
  const plain = plainWords(heading).join(' ')
  return columns.find((column) => aliases[column].includes(plain))
}

type Reason = BadRow['reason']
type Read<Value> = (cell: string) => Found<Value, Reason> | null

/** As the contract wants it, whatever its way through a spreadsheet has made of it. */
const checked =
  <Value>(schema: z.ZodType<Value>, mended = (cell: string) => cell): Read<Value> =>
  (cell) => {
    if (cell === '') return null
    const { data: value, error } = schema.safeParse(mended(cell))
    if (!error) return { value: value as Value }
    return { problem: error.issues[0]?.code === 'too_big' ? 'too_long' : 'invalid' }
  }
const needed =
  <Value>(read: Read<Value>): Read<Value> =>
  (cell) =>
    read(cell) ?? { problem: 'missing' }

/** Spreadsheets write days as 5/3/1980. */
const asIsoDay = (cell: string) => {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell
}
const asWritten = (day: string | null) => day?.split('-').reverse().map(Number).join('/') ?? ''

const statuses = new Map([
  ...['activo', 'activa', 'si', '1'].map((word) => [word, true] as const),
  ...['inactivo', 'inactiva', 'no', '0'].map((word) => [word, false] as const),
])
const readStatus: Read<boolean> = (cell) => {
  if (cell === '') return null
  const value = statuses.get(plainWords(cell).join(' '))
  return value === undefined ? { problem: 'invalid' } : { value }
}

const { shape } = PersonWritten
const column = <C extends CsvColumn>(name: C, read: Read<Row[C]>, write: (value: Row[C]) => string) => ({
  heading: csvColumns[name],
  read,
  write: (person: Row) => write(person[name]),
})
const asItIs = (text: string | null) => text ?? ''

const sheet: Sheet<Row, Row, Reason> = {
  columns: {
    firstName: column('firstName', needed(checked(shape.firstName)), asItIs),
    lastName: column('lastName', needed(checked(shape.lastName)), asItIs),
    numberSocio: column('numberSocio', needed(checked(shape.numberSocio)), asItIs),
    mail: column('mail', checked(shape.mail), asItIs),
    phone: column('phone', checked(shape.phone), asItIs),
    birthday: column('birthday', checked(shape.birthday, asIsoDay), asWritten),
    contactSince: column('contactSince', checked(shape.contactSince, asIsoDay), asWritten),
    comments: column('comments', checked(shape.comments), asItIs),
    active: column('active', readStatus, (active) => (active ? 'Activo' : 'Inactivo')),
  },
  // A column that we do not know is somebody else's: the file may come from another system.
  columnOf,
  required: ['firstName', 'lastName', 'numberSocio'],
  rowsAtMost: peopleLimits.csvRows,
}

interface ReadFile {
  badFile: BadFileReason | null
  /** Headings of other systems. */
  unknown: string[]
  rows: Said[]
  bad: BadRow[]
}

/** Every row of the file, good and bad apart; a member number counts once, at its first row. */
export const readPeople = (csv: string): ReadFile => {
  const { isEmpty, heading, rows, tooMany, openQuote } = readSheet(csv, sheet)
  const unknown = heading.unknown.filter(Boolean).map((name) => name.slice(0, 60))
  const refused = (badFile: BadFileReason): ReadFile => ({ badFile, unknown, rows: [], bad: [] })
  if (isEmpty) return refused('empty')
  if (heading.missing.length > 0) return refused('no_header')
  if (tooMany) return refused('too_many_rows')
  if (rows.length === 0) return refused('empty')
  const read: ReadFile = { badFile: null, unknown, rows: [], bad: [] }
  const numbers = new Set<string>()
  for (const { row, said, problems, beyond } of rows) {
    const bad = (reason: Reason, column: CsvColumn | null = null, found = '') =>
      read.bad.push({ line: row, column, reason, found: found.slice(0, 60) })
    const [wrong] = problems
    const person = said as Said
    if (row === openQuote) bad('open_quote')
    else if (beyond.length > 0) bad('columns', null, beyond.join(' '))
    else if (wrong) bad(wrong.problem, wrong.column, wrong.found)
    else if (numbers.has(person.numberSocio)) bad('repeated', 'numberSocio', person.numberSocio)
    else {
      numbers.add(person.numberSocio)
      read.rows.push(person)
    }
  }
  return read
}

/** What the rows change, given who is there: a known number updates what the row says, a new one creates. */
export const planFor = (rows: readonly Said[], existing: readonly Existing[]): PeoplePlan => {
  const byNumber = new Map(existing.map((person) => [person.numberSocio, person]))
  return planOf(
    rows,
    ({ numberSocio }) => byNumber.get(numberSocio),
    (person, said) => Object.entries(said).some(([column, value]) => person[column as CsvColumn] !== value),
  )
}

export const changesIn = ({ changed }: PeoplePlan): RowChange[] =>
  changed.slice(0, peopleLimits.changesListed).map(({ from, to }) => ({
    name: `${from.firstName} ${from.lastName} · ${from.numberSocio}`,
    cells: cellsChanged(sheet, from, { ...from, ...to }),
  }))

const unsaid = {
  mail: null,
  phone: null,
  birthday: shape.birthday.parse(undefined),
  contactSince: null,
  comments: '',
  active: true,
}
/** A new member of whom a row says this. */
export const newMember = (said: Said): Row => ({ ...unsaid, ...said })

export const exportOf = (everyone: readonly Row[]): string => writeSheet(everyone, sheet)
