import type * as z from 'zod'
import {
  type BadFileReason,
  type PeopleCsvColumn,
  peopleCsvColumns,
  peopleLimits,
} from '#contract/club/people.limits.ts'
import { type BadRow, PersonInput } from '#contract/club/people.ts'
import type { RowChange } from '#contract/kernel/sheets.ts'
import {
  changedCells,
  type ImportPlan,
  type ParsedCell,
  planSheetImport,
  readSheet,
  type Sheet,
  writeSheet,
} from '#server/kernel/csv/sheets.ts'
import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'

/** All values that a CSV row can contain for a person. */
export interface PersonRow extends PersonInput {
  active: boolean
}
/** The non-empty cells of a row; an empty cell leaves the stored value unchanged. */
type RowValues = Partial<PersonRow> & Pick<PersonRow, 'firstName' | 'lastName' | 'numberSocio'>
export interface ExistingPerson extends PersonRow {
  id: string
  version: number
}
export type PeopleImportPlan = ImportPlan<ExistingPerson, RowValues>

const aliases: { [column in PeopleCsvColumn]: string[] } = {
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
const csvColumns = Object.keys(aliases) as PeopleCsvColumn[]

const columnOf = (heading: string) => {
  const plain = normalizedWords(heading).join(' ')
  return csvColumns.find((column) => aliases[column].includes(plain))
}

type Reason = BadRow['reason']
type ReadCell<Value> = (cell: string) => ParsedCell<Value, Reason> | null

/** Reads a cell with the contract's schema, after undoing the changes that spreadsheets make to it. */
const readWith =
  <Value>(schema: z.ZodType<Value>, normalize = (cell: string) => cell): ReadCell<Value> =>
  (cell) => {
    if (cell === '') return null
    const { data: value, error } = schema.safeParse(normalize(cell))
    if (!error) return { value: value as Value }
    return { problem: error.issues[0]?.code === 'too_big' ? 'too_long' : 'invalid' }
  }
const required =
  <Value>(read: ReadCell<Value>): ReadCell<Value> =>
  (cell) =>
    read(cell) ?? { problem: 'missing' }

/** Converts 5/3/1980, the form in which spreadsheets write days, to an ISO day. */
const toIsoDay = (cell: string) => {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell
}
const toSheetDay = (day: string | null) => day?.split('-').reverse().map(Number).join('/') ?? ''

const statuses = new Map([
  ...['activo', 'activa', 'si', '1'].map((word) => [word, true] as const),
  ...['inactivo', 'inactiva', 'no', '0'].map((word) => [word, false] as const),
])
const readStatus: ReadCell<boolean> = (cell) => {
  if (cell === '') return null
  const value = statuses.get(normalizedWords(cell).join(' '))
  return value === undefined ? { problem: 'invalid' } : { value }
}

const { shape } = PersonInput
const column = <C extends PeopleCsvColumn>(
  name: C,
  read: ReadCell<PersonRow[C]>,
  write: (value: PersonRow[C]) => string,
) => ({
  heading: peopleCsvColumns[name],
  read,
  write: (person: PersonRow) => write(person[name]),
})
const textOrEmpty = (text: string | null) => text ?? ''

const sheet: Sheet<PersonRow, PersonRow, Reason> = {
  columns: {
    firstName: column('firstName', required(readWith(shape.firstName)), textOrEmpty),
    lastName: column('lastName', required(readWith(shape.lastName)), textOrEmpty),
    numberSocio: column('numberSocio', required(readWith(shape.numberSocio)), textOrEmpty),
    mail: column('mail', readWith(shape.mail), textOrEmpty),
    phone: column('phone', readWith(shape.phone), textOrEmpty),
    birthday: column('birthday', readWith(shape.birthday, toIsoDay), toSheetDay),
    contactSince: column('contactSince', readWith(shape.contactSince, toIsoDay), toSheetDay),
    comments: column('comments', readWith(shape.comments), textOrEmpty),
    active: column('active', readStatus, (active) => (active ? 'Activo' : 'Inactivo')),
  },
  // Unknown columns are ignored: the file may come from another system.
  columnOf,
  required: ['firstName', 'lastName', 'numberSocio'],
  rowsAtMost: peopleLimits.csvRows,
}

interface PeopleFile {
  badFile: BadFileReason | null
  /** Headings of ignored columns. */
  unknown: string[]
  rows: RowValues[]
  bad: BadRow[]
}

/** Reads a CSV file into valid and bad rows. Of rows with the same member number only the first is valid. */
export const readPeopleCsv = (csv: string): PeopleFile => {
  const { isEmpty, heading, rows, tooMany, openQuote } = readSheet(csv, sheet)
  const unknown = heading.unknown.filter(Boolean).map((name) => name.slice(0, 60))
  const refuseFile = (badFile: BadFileReason): PeopleFile => ({ badFile, unknown, rows: [], bad: [] })
  if (isEmpty) return refuseFile('empty')
  if (heading.missing.length > 0) return refuseFile('no_header')
  if (tooMany) return refuseFile('too_many_rows')
  if (rows.length === 0) return refuseFile('empty')
  const file: PeopleFile = { badFile: null, unknown, rows: [], bad: [] }
  const numbers = new Set<string>()
  for (const { row, said, problems, beyond } of rows) {
    const addBadRow = (reason: Reason, column: PeopleCsvColumn | null = null, found = '') =>
      file.bad.push({ line: row, column, reason, found: found.slice(0, 60) })
    const [problem] = problems
    const person = said as RowValues
    if (row === openQuote) addBadRow('open_quote')
    else if (beyond.length > 0) addBadRow('columns', null, beyond.join(' '))
    else if (problem) addBadRow(problem.problem, problem.column, problem.found)
    else if (numbers.has(person.numberSocio)) addBadRow('repeated', 'numberSocio', person.numberSocio)
    else {
      numbers.add(person.numberSocio)
      file.rows.push(person)
    }
  }
  return file
}

/** A row with a known member number updates the person with the row's non-empty cells; other rows create people. */
export const planPersonRows = (rows: readonly RowValues[], existing: readonly ExistingPerson[]): PeopleImportPlan => {
  const byNumber = new Map(existing.map((person) => [person.numberSocio, person]))
  return planSheetImport(
    rows,
    ({ numberSocio }) => byNumber.get(numberSocio),
    (person, values) => Object.entries(values).some(([column, value]) => person[column as PeopleCsvColumn] !== value),
  )
}

export const listRowChanges = ({ changed }: PeopleImportPlan): RowChange[] =>
  changed.slice(0, peopleLimits.changesListed).map(({ from, to }) => ({
    name: `${from.firstName} ${from.lastName} · ${from.numberSocio}`,
    cells: changedCells(sheet, from, { ...from, ...to }),
  }))

const defaults = {
  mail: null,
  phone: null,
  birthday: shape.birthday.parse(undefined),
  contactSince: null,
  comments: '',
  active: true,
}
/** Completes a row with the default values of a new person. */
export const completePersonRow = (values: RowValues): PersonRow => ({ ...defaults, ...values })

export const writePeopleCsv = (rows: readonly PersonRow[]): string => writeSheet(rows, sheet)
