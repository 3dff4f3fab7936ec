import { type PeopleCsvColumn, peopleCsvColumns, peopleLimits } from '#contract/club/people.limits.ts'
import { PersonInput } from '#contract/club/people.ts'
import type { BadRowReason } from '#contract/kernel/sheets.limits.ts'
import {
  columnFinder,
  type ReadCell,
  readCellWithSchema,
  readStatus,
  requiredCell,
  toIsoDay,
  toSheetDay,
  toSheetStatus,
} from '#server/kernel/csv/importCells.ts'
import { readImportFile, toImportPreview } from '#server/kernel/csv/sheetImports.ts'
import { type ImportPlan, planSheetImport, type Sheet, writeSheet } from '#server/kernel/csv/sheets.ts'

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

const { shape } = PersonInput
const column = <C extends PeopleCsvColumn>(
  name: C,
  read: ReadCell<PersonRow[C]>,
  write: (value: PersonRow[C]) => string,
) => ({
  heading: peopleCsvColumns[name],
  read,
  write: (person: ExistingPerson) => write(person[name]),
})
const textOrEmpty = (text: string | null) => text ?? ''

const sheet: Sheet<PersonRow, ExistingPerson, BadRowReason> = {
  columns: {
    firstName: column('firstName', requiredCell(readCellWithSchema(shape.firstName)), textOrEmpty),
    lastName: column('lastName', requiredCell(readCellWithSchema(shape.lastName)), textOrEmpty),
    numberSocio: column('numberSocio', requiredCell(readCellWithSchema(shape.numberSocio)), textOrEmpty),
    mail: column('mail', readCellWithSchema(shape.mail), textOrEmpty),
    phone: column('phone', readCellWithSchema(shape.phone), textOrEmpty),
    birthday: column('birthday', readCellWithSchema(shape.birthday, toIsoDay), toSheetDay),
    contactSince: column('contactSince', readCellWithSchema(shape.contactSince, toIsoDay), toSheetDay),
    comments: column('comments', readCellWithSchema(shape.comments), textOrEmpty),
    active: column('active', readStatus, toSheetStatus),
  },
  // Unknown columns are ignored: the file may come from another system.
  columnOf: columnFinder(aliases),
  required: ['firstName', 'lastName', 'numberSocio'],
  rowsAtMost: peopleLimits.csvRows,
}

export const readPeopleCsv = (csv: string) =>
  readImportFile<PersonRow, ExistingPerson, RowValues>(csv, sheet, 'numberSocio')

/** A row with a known member number updates the person with the row's non-empty cells; other rows create people. */
export const planPersonRows = (rows: readonly RowValues[], existing: readonly ExistingPerson[]): PeopleImportPlan => {
  const byNumber = new Map(existing.map((person) => [person.numberSocio, person]))
  return planSheetImport(
    rows,
    ({ numberSocio }) => byNumber.get(numberSocio),
    (person, values) => Object.entries(values).some(([column, value]) => person[column as PeopleCsvColumn] !== value),
  )
}

export const previewPeopleImport = (file: ReturnType<typeof readPeopleCsv>, plan: PeopleImportPlan) =>
  toImportPreview(
    sheet,
    file,
    plan,
    ({ firstName, lastName, numberSocio }) => `${firstName} ${lastName} · ${numberSocio}`,
  )

const defaults = {
  mail: null,
  phone: null,
  birthday: null,
  contactSince: null,
  comments: '',
  active: true,
}
/** Completes a row with the default values of a new person. */
export const completePersonRow = (values: RowValues): PersonRow => ({ ...defaults, ...values })

export const writePeopleCsv = (rows: readonly ExistingPerson[]): string => writeSheet(rows, sheet)
