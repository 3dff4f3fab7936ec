import { type MemberCsvColumn, memberCsvColumns, memberLimits } from '#contract/community/members.limits.ts'
import { MemberInput } from '#contract/community/members.staff.ts'
import type { BadRowReason } from '#contract/kernel/sheets.limits.ts'
import {
  columnFinder,
  type ReadCell,
  readCellWithSchema,
  requiredCell,
  toIsoDay,
  toSheetDay,
} from '#server/kernel/csv/importCells.ts'
import { readImportFile, toImportPreview } from '#server/kernel/csv/sheetImports.ts'
import { type ImportPlan, planSheetImport, type Sheet, writeSheet } from '#server/kernel/csv/sheets.ts'

/** All values that a CSV row can contain for a member. */
export type MemberRow = Pick<MemberInput, MemberCsvColumn>
/** The non-empty cells of a row; an empty cell leaves the stored value unchanged. */
type RowValues = Partial<MemberRow> & Pick<MemberRow, 'firstName' | 'lastName' | 'mail'>
export interface ExistingMember extends MemberRow {
  id: string
  version: number
}
export type MemberImportPlan = ImportPlan<ExistingMember, RowValues>

const { shape } = MemberInput
const column = <C extends MemberCsvColumn>(
  name: C,
  read: ReadCell<MemberRow[C]>,
  write: (value: MemberRow[C]) => string = (value) => value ?? '',
) => ({ heading: memberCsvColumns[name], read, write: (member: ExistingMember) => write(member[name]) })

const sheet: Sheet<MemberRow, ExistingMember, BadRowReason> = {
  columns: {
    firstName: column('firstName', requiredCell(readCellWithSchema(shape.firstName))),
    lastName: column('lastName', requiredCell(readCellWithSchema(shape.lastName))),
    mail: column('mail', requiredCell(readCellWithSchema(shape.mail))),
    phone: column('phone', readCellWithSchema(shape.phone)),
    birthday: column('birthday', readCellWithSchema(shape.birthday, toIsoDay), toSheetDay),
    lot: column('lot', readCellWithSchema(shape.lot)),
    class: column('class', readCellWithSchema(shape.class)),
    comments: column('comments', readCellWithSchema(shape.comments)),
  },
  columnOf: columnFinder<MemberCsvColumn>({
    firstName: ['nombre', 'nombres', 'first name'],
    lastName: ['apellido', 'apellidos', 'last name'],
    mail: ['mail', 'email', 'e mail', 'correo'],
    phone: ['telefono', 'celular', 'phone'],
    birthday: ['nacimiento', 'fecha de nacimiento', 'cumpleanos', 'birthday'],
    lot: ['lote', 'casa', 'unidad'],
    class: ['clase'],
    comments: ['comentarios', 'observaciones'],
  }),
  required: ['firstName', 'lastName', 'mail'],
  rowsAtMost: memberLimits.csvRows,
}

export const readMembersCsv = (csv: string) => readImportFile<MemberRow, ExistingMember, RowValues>(csv, sheet, 'mail')

/** A row with a known mail updates the member with the row's non-empty cells; other rows create members. */
export const planMemberRows = (rows: readonly RowValues[], existing: readonly ExistingMember[]): MemberImportPlan => {
  const byMail = new Map(existing.map((member) => [member.mail, member]))
  return planSheetImport(
    rows,
    ({ mail }) => byMail.get(mail),
    (member, values) => Object.entries(values).some(([name, value]) => member[name as MemberCsvColumn] !== value),
  )
}

export const previewMembersImport = (file: ReturnType<typeof readMembersCsv>, plan: MemberImportPlan) =>
  toImportPreview(sheet, file, plan, ({ firstName, lastName, mail }) => `${firstName} ${lastName} · ${mail}`)

export const writeMembersCsv = (rows: readonly ExistingMember[]): string => writeSheet(rows, sheet)
