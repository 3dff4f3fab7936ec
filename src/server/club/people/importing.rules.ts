import { createHash } from 'node:crypto'
import { type BadFileReason, type CsvColumn, csvColumns, peopleLimits } from '#contract/club/people.limits.ts'
import { type BadRow, PersonWritten } from '#contract/club/people.ts'
import { type Record as CsvRecord, readCsv, unmarked, writeCsv } from '#server/kernel/csv/csv.ts'
import { plainWords } from '../search/search.rules.ts'

/** What a row of the file says of a person; what it leaves empty it does not say. */
export interface Row extends PersonWritten {
  active: boolean
}
type Said = Partial<Row> & Pick<Row, 'numberSocio'>
export interface ReadRow {
  whole: Row
  said: Said
}
export interface Existing extends Row {
  id: string
  version: number
}

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
const required: CsvColumn[] = ['firstName', 'lastName', 'numberSocio']

const columnOf = (header: string) => {
  const plain = plainWords(header).join(' ')
  return columns.find((column) => aliases[column].includes(plain)) ?? null
}

const asIsoDay = (cell: string) => {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : cell
}
const statuses = new Map([
  ...['activo', 'activa', 'si', '1'].map((word) => [word, true] as const),
  ...['inactivo', 'inactiva', 'no', '0'].map((word) => [word, false] as const),
])
const nobody = { mail: null, phone: null, birthday: undefined, contactSince: null, comments: '' }

/** One row as the contract wants a person, or why it cannot be one. */
const readRow = (record: CsvRecord, header: (CsvColumn | null)[]): ReadRow | BadRow => {
  const bad = (reason: BadRow['reason'], column: CsvColumn | null = null, found = ''): BadRow => ({
    line: record.line,
    column,
    reason,
    found: found.slice(0, 60),
  })
  if (record.openQuote) return bad('open_quote')
  if (record.cells.length > header.length) return bad('columns', null, record.cells.slice(header.length).join(' '))
  const cells = new Map<CsvColumn, string>()
  for (const [n, column] of header.entries()) {
    const cell = unmarked(record.cells[n] ?? '')
    if (column && cell !== '') cells.set(column, cell)
  }
  const absent = required.find((column) => !cells.has(column))
  if (absent) return bad('missing', absent)
  const { active: status, ...cellsOfPerson } = Object.fromEntries(cells)
  const active = statuses.get(plainWords(status ?? 'activo').join(' '))
  if (active === undefined) return bad('invalid', 'active', status)
  for (const column of ['birthday', 'contactSince'])
    if (cellsOfPerson[column]) cellsOfPerson[column] = asIsoDay(cellsOfPerson[column])
  const person = PersonWritten.safeParse({ ...nobody, ...cellsOfPerson })
  if (!person.success) {
    const [issue] = person.error.issues
    const column = columns.find((one) => one === issue?.path[0]) ?? null
    return bad(issue?.code === 'too_big' ? 'too_long' : 'invalid', column, column ? cells.get(column) : '')
  }
  const whole = { ...person.data, active }
  const said = Object.fromEntries([...cells.keys()].map((column) => [column, whole[column]]))
  return { whole, said: { ...said, numberSocio: whole.numberSocio } }
}

interface ReadFile {
  badFile: BadFileReason | null
  rows: ReadRow[]
  bad: BadRow[]
}

/** Every row of the file, good and bad apart; a member number counts once, at its first row. */
export const readPeople = (csv: string): ReadFile => {
  const [first, ...records] = readCsv(csv)
  const refused = (badFile: BadFileReason): ReadFile => ({ badFile, rows: [], bad: [] })
  if (!first) return refused('empty')
  const header = first.cells.map(columnOf)
  if (!required.every((column) => header.includes(column))) return refused('no_header')
  if (records.length === 0) return refused('empty')
  if (records.length > peopleLimits.csvRows) return refused('too_many_rows')
  const rows: ReadRow[] = []
  const bad: BadRow[] = []
  const numbers = new Set<string>()
  for (const record of records) {
    const row = readRow(record, header)
    if ('reason' in row) bad.push(row)
    else if (numbers.has(row.whole.numberSocio))
      bad.push({ line: record.line, column: 'numberSocio', reason: 'repeated', found: row.whole.numberSocio })
    else {
      numbers.add(row.whole.numberSocio)
      rows.push(row)
    }
  }
  return { badFile: null, rows, bad }
}

export interface Plan {
  created: Row[]
  updated: Existing[]
  unchanged: number
}

/** What the rows change, given who is there: a known number updates what the row says, a new one creates. */
export const planFor = (rows: readonly ReadRow[], existing: readonly Existing[]): Plan => {
  const byNumber = new Map(existing.map((person) => [person.numberSocio, person]))
  const plan: Plan = { created: [], updated: [], unchanged: 0 }
  for (const { whole, said } of rows) {
    const person = byNumber.get(whole.numberSocio)
    if (!person) plan.created.push(whole)
    else if (Object.entries(said).every(([key, value]) => person[key as keyof Row] === value)) plan.unchanged++
    else plan.updated.push({ ...person, ...said })
  }
  return plan
}

/** The same for the same plan only: what is confirmed is what was previewed, against the same members. */
export const sealOf = ({ created, updated }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([created, updated]))
    .digest('base64url')

const asWritten = (day: string | null) => day?.split('-').reverse().map(Number).join('/') ?? ''

/** The export reads back as it was: the same columns, days as day/month/year. */
export const exportOf = (everyone: readonly Row[]): string =>
  writeCsv([
    Object.values(csvColumns),
    ...everyone.map((person) => [
      person.firstName,
      person.lastName,
      person.numberSocio,
      person.mail ?? '',
      person.phone ?? '',
      asWritten(person.birthday),
      asWritten(person.contactSince),
      person.comments,
      person.active ? 'Activo' : 'Inactivo',
    ]),
  ])
